import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { findDone, findToast } from '#web/testing/toasts.ts';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';
import { documentWords } from '#web/domain/words/document-words.ts';

const shelf = room({
  folders: [{ name: 'Folder' }, { name: 'Other' }],
  documents: [{ name: 'a.txt' }, { name: 'b.txt' }, { name: 'c.txt' }, { name: 'inside.txt', folderId: 'Folder' }],
});

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const card = (name: string) => screen.getByRole('gridcell', { name: new RegExp(name) });
const treeItem = (name: string) => screen.getByRole('treeitem', { name });

async function open() {
  const app = await renderApp({ route: '/documents', scenario: shelf });
  await screen.findByRole('row', { name: /a\.txt/ });
  await screen.findByRole('treeitem', { name: 'Folder' });
  return app;
}

async function closeDialog(user: RenderedApp['user']) {
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

// The focus is tracked from the time when the first dialog's code is loaded.
beforeAll(async () => {
  await import('#web/ui/overlay/dialog.tsx');
});

describe('a dialog that was opened by key gives the focus back', () => {
  test('to a row of the list that was reached by arrows', async () => {
    const { user } = await open();
    row('a\\.txt').focus();
    await user.keyboard('{ArrowDown}{Enter}');
    await closeDialog(user);
    await waitFor(() => expect(row('b\\.txt')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(row('c\\.txt')).toHaveFocus();
  });

  test('to a card that was reached by arrows', async () => {
    const { user } = await open();
    await user.keyboard('g');
    card('a\\.txt').focus();
    await user.keyboard('{ArrowRight}{Enter}');
    await closeDialog(user);
    await waitFor(() => expect(card('b\\.txt')).toHaveFocus());
  });

  test('to a document of the tree that was reached by arrows', async () => {
    const { user } = await open();
    treeItem('Folder').focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(treeItem('inside.txt')).toHaveFocus();
    await user.keyboard('{Enter}');
    await closeDialog(user);
    await waitFor(() => expect(treeItem('inside.txt')).toHaveFocus());
  });

  test('to the row whose menu led to it', async () => {
    const { user } = await open();
    row('a\\.txt').focus();
    await user.keyboard('{ArrowDown}{Shift>}{F10}{/Shift}');
    await user.click(await screen.findByRole('menuitem', { name: 'Permissions' }));
    await closeDialog(user);
    await waitFor(() => expect(row('b\\.txt')).toHaveFocus());
  });

  test('to the button of a row that did not have the tab stop', async () => {
    const { user } = await open();
    row('c\\.txt').querySelector<HTMLElement>('[aria-label="Permissions"]')?.focus();
    await user.keyboard('{Enter}');
    await closeDialog(user);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Permissions/));
    expect(row('c\\.txt').contains(document.activeElement)).toBe(true);
  });
});

test('the focus of a deleted item moves to the item in its place', async () => {
  const { user } = await open();
  row('a\\.txt').focus();
  await user.keyboard('{ArrowDown} {Delete}');
  await user.click(await screen.findByRole('button', { name: 'Delete Items' }));
  await findToast('Success', '1 item(s) deleted successfully');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(row('c\\.txt')).toHaveFocus());
});

test('the focus of an item that was deleted by its own button moves to the item in its place', async () => {
  const { user } = await open();
  row('a\\.txt').focus();
  await user.keyboard('{ArrowDown}{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toHaveAccessibleName(/Delete/);
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Delete Document' }));
  await findDone(documentWords.deleteDocument.done);
  await waitFor(() => expect(screen.queryByRole('row', { name: /b\.txt/ })).toBeNull());
  await waitFor(() => expect(row('c\\.txt')).toHaveFocus());
});
