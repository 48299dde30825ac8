import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { OperationId } from '#contract/types.ts';
import { fault } from '#mock/world/fault.ts';
import { isDeep } from '#web/testing/deep.ts';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';
import { findDone, findToast } from '#web/testing/toasts.ts';
import { documentWords } from '#web/domain/words/document-words.ts';
import { editWords } from '#web/domain/words/edit-words.ts';
import { folderWords } from '#web/domain/words/folder-words.ts';
import { userWords } from '#web/domain/words/user-words.ts';

const shelf = room({ folders: [{ name: 'Beta' }], documents: [{ name: 'a.txt' }] });

const held = (operationId: OperationId) => [fault(operationId, { delayMs: 'never' as const })];
const press = async ({ user }: RenderedApp, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const goes = (role: 'dialog' | 'alertdialog', name: string) =>
  waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull());

async function escape({ user }: RenderedApp, name: string): Promise<void> {
  await user.keyboard('{Escape}');
  await goes('dialog', name);
}

async function openDocuments(operationId: OperationId): Promise<RenderedApp> {
  const app = await renderApp({ route: '/documents', scenario: shelf, faults: held(operationId) });
  await screen.findByRole('treeitem', { name: 'Beta' });
  return app;
}

function pickIn(dialog: HTMLElement, label: string): void {
  const files = [new File(['words'], 'late.txt', { type: 'text/plain' })];
  fireEvent.change(within(dialog).getByLabelText(label), { target: { files } });
}

/** Closes a dialog that asks first. */
async function discard(app: RenderedApp, name: string): Promise<void> {
  await app.user.keyboard('{Escape}');
  await press(app, 'Discard');
  await goes('dialog', name);
}

async function newFolderCalled(app: RenderedApp, name: string): Promise<HTMLInputElement> {
  await press(app, 'New Folder');
  const field = within(await screen.findByRole('dialog', { name: 'Create New Folder' })).getByLabelText('Name');
  await app.user.type(field, name);
  return field as HTMLInputElement;
}

async function newUserCalled({ user }: RenderedApp, name: string): Promise<HTMLInputElement> {
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create User with Permissions' }));
  const field = dialog.getByLabelText('First name');
  await user.type(field, name);
  return field as HTMLInputElement;
}

describe('a call that ends after its dialog was closed leaves the next dialog alone', () => {
  test('when a folder is created', async () => {
    const app = await openDocuments('createFolder');
    await newFolderCalled(app, 'First');
    await press(app, 'Create Folder');
    await escape(app, 'Create New Folder');
    const second = await newFolderCalled(app, 'Second');
    app.change({ faults: [] });
    await findDone(folderWords.createFolder.done);
    expect(await screen.findByRole('treeitem', { name: 'First', hidden: true })).toBeVisible();
    expect(second).toBeVisible();
    expect(second).toHaveValue('Second');
  });

  test.runIf(isDeep)('when a folder is edited', async () => {
    const app = await openDocuments('updateFolder');
    await app.user.click(
      within(screen.getByRole('treeitem', { name: 'Beta' })).getByRole('button', { name: /^Actions/ }),
    );
    await app.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await press(app, 'Save Changes');
    await escape(app, 'Edit Folder');
    const second = await newFolderCalled(app, 'Second');
    app.change({ faults: [] });
    await findDone(editWords.updateFolder.done);
    expect(second).toBeVisible();
    expect(second).toHaveValue('Second');
  });

  test.runIf(isDeep)('when a document is registered', async () => {
    const app = await openDocuments('registerDocument');
    await app.user.click(screen.getAllByRole('button', { name: 'Upload Document' })[0]!);
    pickIn(await screen.findByRole('dialog', { name: 'Upload Document' }), 'Choose File');
    const submit = within(screen.getByRole('dialog')).getByRole('button', { name: 'Upload Document' });
    await waitFor(() => expect(submit).toBeEnabled());
    await app.user.click(submit);
    await discard(app, 'Upload Document');
    const second = await newFolderCalled(app, 'Second');
    app.change({ faults: [] });
    await findDone(documentWords.registerDocument.done);
    expect(second).toBeVisible();
    expect(second).toHaveValue('Second');
  });

  test.runIf(isDeep)('when files are processed', async () => {
    const app = await openDocuments('registerDocument');
    await app.user.click(
      within(screen.getByRole('treeitem', { name: 'Beta' })).getByRole('button', { name: /^Actions/ }),
    );
    await app.user.click(await screen.findByRole('menuitem', { name: 'Upload to Folder' }));
    pickIn(await screen.findByRole('dialog', { name: 'Upload to Folder' }), 'Choose Files');
    const process = await screen.findByRole('button', { name: 'Process 1 File(s)' });
    await waitFor(() => expect(process).toBeEnabled());
    await app.user.click(process);
    await escape(app, 'Upload to Folder');
    const second = await newFolderCalled(app, 'Second');
    app.change({ faults: [] });
    await findToast('Success', '1 document(s) processed successfully');
    expect(second).toBeVisible();
    expect(second).toHaveValue('Second');
  });

  test.runIf(isDeep)('when settings are saved', async () => {
    const app = await renderApp({
      route: '/documents?document=a.txt',
      scenario: shelf,
      faults: held('updateDocumentSettings'),
    });
    await press(app, 'Settings');
    await press(app, 'Save Settings');
    await escape(app, 'Document Settings');
    await press(app, 'Settings');
    const printing = await screen.findByRole('switch', { name: 'Restrict printing' });
    await app.user.click(printing);
    app.change({ faults: [] });
    await findDone(documentWords.updateDocumentSettings.done);
    expect(printing).toBeVisible();
    expect(printing).toBeChecked();
  });

  test.runIf(isDeep)('when a role is changed', async () => {
    const app = await renderApp({ route: '/users', scenario: shelf, faults: held('updateUserRole') });
    await press(app, 'Edit role of Ingrid Vos');
    await press(app, 'Update Role');
    await escape(app, 'Edit User Role');
    const second = await newUserCalled(app, 'Hannah');
    app.change({ faults: [] });
    await findDone(userWords.updateUserRole.done);
    expect(second).toBeVisible();
    expect(second).toHaveValue('Hannah');
  });
});

