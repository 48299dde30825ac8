import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { app, having, needsFactor, verified } from '#web/features/account/testing/account-scene.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { findDone, findFailed, findToast } from '#web/testing/toasts.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';
import { editWords } from '#web/domain/words/edit-words.ts';
import { folderWords } from '#web/domain/words/folder-words.ts';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const shelf = room({
  folders: [
    { name: 'Beta', description: 'Second', accessLevel: 'restricted' },
    { name: 'Deals', parentId: 'Beta' },
    { name: 'Empty' },
  ],
  documents: [
    { name: 'a.txt', folderId: 'Beta' },
    { name: 'b.txt', folderId: 'Deals' },
  ],
});

async function open(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ route: '/documents', scenario: shelf, persona: 'manager', ...options });
  await screen.findByRole('treeitem', { name: 'Empty' });
  return app;
}

async function choose(user: User, folder: string, entry: string): Promise<void> {
  await user.click(within(screen.getByRole('treeitem', { name: folder })).getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

async function openCreate(user: User): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'New Folder' }));
  return screen.findByRole('dialog', { name: 'Create New Folder' });
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const create = () => screen.getByRole('button', { name: 'Create Folder' });

describe('Create New Folder', () => {
  test('shows a parent that was deleted elsewhere as gone, and not as the root', async () => {
    const { user } = await open({ route: '/documents?folder=Empty' });
    await openCreate(user);
    const parent = screen.getByRole('combobox', { name: 'Parent Folder' });
    expect(parent).toHaveDisplayValue('Empty');
    await fetch('/api/folders/Empty', { method: 'DELETE' });
    window.dispatchEvent(new FocusEvent('focus'));
    await waitFor(() => expect(parent).toHaveDisplayValue('A folder that is not in the list'));
  });

  test('starts in the name, public and without a parent, and cannot be sent without a name', async () => {
    const { user } = await open();
    await openCreate(user);
    await waitFor(() => expect(nameField()).toHaveFocus());
    expect(create()).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Access Level' })).toHaveValue('public');
    const parent = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Parent Folder' });
    expect(parent).toHaveDisplayValue('No Parent (Root Level)');
    expect([...parent.options].map(({ text }) => text.length - text.trimStart().length)).toEqual([0, 0, 4, 0]);
    expect([...parent.options].map(({ text }) => text.trim())).toEqual([
      'No Parent (Root Level)',
      'Beta',
      'Deals',
      'Empty',
    ]);
    await user.keyboard('a');
    expect(create()).toBeEnabled();
  });

  test('shows who will see it: everybody at the root, and beneath another what that one leaves', async () => {
    const { user } = await open();
    await openCreate(user);
    expect(await screen.findByText(/^Everybody signed in sees it \(\d+ people\)$/)).toBeVisible();
    const parent = screen.getByRole('combobox', { name: 'Parent Folder' });
    await user.selectOptions(parent, 'Deals');
    const inherited = '“Beta” above is restricted: only people with a permission, set here or above';
    expect(await screen.findByText(inherited)).toBeVisible();
    await user.selectOptions(parent, '');
    expect(await screen.findByText(/^Everybody signed in sees it/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Access Level' }), 'Restricted');
    expect(await screen.findByText('Only people with a permission, set here or above')).toBeVisible();
  });

  test('notes in the permissions of a public folder that a permission would change nothing', async () => {
    const { user } = await open();
    await choose(user, 'Empty', 'Permissions');
    expect(await screen.findByText(/^Everybody sees it already: a permission changes nothing/)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose(user, 'Beta', 'Permissions');
    expect(await screen.findByText('Only people with a permission, set here or above')).toBeVisible();
    expect(screen.queryByText(/^Everybody sees it already/)).toBeNull();
  });

  test('sends a trimmed name and no more than was filled in', async () => {
    const { user, calls } = await open();
    await openCreate(user);
    await user.type(nameField(), '  A  ');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), '   ');
    await user.click(create());
    await findDone(folderWords.createFolder.done);
    expect(calls('createFolder')).toMatchObject([{ method: 'POST', url: '/api/folders' }]);
    expect(calls('createFolder')[0]?.body).toEqual({ name: 'A', accessLevel: 'public' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('treeitem', { name: 'A' })).toBeVisible();
    expect(calls('listFolders')).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('button', { name: 'New Folder' })).toHaveFocus());
  });

  test('sends description, parent and level where they are given', async () => {
    const { user, calls } = await open();
    await openCreate(user);
    await user.type(nameField(), 'Bids');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), ' All bids ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Parent Folder' }), 'Deals');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Access Level' }), 'confidential');
    await user.keyboard('{Enter}');
    await user.click(create());
    await findDone(folderWords.createFolder.done);
    expect(calls('createFolder').map(({ body }) => body)).toEqual([
      { name: 'Bids', description: 'All bids', parentId: 'Deals', accessLevel: 'confidential' },
    ]);
  });

  test('refuses a name of spaces', async () => {
    const { user, calls } = await open();
    await openCreate(user);
    await user.type(nameField(), '   ');
    await user.click(create());
    await findToast('Validation Error', 'Folder name is required', 'destructive');
    expect(nameField()).toHaveAccessibleDescription('Folder name is required');
    expect(calls('createFolder')).toEqual([]);
  });

  test('that fails is reported, keeps what was typed, and shows no word of the server', async () => {
    const { user } = await open({
      faults: [fault('createFolder', { undocumented: { status: 500, body: { message: 'secret' } } })],
    });
    await openCreate(user);
    await user.type(nameField(), 'Bids');
    await user.click(create());
    await findFailed(folderWords.createFolder.failed);
    expect(nameField()).toHaveValue('Bids');
    expect(screen.queryByText(/secret/)).toBeNull();
  });

  test('makes one folder, however often its button is clicked', async () => {
    const { user, calls } = await open({ latencyMs: 20 });
    await openCreate(user);
    await user.type(nameField(), 'Bids');
    for (let click = 0; click < 20; click += 1) create().click();
    await findDone(folderWords.createFolder.done);
    expect(calls('createFolder')).toHaveLength(1);
  });

  test('starts with the folder from which it was opened', async () => {
    const { user } = await open();
    await choose(user, 'Beta', 'New subfolder');
    const parent = await screen.findByRole('combobox', { name: 'Parent Folder' });
    expect(parent).toHaveValue('Beta');
    await user.selectOptions(parent, 'Deals');
    expect(parent).toHaveDisplayValue('Beta / Deals');
    await user.selectOptions(parent, 'Empty');
    expect(parent).toHaveDisplayValue('Empty');
  });
});

