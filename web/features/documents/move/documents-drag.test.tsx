import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { findToast } from '#web/testing/toasts.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';
import { dragItem, type ItemDragging } from '../testing/drag-item.ts';

const shelf = room({
  folders: [
    { name: 'Closed', accessLevel: 'restricted' },
    { name: 'Legal' },
    { name: 'Drafts', parentId: 'Legal' },
    { name: 'Old', parentId: 'Drafts' },
  ],
  documents: [
    { name: 'a.pdf' },
    { name: 'b.pdf' },
    { name: 'c.pdf' },
    { name: 'inside.pdf', folderId: 'Legal' },
    { name: 'draft.pdf', folderId: 'Drafts' },
  ],
});

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const folder = (name: string) => screen.getByRole('treeitem', { name });
const heading = () => screen.getByRole('heading', { name: 'Folders' });

async function open(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ route: '/documents', scenario: shelf, persona: 'manager', ...options });
  await screen.findByRole('grid', { name: 'Documents' });
  await screen.findByRole('treeitem', { name: 'Legal' });
  return app;
}

/** Dragging becomes available when its code is loaded. */
async function drag(item: HTMLElement, from: Element = item): Promise<ItemDragging> {
  return waitFor(() => {
    const dragging = dragItem(item, from);
    if (!dragging) throw new Error('It cannot be dragged.');
    return dragging;
  });
}

