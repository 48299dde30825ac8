import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { isDeep } from '#web/testing/deep.ts';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';

const shelf = room({
  folders: [{ name: 'Alpha' }, { name: 'Beta', description: 'Second' }],
  documents: [{ name: 'a.txt' }],
});

async function openDocuments(route = '/documents'): Promise<RenderedApp> {
  const app = await renderApp({ route, scenario: shelf });
  await screen.findByRole('treeitem', { name: 'Beta', hidden: true });
  return app;
}

const press = async ({ user }: RenderedApp, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

async function editBeta({ user }: RenderedApp): Promise<void> {
  await user.click(within(screen.getByRole('treeitem', { name: 'Beta' })).getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
}

test('nothing of the lists of one person is shown to who signs in on another tab', async () => {
  const app = await openDocuments();
  await app.settled();
  app.change({ persona: 'viewer', faults: [fault('listDocuments', { delayMs: 'never' })] });
  await app.focusWindow();
  expect(await screen.findByText('Viewer Portal')).toBeVisible();
  expect(screen.queryByText('a.txt')).toBeNull();
});

describe('a dialog shows what the lists have now', () => {
  test.runIf(isDeep)('the level of a document whose permissions are open', async () => {
    const app = await openDocuments();
    await app.user.click(
      within(await screen.findByRole('row', { name: /a\.txt/ })).getByRole('button', { name: 'Permissions' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Document Permissions' }));
    expect(dialog.getByText('Anyone with folder access can view')).toBeVisible();
    await app.world.store.transact(async (tx) => {
      const row = (await tx.documents.get('a.txt'))!;
      await tx.documents.put({ ...row, accessLevel: 'confidential' });
    });
    await app.focusWindow();
    expect(await dialog.findByText('Highly restricted, explicit permissions required')).toBeVisible();
  });

  test('the settings left untouched, and keeps the one that was changed', async () => {
    const app = await openDocuments('/documents?document=a.txt');
    await press(app, 'Settings');
    const printing = await screen.findByRole('switch', { name: 'Restrict printing' });
    await app.user.click(printing);
    await app.world.store.transact(async (tx) => {
      const row = (await tx.documents.get('a.txt'))!;
      await tx.documents.put({ ...row, accessLevel: 'confidential' });
    });
    await app.focusWindow();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Access Level' })).toHaveValue('confidential'));
    expect(printing).toBeChecked();
    await press(app, 'Save Settings');
    await waitFor(() =>
      expect(app.calls('updateDocumentSettings')[0]?.body).toEqual({
        accessLevel: 'confidential',
        downloadRestricted: false,
        printingRestricted: true,
      }),
    );
  });

  test('the level that another user gave a document or a folder before the dialog was opened', async () => {
    const app = await openDocuments('/documents?document=a.txt');
    await app.world.store.transact(async (tx) => {
      await tx.documents.put({ ...(await tx.documents.get('a.txt'))!, accessLevel: 'confidential' });
      await tx.folders.put({ ...(await tx.folders.get('Beta'))!, accessLevel: 'confidential' });
    });
    const level = () => screen.getByRole('combobox', { name: 'Access Level' });
    await press(app, 'Settings');
    await waitFor(() => expect(level()).toHaveValue('confidential'));
    await app.user.keyboard('{Escape}{Escape}');
    await editBeta(app);
    await waitFor(() => expect(level()).toHaveValue('confidential'));
  });

  test.runIf(isDeep)(
    'the description of a folder that is being edited, and keeps the name that was typed',
    async () => {
      const app = await openDocuments();
      await editBeta(app);
      const name = await screen.findByRole('textbox', { name: 'Name' });
      await app.user.type(name, ' 2');
      await app.world.store.transact(async (tx) => {
        const row = (await tx.folders.get('Beta'))!;
        await tx.folders.put({ ...row, description: 'Third' });
      });
      await app.focusWindow();
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Third'));
      expect(name).toHaveValue('Beta 2');
    },
  );
});

describe('a dialog reports a deleted item', () => {
  test('for a document', async () => {
    const app = await openDocuments();
    await app.user.click(
      within(await screen.findByRole('row', { name: /a\.txt/ })).getByRole('button', { name: 'Permissions' }),
    );
    await screen.findByRole('dialog', { name: 'Document Permissions' });
    await app.world.store.transact((tx) => tx.documents.delete('a.txt'));
    await app.focusWindow();
    expect(await screen.findByRole('dialog', { name: 'Document not available' })).toHaveTextContent(
      'This document is not here, or was deleted. What is still kept can be put back from Deleted Items',
    );
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('for a folder, and offers no access to the open one', async () => {
    const app = await openDocuments('/documents?folder=Alpha');
    await editBeta(app);
    await screen.findByRole('dialog', { name: 'Edit Folder' });
    await app.world.store.transact((tx) => tx.folders.delete('Beta'));
    await app.focusWindow();
    const dialog = within(await screen.findByRole('dialog', { name: 'Folder not available' }));
    expect(dialog.queryByRole('button', { name: 'Ask for Access' })).toBeNull();
  });

  test('for a user', async () => {
    const app = await renderApp({ route: '/users', scenario: shelf });
    await press(app, 'Edit role of Ingrid Vos');
    await screen.findByRole('dialog', { name: 'Edit User Role' });
    await app.world.store.transact((tx) => tx.users.delete('user-viewer'));
    await app.focusWindow();
    expect(await screen.findByRole('dialog', { name: 'User not available' })).toBeInTheDocument();
  });
});
