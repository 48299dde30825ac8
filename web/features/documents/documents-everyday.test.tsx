import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Scenario } from '#server/scenarios/scenario.ts';
import { isDeep } from '#web/testing/deep.ts';
import { findToast } from '#web/testing/toasts.ts';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';
import { showing } from '#web/domain/folders/folder-link.ts';
import { itemActions } from './actions/item-actions.ts';
import { room } from '#web/testing/room.ts';

const before = '2026-01-10T09:00:00.000Z';
const visit = '2026-01-12T09:00:00.000Z';
const after = '2026-01-13T09:00:00.000Z';

const base = room({
  folders: [{ name: 'Legal' }, { name: 'Leases', parentId: 'Legal' }],
  documents: [
    { name: 'old.pdf', updatedAt: before },
    { name: 'new.pdf', updatedAt: after },
    { name: 'mine.pdf', updatedAt: after, uploadedById: 'user-manager' },
    { name: 'new lease.pdf', updatedAt: after, folderId: 'Leases' },
    ...Array.from({ length: 40 }, (_, at) => ({
      name: `lease ${String(at).padStart(2, '0')}.pdf`,
      updatedAt: before,
      folderId: 'Leases',
    })),
  ],
});
const visited: Scenario = {
  ...base,
  visits: [{ id: 'user-manager', lastUsedAt: visit, isOver: true, previousAt: null }],
};

const dots = () => screen.queryAllByRole('img', { name: 'New since your last visit' });
const row = (name: RegExp) => screen.findByRole('row', { name });

async function open(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ route: '/documents', scenario: visited, persona: 'manager', ...options });
  await within(await screen.findByRole('tree', { name: 'Folders' })).findByRole('treeitem', { name: 'Legal' });
  return app;
}

async function choose({ user }: RenderedApp, item: HTMLElement, entry: string): Promise<void> {
  await user.pointer({ keys: '[MouseRight]', target: item });
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('what is new since the last visit', () => {
  test('has a dot in the list and the grid, except on own uploads', async () => {
    const { user } = await open();
    await row(/old\.pdf/);
    await waitFor(() => expect(dots()).toHaveLength(1));
    expect(within(await row(/new\.pdf/)).getByRole('img', { name: 'New since your last visit' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Grid view' }));
    await waitFor(() => expect(dots()).toHaveLength(1));
  });

  test('is counted at Home over all folders, and one press lists it with its folders', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^2 new since Monday 9:00 AM$/ }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /old\.pdf/ })).toBeNull());
    expect(screen.queryByRole('button', { name: /new since Monday/ })).toBeNull();
    expect(within(await row(/new lease\.pdf/)).getByText(/· in Leases$/)).toBeVisible();
    await page.viewport(360, 780);
    expect(await screen.findByText(/^in Leases · v1 · /)).toBeVisible();
    await page.viewport(1280, 800);
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    expect(await screen.findByRole('checkbox', { name: 'New since my last visit (2)' })).toBeChecked();
  });

  test('is a filter that shows how many there are', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('checkbox', { name: 'New since my last visit (2)' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /old\.pdf/ })).toBeNull());
    expect(await row(/new\.pdf/)).toBeVisible();
    expect(screen.queryByRole('row', { name: /mine\.pdf/ })).toBeNull();
  });

  test('has a dot at each folder above it, in the tree and above the list', async () => {
    const { user, calls } = await open();
    const words = '1 new since your last visit';
    const legal = screen.getByRole('treeitem', { name: 'Legal' });
    expect(await within(legal).findByRole('img', { name: words })).toBeVisible();
    expect(legal).toHaveAccessibleDescription(`${words} Public`);
    const before = calls().length;
    await user.click(within(legal).getByRole('button', { name: 'Legal' }));
    expect(await screen.findByRole('button', { name: `Leases, 41 documents, ${words}` })).toBeVisible();
    expect(calls()).toHaveLength(before);
  });

  test.runIf(isDeep)('is nothing on the first visit', async () => {
    const { user } = await open({ scenario: base });
    await row(/old\.pdf/);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await screen.findByLabelText('File Type');
    expect(screen.queryByRole('checkbox', { name: /New since/ })).toBeNull();
    expect(dots()).toEqual([]);
  });
});