test('a download names what it leaves out after the dialog that was opened meanwhile, and is prepared again when confirmed', async () => {
  const locked = { accessLevel: 'confidential', downloadRestricted: true } as const;
  const scenario = room({ documents: [{ name: 'a.txt' }, { name: 'locked.txt', ...locked }] });
  const app = await renderApp({ route: '/documents', scenario, faults: held('prepareArchive') });
  await screen.findAllByText('locked.txt');
  await press(app, 'Select');
  await app.user.keyboard('{Control>}a{/Control}');
  await press(app, 'Download (2)');
  const field = await newFolderCalled(app, 'Second');
  app.change({ faults: [] });
  await waitFor(() => expect(app.calls('prepareArchive')[0]?.status).toBe(201));
  expect(field).toBeVisible();
  expect(field).toHaveValue('Second');
  await discard(app, 'Create New Folder');
  const question = await screen.findByRole('alertdialog', { name: 'Not Everything Can Be Downloaded' });
  await app.user.click(within(question).getByRole('button', { name: 'Download' }));
  await findToast('Download Started', 'Documents.zip: 1 file, 25 bytes');
  expect(app.calls('prepareArchive')).toHaveLength(2);
});

describe('an invitation that comes while another dialog is open waits for it', () => {
  test.runIf(isDeep)('when a user was created', async () => {
    const app = await renderApp({ route: '/users', scenario: shelf, faults: held('createUser') });
    await newUserCalled(app, 'Hannah');
    await app.user.type(screen.getByLabelText('Last name'), 'Berg');
    await app.user.type(screen.getByLabelText('Email'), 'hannah@example.com');
    await press(app, 'Create User');
    await escape(app, 'Create User with Permissions');
    const second = await newUserCalled(app, 'Olaf');
    app.change({ faults: [] });
    await findToast('Success', 'User created successfully');
    expect(second).toBeVisible();
    expect(second).toHaveValue('Olaf');
    await discard(app, 'Create User with Permissions');
    expect(await screen.findByRole('dialog', { name: 'User Created Successfully!' })).toHaveTextContent('Hannah Berg');
  });

  test('when a new link was requested', async () => {
    const users = shelf.users.map((user) => (user.id === 'user-viewer' ? { ...user, lastLoginAt: null } : user));
    const app = await renderApp({ route: '/users', scenario: { ...shelf, users }, faults: held('reissueInvitation') });
    await press(app, 'New invitation link for Ingrid Vos');
    const second = await newUserCalled(app, 'Olaf');
    app.change({ faults: [] });
    await waitFor(() => expect(app.calls('reissueInvitation')[0]?.status).toBe(200));
    expect(second).toBeVisible();
    expect(second).toHaveValue('Olaf');
    await discard(app, 'Create User with Permissions');
    expect(await screen.findByRole('dialog', { name: 'New Invitation Link' })).toHaveTextContent('Ingrid Vos');
  });
});
