import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { fault } from '#mock/world/fault.ts';
import { findDone, findToast } from '#web/testing/toasts.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';
import { editWords } from '#web/domain/words/edit-words.ts';

const shelf = room({
  folders: [{ id: 'Legal', name: 'Legal 2.0', description: 'Contracts', accessLevel: 'restricted' }],
  documents: [{ name: 'a.txt' }, { name: 'b.txt' }, { name: 'own.txt', uploadedById: 'user-viewer' }],
});

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^New name for/ });

async function open(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ route: '/documents', scenario: shelf, ...options });
  await screen.findByRole('row', { name: /b\.txt/ });
  if (options.persona !== 'viewer') await screen.findByRole('treeitem', { name: /^Legal/ });
  return app;
}

async function rename(
  user: Awaited<ReturnType<typeof renderApp>>['user'],
  item: HTMLElement,
): Promise<HTMLInputElement> {
  item.focus();
  await user.keyboard(' ');
  await user.keyboard('{F2}');
  return screen.findByRole<HTMLInputElement>('textbox', { name: /^New name for/ });
}

describe('F2', () => {
  test('opens the name of the one selected document, selected without its extension; Enter saves it', async () => {
    const { user, calls } = await open();
    const input = await rename(user, row('a\\.txt'));
    expect(input).toHaveFocus();
    expect(input).toHaveValue('a.txt');
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 1]);
    await user.keyboard(' minutes{Enter}');
    await findDone(editWords.renameDocument.done);
    await waitFor(() => expect(row('minutes\\.txt')).toBeVisible());
    await waitFor(() => expect(field()).toBeNull());
    expect(calls('renameDocument')).toMatchObject([
      { method: 'PUT', url: '/api/documents/a.txt', body: { name: 'minutes.txt' } },
    ]);
    expect(calls('listDocuments')).toHaveLength(2);
  });

  test('renames a folder and keeps its other fields, as others have changed them meanwhile', async () => {
    const { user, calls, world } = await open();
    await world.store.transact(async (tx) =>
      tx.folders.put({ ...(await tx.folders.get('Legal'))!, description: 'Sealed', accessLevel: 'confidential' }),
    );
    const input = await rename(user, screen.getByRole('treeitem', { name: 'Legal 2.0' }));
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 9]);
    await user.keyboard('Law{Enter}');
    await findDone(editWords.updateFolder.done);
    expect(await screen.findByRole('treeitem', { name: 'Law' })).toBeVisible();
    expect(calls('updateFolder')).toMatchObject([
      {
        method: 'PUT',
        url: '/api/folders/Legal',
        body: { name: 'Law', description: 'Sealed', accessLevel: 'confidential' },
      },
    ]);
  });

  test('replaces no name that another user gave the document meanwhile', async () => {
    const { user, world } = await open();
    await rename(user, row('a\\.txt'));
    await world.store.transact(async (tx) =>
      tx.documents.put({ ...(await tx.documents.get('a.txt'))!, name: 'theirs.txt' }),
    );
    await user.keyboard('mine{Enter}');
    await findToast('Error', 'Somebody else changed this in the meantime');
    expect(await screen.findByRole('row', { name: /theirs\.txt/ })).toBeVisible();
  });

  test('replaces no name that another user gave the folder meanwhile', async () => {
    const { user, world, calls } = await open();
    await rename(user, screen.getByRole('treeitem', { name: 'Legal 2.0' }));
    await world.store.transact(async (tx) => tx.folders.put({ ...(await tx.folders.get('Legal'))!, name: 'Theirs' }));
    await user.keyboard('Mine{Enter}');
    expect(await screen.findByText(/changed this to “Theirs” meanwhile/)).toBeVisible();
    expect(await screen.findByRole('treeitem', { name: 'Theirs' })).toBeVisible();
    expect(calls('updateFolder')).toEqual([]);
  });

  test('does nothing without an item, with several, and where the user may not rename', async () => {
    const { user } = await open({ persona: 'viewer' });
    await user.keyboard('{F2}');
    expect(field()).toBeNull();
    row('a\\.txt').focus();
    await user.keyboard(' {F2}');
    expect(field()).toBeNull();
    await user.keyboard('{Control>}a{/Control}{F2}');
    expect(field()).toBeNull();
    await user.keyboard('{Escape}');
    expect(await rename(user, row('own\\.txt'))).toHaveValue('own.txt');
  });
});