describe('Show in folder', () => {
  test.runIf(isDeep)('leaves a search for the folder of the document, which is focused and selected', async () => {
    const app = await open();
    await app.user.type(screen.getByRole('searchbox'), 'lease 39');
    await choose(app, await row(/lease 39/), 'Show in folder');
    await waitFor(() => expect(screen.getByRole('row', { name: /lease 39/ })).toHaveFocus());
    expect(screen.getByRole('row', { name: /lease 39/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(window.location.search).toBe('?folder=Leases');
  });

  test('is in the menu of a recent document', async () => {
    const { user } = await open();
    const recent = within(await screen.findByRole('region', { name: 'Recent Documents' }));
    await user.click(recent.getByRole('button', { name: 'Actions for lease 01.pdf' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Show in folder' }));
    await waitFor(() => expect(screen.getByRole('row', { name: /lease 01/ })).toHaveFocus());
  });
});

test('Rename in the menu of a recent document opens its name in its folder', async () => {
  const { user, location } = await open();
  const recent = within(await screen.findByRole('region', { name: 'Recent Documents' }));
  await user.click(recent.getByRole('button', { name: 'Actions for lease 01.pdf' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  expect(await screen.findByRole('textbox', { name: 'New name for lease 01.pdf' })).toHaveFocus();
  expect(location()).toBe('/documents?folder=Leases');
});

test('the menu of a document opens the list of who opened it, without opening the document', async () => {
  const { user, calls, location } = await open();
  fireEvent.contextMenu(await row(/new\.pdf/));
  await user.click(await screen.findByRole('menuitem', { name: 'Who opened this' }));
  await waitFor(() => expect(location()).toContain('/audit?types=document_view%2Cdocument_download'));
  expect(location()).toContain('resourceId=new.pdf');
  expect(calls('previewDocument')).toEqual([]);
});

test('the link to a folder opens it', async () => {
  const app = await open();
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
  await choose(app, screen.getByRole('treeitem', { name: 'Legal' }), 'Copy link');
  await findToast('Copied!', 'The link to Legal is in the clipboard.');
  expect(copied).toEqual([`${window.location.origin}/documents?folder=Legal`]);
});

describe('the keys', () => {
  test.runIf(isDeep)('are listed on "?", but not where one types it', async () => {
    const { user } = await open();
    await row(/old\.pdf/);
    await user.type(screen.getByRole('searchbox'), '?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    (await row(/old\.pdf/)).focus();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    const places = within(screen.getByRole('dialog')).getAllByRole('region');
    expect(places.map((place) => place.getAttribute('aria-label'))).toEqual([
      'Keys',
      'On every screen',
      'Document Management',
      'Lists and folders',
      'Reading a document',
      'Dialogs, menus and the preview',
    ]);
    for (const { key, label } of itemActions) {
      if (key && key.pressed.length > 0) expect(screen.getByText(label).parentElement).toHaveTextContent(key.hint);
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.runIf(isDeep)('are listed from the account as well', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /Your Account/ }));
    await user.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
});

test('a document that was missing when its link was followed does not open when it appears', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'User Management' }));
  await screen.findByRole('heading', { name: 'User Management' });
  window.history.replaceState(showing('mine.pdf'), '', '/documents?folder=Leases');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await row(/lease 00\.pdf/);
  // The folders may come after the rows.
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await user.click(await breadcrumb.findByRole('button', { name: 'Home' }));
  expect(await row(/mine\.pdf/)).toHaveAttribute('aria-selected', 'false');
});

test('numbers over a thousand are written alike above the list', async () => {
  const many = Array.from({ length: 1500 }, (_, at) => ({ name: `${at}.pdf`, updatedAt: after, folderId: 'Leases' }));
  const folders = [{ name: 'Legal' }, { name: 'Leases', parentId: 'Legal' }];
  const scenario = { ...room({ folders, documents: many }), visits: visited.visits };
  const { user } = await open({ scenario });
  expect(await screen.findByRole('button', { name: /^1,500 new since/ })).toBeVisible();
  await user.click(within(screen.getByRole('treeitem', { name: 'Legal' })).getByRole('button', { name: 'Legal' }));
  const chips = within(await screen.findByRole('list', { name: 'Folders in this folder' }));
  const chip = await chips.findByRole('button', { name: 'Leases, 1,500 documents, 1,500 new since your last visit' });
  expect(chip).toHaveTextContent('Leases1,500');
});

test('the chips of folders count the documents in each and in the folders below it', async () => {
  await open({ route: '/documents?folder=Legal' });
  const chips = within(await screen.findByRole('list', { name: 'Folders in this folder' }));
  await waitFor(() => expect(chips.getByRole('button', { name: /Leases/ })).toHaveTextContent('Leases41'));
});