describe('a row that is dragged', () => {
  test('onto a folder moves at once if no access changes, and can be undone', async () => {
    const { user, calls } = await open();
    const dragging = await drag(row('a\\.pdf'));
    expect(dragging.over(folder('Legal'))).toBe(true);
    expect(folder('Legal')).toHaveAttribute('data-dropping');
    expect(dragging.over(row('b\\.pdf'))).toBe(false);
    expect(folder('Legal')).not.toHaveAttribute('data-dropping');
    dragging.drop(folder('Legal'));
    expect(folder('Legal')).not.toHaveAttribute('data-dropping');
    await findToast('Moved', 'a.pdf moved to Legal | Undo', 'success');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await findToast('Moved back', 'a.pdf moved back', 'success');
    expect(calls('moveDocument').map(({ body }) => body)).toEqual([{ folderId: 'Legal' }, { folderId: null }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('needs a confirmation, by Enter, if a user gains or loses access; then the next row has the focus', async () => {
    const { user, calls } = await open();
    row('a\\.pdf').focus();
    (await drag(row('a\\.pdf'))).drop(folder('Closed'));
    const dialog = await screen.findByRole('dialog', { name: 'Move “a.pdf” to Closed' });
    expect(await within(dialog).findByText(/^2 people lose access to 1 document/)).toBeVisible();
    expect(calls('moveDocument')).toEqual([]);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Move' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await findToast('Moved', 'a.pdf moved to Closed | Undo', 'success');
    await waitFor(() => expect(row('b\\.pdf')).toHaveFocus());
  });

  test('moves the focus to the screen if it was the last of its folder', async () => {
    const { user } = await open({ route: '/documents?folder=Legal' });
    // The first key loads the code, and what the key opens.
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    row('inside\\.pdf').focus();
    (await drag(row('inside\\.pdf'))).drop(heading());
    await findToast('Moved', 'inside.pdf moved to Home | Undo', 'success');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('moves the selection if it is a part of it, and itself alone otherwise', async () => {
    const { user, calls } = await open();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    for (const name of ['a\\.pdf', 'b\\.pdf']) await user.click(row(name));
    (await drag(row('a\\.pdf'))).drop(folder('Legal'));
    await findToast('Moved', '2 items moved to Legal | Undo', 'success');
    await waitFor(() => expect(screen.queryByText(/selected/)).toBeNull());
    (await drag(row('c\\.pdf'))).drop(folder('Legal'));
    await findToast('Moved', 'c.pdf moved to Legal | Undo', 'success');
    expect(calls('moveDocument')).toHaveLength(3);
  });

  test('is moved back to the root by the pane of folders and by the breadcrumb', async () => {
    const { calls } = await open({ route: '/documents?folder=Drafts' });
    (await drag(row('draft\\.pdf'))).drop(heading());
    await findToast('Moved', 'draft.pdf moved to Home | Undo', 'success');
    expect(calls('moveDocument')).toMatchObject([{ body: { folderId: null } }]);
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    const dragging = await drag(folder('Old'));
    expect(dragging.over(way.getByRole('button', { name: 'Home' }))).toBe(true);
    dragging.drop(way.getByRole('button', { name: 'Legal' }));
    await findToast('Moved', 'Old moved to Legal | Undo', 'success');
    expect(calls('moveFolder')).toMatchObject([{ url: '/api/folders/Old/parent', body: { parentId: 'Legal' } }]);
  });

  test('is not accepted by Deleted Items, which are in the pane of folders', async () => {
    await open({ route: '/documents?folder=Legal' });
    const dragging = await drag(row('inside\\.pdf'));
    expect(dragging.over(await screen.findByRole('button', { name: 'Deleted Items' }))).toBe(false);
    expect(dragging.over(heading())).toBe(true);
    dragging.cancel();
  });

  test('of a folder cannot be dropped on itself, on a folder below it, or on its present place', async () => {
    await open({ route: '/documents?folder=Drafts' });
    const dragging = await drag(folder('Legal'));
    for (const target of [folder('Legal'), folder('Drafts'), heading()]) expect(dragging.over(target)).toBe(false);
    expect(dragging.over(folder('Closed'))).toBe(true);
    dragging.cancel();
    expect(document.querySelector('[data-dropping]')).toBeNull();
  });

  test('can be a card of the grid', async () => {
    const { user } = await open();
    await user.keyboard('g');
    const card = await screen.findByRole('gridcell', { name: /a\.pdf/ });
    (await drag(card)).drop(folder('Legal'));
    await findToast('Moved', 'a.pdf moved to Legal | Undo', 'success');
  });

  test.runIf(isDeep)('opens a closed folder when it lingers above it', async () => {
    await open();
    const dragging = await drag(row('a\\.pdf'));
    expect(screen.queryByRole('treeitem', { name: 'Drafts' })).toBeNull();
    dragging.over(folder('Legal'));
    expect(await screen.findByRole('treeitem', { name: 'Drafts' })).toBeVisible();
    dragging.drop(folder('Drafts'));
    await findToast('Moved', 'a.pdf moved to Drafts | Undo', 'success');
  });

  test('moves nothing when it is dropped elsewhere', async () => {
    const { calls } = await open();
    const dragging = await drag(row('a\\.pdf'));
    dragging.over(folder('Legal'));
    dragging.cancel();
    expect(folder('Legal')).not.toHaveAttribute('data-dropping');
    expect(row('a\\.pdf').draggable).toBe(false);
    expect([...calls('previewMove'), ...calls('moveDocument')]).toEqual([]);
  });

  test.runIf(isDeep)('is no file: nothing is uploaded', async () => {
    await open();
    (await drag(row('a\\.pdf'))).over(screen.getByRole('heading', { name: 'Document Management' }));
    expect(screen.queryByText('Drop files to upload')).toBeNull();
  });
});

describe('nothing is dragged', () => {
  test('by a finger, by a button of the row, or where a name is being typed', async () => {
    const { user } = await open();
    (await drag(row('a\\.pdf'))).cancel();
    expect(dragItem(row('a\\.pdf'), row('a\\.pdf'), 'touch')).toBeNull();
    expect(dragItem(row('a\\.pdf'), within(row('a\\.pdf')).getByRole('button', { name: 'Download' }))).toBeNull();
    row('a\\.pdf').focus();
    await user.keyboard(' {F2}');
    expect(dragItem(row('b\\.pdf'), await screen.findByRole('textbox', { name: /^New name/ }))).toBeNull();
  });

  test.each(casesOf(['analyst', 'viewer'] as const))('by the %s', async (persona) => {
    const { settled } = await open({ persona });
    await settled();
    expect(dragItem(row('a\\.pdf'))).toBeNull();
  });
});