describe('a pending rename', () => {
  test('disables the shortcuts of the page', async () => {
    const { user } = await open();
    const input = await rename(user, row('a\\.txt'));
    await user.keyboard('g');
    expect(input).toHaveValue('g.txt');
    await user.keyboard('{Delete}{Backspace}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('columnheader', { name: 'Version' })).toBeVisible();
  });

  test('is cancelled by Escape, without a call, and the row has the focus again', async () => {
    const { user, calls } = await open();
    await rename(user, row('a\\.txt'));
    await user.keyboard('other{Escape}');
    expect(field()).toBeNull();
    expect(row('a\\.txt')).toHaveFocus();
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(calls('renameDocument')).toEqual([]);
  });

  test('does not restore an untouched name that another user changed meanwhile', async () => {
    const { user, calls, world, focusWindow } = await open();
    await rename(user, row('a\\.txt'));
    await world.store.transact(async (tx) => {
      await tx.documents.put({ ...(await tx.documents.get('a.txt'))!, name: 'c.txt' });
    });
    await focusWindow();
    await screen.findByRole('textbox', { name: 'New name for c.txt' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field()).toBeNull());
    expect(calls('renameDocument')).toEqual([]);
  });

  test('is saved by a click elsewhere if the name has changed', async () => {
    const { user, calls } = await open();
    await rename(user, row('a\\.txt'));
    await user.click(screen.getByRole('heading', { name: 'Document Management' }));
    expect(field()).toBeNull();
    expect(calls('renameDocument')).toEqual([]);
    await user.keyboard('{F2}');
    await screen.findByRole('textbox', { name: /^New name for/ });
    await user.keyboard('new');
    await user.click(screen.getByRole('heading', { name: 'Document Management' }));
    await findDone(editWords.renameDocument.done);
    expect(calls('renameDocument')).toHaveLength(1);
  });

  test.each(
    casesOf([
      ['a document', 'Document name is required', () => row('a\\.txt')],
      ['a folder', 'Folder name is required', () => screen.getByRole('treeitem', { name: 'Legal 2.0' })],
    ]),
  )('of %s refuses an empty name and stays', async (_what, message, item) => {
    const { user, calls } = await open();
    const input = await rename(user, item());
    await user.clear(input);
    await user.keyboard('   {Enter}');
    await findToast('Validation Error', message, 'destructive');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(calls().filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  test.each(
    casesOf([
      ['renameDocument', 'Failed to rename document', () => row('a\\.txt')],
      ['updateFolder', 'Failed to update folder', () => screen.getByRole('treeitem', { name: 'Legal 2.0' })],
    ] as const),
  )('that fails in %s is reported and keeps the old name', async (operationId, message, item) => {
    const { user } = await open({
      faults: [fault(operationId, { undocumented: { status: 500, body: { message: 'secret' } } })],
    });
    const name = item().getAttribute('data-key');
    await rename(user, item());
    await user.keyboard('new{Enter}');
    await findToast('Error', message, 'destructive');
    expect(field()).toBeNull();
    expect(item().getAttribute('data-key')).toBe(name);
    expect(within(item()).queryByText('new')).toBeNull();
  });
});

test('in a filtered list is not ended by the row that an expanded folder has for the same document', async () => {
  const { user } = await open({
    scenario: room({
      folders: [{ name: 'Legal' }],
      documents: [{ name: 'a.txt', folderId: 'Legal' }, { name: 'b.txt' }],
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Expand Legal' }));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Access Level' }), 'public');
  await user.keyboard('{Escape}');
  await rename(user, row('a\\.txt'));
  expect(screen.getByRole('treeitem', { name: 'a.txt' })).toBeVisible();
  await user.keyboard('minutes{Enter}');
  await findDone(editWords.renameDocument.done);
});

test('a rename to a name that another document has shows that reason', async () => {
  const { user } = await open({ faults: [fault('renameDocument', 409)] });
  await rename(user, row('a\\.txt'));
  await user.keyboard('new{Enter}');
  await findToast('Error', 'Another document in this folder has that name', 'destructive');
});

test('a rename of a document that another user deleted meanwhile shows that reason, and the row goes', async () => {
  const { user, world } = await open();
  await rename(user, row('a\\.txt'));
  await world.store.transact((tx) => tx.documents.delete('a.txt'));
  await user.keyboard('new{Enter}');
  const why = 'It is no longer there, or your access has ended.';
  await findToast('Error', `${editWords.renameDocument.failed.message}. ${why}`, 'destructive');
  await waitFor(() => expect(screen.queryByRole('row', { name: /a\.txt/ })).toBeNull());
});

describe('a rename whose field is gone', () => {
  test('because the item was deleted elsewhere enables the shortcuts again', async () => {
    const { user, focusWindow } = await open();
    await rename(user, row('a\\.txt'));
    await fetch('/api/documents/a.txt', { method: 'DELETE' });
    await focusWindow();
    await waitFor(() => expect(screen.queryByRole('row', { name: /a\.txt/ })).toBeNull());
    await user.keyboard('g');
    expect(screen.queryByRole('columnheader', { name: 'Version' })).toBeNull();
  });

  test.runIf(isDeep)('because its folder was left has ended, and does not reappear with the folder', async () => {
    const { user } = await open({
      route: '/documents?folder=Legal',
      scenario: room({ folders: [{ name: 'Legal' }], documents: [{ name: 'b.txt', folderId: 'Legal' }] }),
    });
    // The tree shows the document as well, and there its rename would go on.
    await user.click(await screen.findByRole('button', { name: 'Hide pane' }));
    await rename(user, row('b\\.txt'));
    history.pushState(null, '', '/documents');
    await waitFor(() => expect(field()).toBeNull());
    await user.keyboard('g');
    history.back();
    expect(await screen.findByRole('gridcell', { name: /b\.txt/ })).toBeVisible();
    expect(field()).toBeNull();
  });

  test('leaves the field of the next rename open when its call ends', async () => {
    const { user } = await open({ faults: [fault('renameDocument', { delayMs: 400 })] });
    await rename(user, row('a\\.txt'));
    await user.keyboard('first{Enter}');
    await user.pointer({ keys: '[MouseRight]', target: row('b\\.txt') });
    await user.click(await screen.findByRole('menuitem', { name: /Rename/ }));
    await user.keyboard('second');
    await findDone(editWords.renameDocument.done);
    await waitFor(() => expect(row('first\\.txt')).toBeVisible());
    expect(field()).toHaveValue('second.txt');
  });
});

test.each(
  casesOf([
    ['no extension', 'README', 6],
    ['a dot alone at its start', '.htaccess', 9],
    ['two extensions', 'backup.tar.gz', 10],
    ['a sentence after a dot', 'No. 5 of the minutes', 20],
  ]),
)('of a name with %s the part before the extension is selected', async (_what, name, end) => {
  const { user } = await renderApp({ route: '/documents', scenario: room({ documents: [{ id: 'one', name }] }) });
  const input = await rename(user, (await screen.findAllByRole('row')).at(-1)!);
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, end]);
});
