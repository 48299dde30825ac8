// Every change that finds the session over shows this and goes to the sign-in, without its own error message.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OperationId } from '#contract/types.ts';
import { faultNamed } from '#mock/world/fault-mistakes.ts';
import { fault } from '#mock/world/fault.ts';
import { casesOf } from '#web/testing/deep.ts';
import { renderApp, type RenderedApp } from '#web/testing/render-app.tsx';
import { smallRoom } from '#web/testing/small-room.ts';
import { findToast } from '#web/testing/toasts.ts';

type User = RenderedApp['user'];

const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));
const nameField = () => screen.findByRole('textbox', { name: 'Name' });

async function chooseInTree(user: User, folder: string, entry: string): Promise<void> {
  const item = within(await screen.findByRole('treeitem', { name: folder }));
  await user.click(item.getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

async function rowNamed(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = screen.getAllByRole('row').find((row) => within(row).queryAllByText(name).length > 0);
    if (!found) throw new Error(`No row shows ${name}`);
    return found;
  });
}

async function openPermissions(user: User, name: string) {
  await user.click(within(await rowNamed(name)).getByRole('button', { name: /permissions/i }));
  return dialogNamed('Document Permissions');
}

async function pickFile(user: User): Promise<void> {
  await screen.findAllByText('Project Aurora');
  await user.click(screen.getAllByRole('button', { name: 'Upload Document' })[0]!);
  const dialog = await dialogNamed('Upload Document');
  const files = [new File(['words'], 'words.txt', { type: 'text/plain' })];
  fireEvent.change(dialog.getByLabelText('Choose File'), { target: { files } });
}

const changes: readonly [OperationId, route: string, make: (user: User) => Promise<void>][] = [
  ['createUploadTicket', '/documents', pickFile],
  [
    'registerDocument',
    '/documents',
    async (user) => {
      await pickFile(user);
      const dialog = await dialogNamed('Upload Document');
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Upload Document' })).toBeEnabled());
      await user.click(dialog.getByRole('button', { name: 'Upload Document' }));
    },
  ],
  [
    'renameDocument',
    '/documents',
    async (user) => {
      (await rowNamed('Data Export.zip')).focus();
      await user.keyboard(' {F2}');
      await user.type(await screen.findByRole('textbox', { name: /^New name for/ }), 'x{Enter}');
    },
  ],
  [
    'updateDocumentSettings',
    '/documents?document=doc-zip',
    async (user) => {
      await press(user, 'Settings');
      const dialog = await dialogNamed('Document Settings');
      await user.click(dialog.getByRole('switch', { name: 'Restrict downloads' }));
      await user.click(dialog.getByRole('button', { name: 'Save Settings' }));
    },
  ],
  [
    'restoreDocumentVersion',
    '/documents?document=doc-html',
    async (user) => {
      await press(user, 'Version history');
      await press(user, 'Restore version 1');
      await press(user, 'Restore Version');
    },
  ],
  [
    'grantDocumentPermission',
    '/documents',
    async (user) => {
      const dialog = await openPermissions(user, 'Data Export.zip');
      await dialog.findByRole('option', { name: /^Ingrid Vos/ });
      await user.selectOptions(dialog.getByRole('combobox', { name: 'User' }), 'user-viewer');
      await user.click(dialog.getByRole('button', { name: 'Grant Permission' }));
    },
  ],
  [
    'setFolderPermission',
    '/documents',
    async (user) => {
      await chooseInTree(user, 'Project Aurora', 'Permissions');
      const dialog = await dialogNamed('Folder Permissions');
      await dialog.findByRole('option', { name: /^Ingrid Vos/ });
      await user.selectOptions(dialog.getByRole('combobox', { name: 'User' }), 'user-viewer');
      await user.click(dialog.getByRole('button', { name: 'Grant Permission' }));
    },
  ],
  [
    'revokeDocumentPermission',
    '/documents',
    async (user) => {
      const dialog = await openPermissions(user, 'Share Purchase Agreement.pdf');
      await user.click(await dialog.findByRole('button', { name: 'Revoke Priya Raman' }));
    },
  ],
  [
    'createFolder',
    '/documents',
    async (user) => {
      await press(user, 'New Folder');
      await user.type(await nameField(), 'Bids');
      await press(user, 'Create Folder');
    },
  ],
  [
    'updateFolder',
    '/documents',
    async (user) => {
      await chooseInTree(user, 'Project Aurora', 'Edit');
      await user.type(await nameField(), 'x');
      await press(user, 'Save Changes');
    },
  ],
  [
    'deleteFolder',
    '/documents',
    async (user) => {
      await chooseInTree(user, 'Project Aurora', 'Delete');
      await press(user, 'Delete Folder');
    },
  ],
];

test.each(casesOf(changes, 3))('%s finds the session over', async (operationId, route, make) => {
  const { user, calls, left } = await renderApp({
    scenario: smallRoom,
    route,
    faults: [faultNamed(fault(operationId, 401))],
  });
  await make(user);
  await findToast('Unauthorized', 'You are logged out. Logging in again...', 'destructive');
  await waitFor(() => expect(left).toEqual(['/api/login']), { timeout: 2_000 });
  expect(calls(operationId)).toHaveLength(1);
});
