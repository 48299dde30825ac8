import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { isDeep } from '#web/testing/deep.ts';
import { page } from 'vitest/browser';
import { findToast } from '#web/testing/toasts.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';

const shelf = room({
  folders: [{ name: 'Folder' }],
  documents: [{ name: 'a.txt' }, { name: 'b.txt' }, { name: 'inside.txt', folderId: 'Folder' }],
});

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const facts = (name: string) => within(row(name)).getByText(/v1 ·/);

beforeEach(() => page.viewport(360, 740));

async function open(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ route: '/documents', scenario: shelf, ...options });
  await screen.findByRole('row', { name: /a\.txt/ });
  return app;
}

test('Back closes the menu of a row', async () => {
  const { user } = await open();
  act(() => history.pushState(null, '', '/documents?folder=Folder'));
  await user.click(await screen.findByRole('button', { name: 'Actions for inside.txt' }));
  expect(await screen.findByRole('menu')).toBeVisible();
  history.back();
  await screen.findByRole('row', { name: /a\.txt/ });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('a tap above the menu of a row closes it once it ends, so that it presses nothing beneath', async () => {
  const { user } = await open();
  await user.click(within(screen.getByRole('grid')).getByRole('button', { name: 'Actions for b.txt' }));
  const menu = await screen.findByRole('menu');
  const overlay = document.elementFromPoint(10, 10)!;
  await user.pointer({ keys: '[TouchA>]', target: overlay });
  expect(menu).toBeVisible();
  expect(document.elementFromPoint(10, 10)).toBe(overlay);
  fireEvent.click(overlay);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('what is said while the folders are open stands over them, can be closed, and stays when they close', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Folders' }));
  await user.click(await screen.findByRole('button', { name: 'Actions for Folder' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await user.clear(await screen.findByRole('textbox', { name: 'New name for Folder' }));
  await user.keyboard('{Enter}');
  await findToast('Validation Error', 'Folder name is required', 'destructive');
  const isOnTop = () => {
    const close = screen.getByRole('button', { name: 'Dismiss' });
    const { left, top } = close.getBoundingClientRect();
    return close.contains(document.elementFromPoint(left + 16, top + 16));
  };
  expect(isOnTop()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Hide pane' }));
  await findToast('Validation Error', 'Folder name is required', 'destructive');
  expect(isOnTop()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Validation Error')).toBeNull());
});

describe('a tap', () => {
  test.runIf(isDeep)('anywhere on a row opens the document', async () => {
    const { user, location } = await open();
    await user.pointer({ keys: '[TouchA]', target: facts('b\\.txt') });
    expect(location()).toBe('/documents?document=b.txt');
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(/b\.txt/);
  });

  test('given twice opens the preview once: one Escape closes it', async () => {
    const { user, location } = await open();
    const target = facts('b\\.txt');
    fireEvent.pointerDown(target, { pointerType: 'touch' });
    fireEvent.click(target);
    fireEvent.click(target);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(location()).toBe('/documents'));
  });

  test.runIf(isDeep)('anywhere on a card opens the document', async () => {
    const { user, location } = await open();
    await user.click(screen.getByRole('button', { name: 'Grid view' }));
    await user.pointer({ keys: '[TouchA]', target: screen.getByRole('gridcell', { name: /a\.txt/ }) });
    expect(location()).toBe('/documents?document=a.txt');
  });

  test('anywhere on a folder in the drawer opens the folder', async () => {
    const { user, location } = await open();
    await user.click(screen.getByRole('button', { name: 'Folders' }));
    await user.pointer({ keys: '[TouchA]', target: await screen.findByRole('treeitem', { name: 'Folder' }) });
    expect(location()).toBe('/documents?folder=Folder');
  });

  test.runIf(isDeep)('on the button of a row opens its menu and nothing else', async () => {
    const { user, location } = await open();
    await user.pointer({
      keys: '[TouchA]',
      target: within(screen.getByRole('grid')).getByRole('button', { name: 'Actions for a.txt' }),
    });
    expect(await screen.findByRole('menu', { name: 'a.txt' })).toBeVisible();
    expect(location()).toBe('/documents');
  });

  test.runIf(isDeep)('in select mode chooses', async () => {
    const { user, location } = await open();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.pointer({ keys: '[TouchA]', target: facts('b\\.txt') });
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(location()).toBe('/documents');
  });
});

describe('a long press', () => {
  test.runIf(isDeep)('selects its item and enters select mode, without a menu, and its end opens nothing', async () => {
    const { user, location } = await open();
    await user.pointer({ keys: '[TouchA>]', target: facts('b\\.txt') });
    expect(await screen.findByText('1 selected')).toBeVisible();
    await user.pointer({ keys: '[/TouchA]', target: facts('b\\.txt') });
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(row('b\\.txt')).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(location()).toBe('/documents');
  });

  test('counts once even if the browser reports it, too', async () => {
    const { user } = await open();
    await user.pointer({ keys: '[TouchA>]', target: facts('b\\.txt') });
    expect(fireEvent.contextMenu(facts('b\\.txt'))).toBe(false);
    expect(screen.getByText('1 selected')).toBeVisible();
    fireEvent.contextMenu(facts('b\\.txt'));
    await user.pointer({ keys: '[/TouchA]', target: facts('b\\.txt') });
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

test('a click of the mouse still selects a row and opens nothing', async () => {
  const { user, location } = await open();
  await user.click(facts('b\\.txt'));
  expect(row('b\\.txt')).toHaveAttribute('aria-selected', 'true');
  expect(location()).toBe('/documents');
});

test('the path shows no folder without its name, and one menu has all folders above', async () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five'];
  const { user, location } = await renderApp({
    route: '/documents?folder=Five',
    scenario: room({ folders: names.map((name, at) => ({ name, parentId: names[at - 1] ?? null })) }),
  });
  await screen.findByText('This folder is empty');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  const words = () =>
    crumbs.getAllByRole('listitem').map((step) => within(step).queryByRole('button')?.ariaLabel ?? step.textContent);
  expect(words()).toEqual(['Folders above', 'Five']);
  await user.click(crumbs.getByRole('button', { name: 'Folders above' }));
  expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual([
    'Home',
    'One',
    'Two',
    'Three',
    'Four',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'One' }));
  expect(location()).toBe('/documents?folder=One');
  expect(crumbs.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Home', 'One']);
});