describe('Edit Folder', () => {
  test('leaves what another person changed while it was open', async () => {
    const { user, calls } = await open();
    await choose(user, 'Beta', 'Edit');
    await user.type(await screen.findByRole('textbox', { name: 'Description' }), ' part');
    const stricter = JSON.stringify({ name: 'Beta', description: 'Second', accessLevel: 'confidential' });
    const headers = { 'Content-Type': 'application/json' };
    await fetch('/api/folders/Beta', { method: 'PUT', headers, body: stricter });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await findDone(editWords.updateFolder.done);
    const sent = { name: 'Beta', description: 'Second part', accessLevel: 'confidential' };
    expect(calls('updateFolder').at(-1)?.body).toEqual(sent);
  });

  test.each([
    ['at once', false],
    ['after the list was fetched again', true],
  ])('replaces what another person saved of the same only when it is saved again: %s', async (_when, isFetched) => {
    const { user, calls, world, focusWindow, settled } = await open();
    await choose(user, 'Beta', 'Edit');
    await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await user.type(nameField(), 'Mine');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Access Level' }), 'public');
    const theirs = { name: 'Theirs', description: 'New', accessLevel: 'confidential' } as const;
    await world.store.transact(async (tx) => tx.folders.put({ ...(await tx.folders.get('Beta'))!, ...theirs }));
    if (isFetched) {
      await focusWindow();
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('New'));
      await settled();
    }
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const words = 'Somebody else changed this to “Theirs” and “confidential” meanwhile. Saving again replaces it.';
    await findToast('Error', words, 'destructive');
    expect(calls('updateFolder')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await findDone(editWords.updateFolder.done);
    expect(calls('updateFolder')[0]?.body).toEqual({ name: 'Mine', description: 'New', accessLevel: 'public' });
  });

  test.each([
    ['saved', 'Edit'],
    ['renamed', 'Rename'],
  ])('leaves what another person changes between reading it and writing, as it is %s', async (_, entry) => {
    const late = fault('updateFolder', { delayMs: 'never' });
    const { user, calls, world, change } = await open({ faults: [late] });
    await choose(user, 'Beta', entry);
    if (entry === 'Edit') {
      await user.type(await screen.findByRole('textbox', { name: 'Description' }), ' part');
      await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    } else await user.keyboard('Gamma{Enter}');
    await waitFor(() => expect(world.faultCounts.get(late)).toBe(1));
    await world.store.transact(async (tx) =>
      tx.folders.put({ ...(await tx.folders.get('Beta'))!, accessLevel: 'confidential' }),
    );
    change({ faults: [] });
    await waitFor(() => expect(calls('updateFolder').map(({ status }) => status)).toEqual([412, 200]));
    expect(calls('updateFolder').at(-1)?.body).toMatchObject({ accessLevel: 'confidential' });
  });

  test('leaves what another person changed while the change was being confirmed', async () => {
    const refused = fault('updateFolder', { ...needsFactor, times: 1 });
    const { user, calls, world } = await open({ faults: [refused, having({ factors: [app] }), verified] });
    await choose(user, 'Beta', 'Edit');
    await user.type(await screen.findByRole('textbox', { name: 'Description' }), ' part');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm That It Is You' }));
    await world.store.transact(async (tx) =>
      tx.folders.put({ ...(await tx.folders.get('Beta'))!, accessLevel: 'confidential' }),
    );
    await user.type(await dialog.findByLabelText('Code from your app'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await findDone(editWords.updateFolder.done);
    expect(calls('updateFolder').at(-1)?.body).toMatchObject({ accessLevel: 'confidential' });
  });

  test.runIf(isDeep)('is filled in, and sends name, description and level without a parent', async () => {
    const { user, calls } = await open();
    await choose(user, 'Beta', 'Edit');
    expect(await screen.findByRole('dialog', { name: 'Edit Folder' })).toBeInTheDocument();
    expect(nameField()).toHaveValue('Beta');
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Second');
    expect(screen.getByRole('combobox', { name: 'Access Level' })).toHaveValue('restricted');
    expect(screen.queryByRole('combobox', { name: 'Parent Folder' })).toBeNull();
    await user.clear(nameField());
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await user.type(nameField(), ' Gamma ');
    await user.clear(screen.getByRole('textbox', { name: 'Description' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await findDone(editWords.updateFolder.done);
    expect(calls('updateFolder')).toMatchObject([{ method: 'PUT', url: '/api/folders/Beta' }]);
    expect(calls('updateFolder')[0]?.body).toEqual({ name: 'Gamma', accessLevel: 'restricted' });
    expect(await screen.findByRole('treeitem', { name: 'Gamma' })).toBeVisible();
  });

  test('that fails is reported', async () => {
    const { user } = await open({ faults: [fault('updateFolder', 500)] });
    await choose(user, 'Beta', 'Edit');
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    await findFailed(editWords.updateFolder.failed);
  });
});

describe('whether documents need approval', () => {
  const approval = () => screen.findByRole('switch', { name: 'Documents need approval' });
  const approving = room({
    folders: [
      { name: 'Board', approvalRequired: true },
      { name: 'Inner', parentId: 'Board' },
      { name: 'Open' },
      { name: 'Empty' },
    ],
    documents: [
      { name: 'a.txt', folderId: 'Open' },
      { name: 'b.txt', folderId: 'Open' },
      { name: 'c.txt', folderId: 'Board' },
    ],
  });

  test('is offered for a new folder, and sent where it is switched on', async () => {
    const { user, calls } = await open();
    await openCreate(user);
    await user.type(nameField(), 'Board papers');
    expect(await approval()).not.toBeChecked();
    await user.click(await approval());
    await user.click(create());
    await findDone(folderWords.createFolder.done);
    expect(calls('createFolder')[0]?.body).toEqual({
      name: 'Board papers',
      accessLevel: 'public',
      approvalRequired: true,
    });
    expect(calls('previewFolderApproval')).toEqual([]);
  });

  test('shows before it is switched on how many documents disappear', async () => {
    const { user, calls } = await open({ scenario: approving });
    await choose(user, 'Open', 'Edit');
    expect(screen.queryByText(/never approved and disappear/)).toBeNull();
    await user.click(await approval());
    expect(
      await screen.findByText(
        'All 2 documents in it were never approved and disappear for analysts and viewers until approved.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await findDone(editWords.updateFolder.done);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls('updateFolder')[0]?.body).toEqual({ name: 'Open', accessLevel: 'public', approvalRequired: true });
  });

  test('and before it is switched off, how many become visible', async () => {
    const { user, calls } = await open({ scenario: approving });
    await choose(user, 'Board', 'Edit');
    expect(await approval()).toBeChecked();
    await user.click(await approval());
    expect(
      await screen.findByText(
        'The document in it was never approved and becomes visible to analysts and viewers who may see the folder.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await findDone(editWords.updateFolder.done);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls('updateFolder')[0]?.body).toMatchObject({ approvalRequired: false });
  });

  test('is inherited, which is shown with the folder that requires it', async () => {
    const { user, calls } = await open({ scenario: approving, route: '/documents?folder=Inner' });
    await choose(user, 'Inner', 'Edit');
    expect(await screen.findByText(/the folder “Board” above requires it/)).toBeVisible();
    await user.click(await approval());
    expect(calls('previewFolderApproval')).toEqual([]);
  });

  test('can be saved though the count failed, and counted again', async () => {
    const { user } = await open({
      scenario: approving,
      faults: [fault('previewFolderApproval', { status: 500, times: 1 })],
    });
    await choose(user, 'Open', 'Edit');
    await user.click(await approval());
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/All 2 documents in it were never approved/)).toBeVisible();
  });
});

describe('Delete Folder', () => {
  const cascade = 'Delete Folder and All Contents';

  test('needs a confirmation and sends a DELETE without parameters', async () => {
    const { user, calls } = await open();
    await choose(user, 'Empty', 'Delete');
    expect(await screen.findByRole('alertdialog', { name: 'Delete Folder' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(calls('deleteFolder')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete Folder' }));
    await findDone(folderWords.deleteFolder.done);
    expect(calls('deleteFolder')).toMatchObject([{ method: 'DELETE', url: '/api/folders/Empty', body: null }]);
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: 'Empty' })).toBeNull());
  });

  test('of a folder that is not empty needs a second confirmation with its counts, and deletes all', async () => {
    const { user, calls, location } = await open({ route: '/documents?folder=Deals' });
    await choose(user, 'Beta', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete Folder' }));
    const second = await screen.findByRole('alertdialog', { name: cascade });
    expect(second).toHaveTextContent('“Beta” holds 1 folder and 2 documents.');
    await waitFor(() => expect(within(second).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.click(within(second).getByRole('button', { name: cascade }));
    await findDone(folderWords.deleteFolder.done);
    expect(calls('deleteFolder').map(({ url }) => url)).toEqual([
      '/api/folders/Beta',
      '/api/folders/Beta?cascade=true',
    ]);
    await waitFor(() => expect(screen.getByText('No documents yet')).toBeVisible());
    expect(location()).toBe('/documents');
    expect(calls('listDocuments')).toHaveLength(2);
  });

  test.each(
    casesOf([
      ['something', false],
      ['one document for another', true],
    ]),
  )('asks once more where %s has come into it since it was read', async (_what, isReplaced) => {
    const { user, calls, world } = await open();
    await choose(user, 'Beta', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete Folder' }));
    const second = await screen.findByRole('alertdialog', { name: cascade });
    await world.store.transact(async (tx) => {
      await tx.documents.put({ ...(await tx.documents.get('b.txt'))!, id: 'c.txt', name: 'c.txt' });
      if (isReplaced) await tx.documents.delete('b.txt');
    });
    await user.click(within(second).getByRole('button', { name: cascade }));
    expect(await screen.findByText('What it holds has changed in the meantime.')).toBeVisible();
    expect(
      screen.getByText(isReplaced ? /holds 1 folder and 2 documents/ : /holds 1 folder and 3 documents/),
    ).toBeVisible();
    expect(calls('deleteFolder').map(({ status }) => status)).toEqual([409, 409]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: cascade }));
    await findDone(folderWords.deleteFolder.done);
  });

  test('names of the contents only what there is', async () => {
    const { user } = await open({ route: '/documents?folder=Deals' });
    await choose(user, 'Deals', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete Folder' }));
    expect(await screen.findByRole('alertdialog', { name: cascade })).toHaveTextContent('“Deals” holds 1 document.');
  });

  test('offers to delete the contents once, even where the server offers it again', async () => {
    const body = { message: 'Not empty.', canCascade: true, childFolderCount: 1, documentCount: 2 };
    const { user, calls } = await open({ faults: [fault('deleteFolder', { undocumented: { status: 409, body } })] });
    await choose(user, 'Beta', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete Folder' }));
    await user.click(await screen.findByRole('button', { name: cascade }));
    await findToast('Error', 'Not empty.', 'destructive');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls('deleteFolder')).toHaveLength(2);
  });

  test('sends no second call when the second question is declined', async () => {
    const { user, calls } = await open();
    await choose(user, 'Beta', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete Folder' }));
    await screen.findByRole('alertdialog', { name: cascade });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls('deleteFolder')).toHaveLength(1);
    expect(screen.getByRole('treeitem', { name: 'Beta' })).toBeVisible();
  });

  test.each(
    casesOf([
      [409, { message: 'It is in use.', canCascade: false, childFolderCount: 0, documentCount: 0 }, 'It is in use.'],
      [500, { message: 'The disk is full.' }, 'The disk is full.'],
      [500, {}, 'Failed to delete folder'],
      [500, '', 'Failed to delete folder'],
      [502, '<html><body>Bad Gateway</body></html>', 'Failed to delete folder'],
    ]),
  )('that fails with %s %j shows %s', async (status, body, message) => {
    const { user } = await open({ faults: [fault('deleteFolder', { undocumented: { status, body } })] });
    await choose(user, 'Beta', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete Folder' }));
    await findToast('Error', message, 'destructive');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('treeitem', { name: 'Beta' })).toBeVisible();
  });

  test.runIf(isDeep)('with all contents that fails shows the server’s message', async () => {
    const { user } = await open({
      faults: [fault('deleteFolder', { undocumented: { status: 500, body: { message: 'No.' } }, after: 1 })],
    });
    await choose(user, 'Beta', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete Folder' }));
    await user.click(await screen.findByRole('button', { name: cascade }));
    await findToast('Error', 'No.', 'destructive');
  });
});
