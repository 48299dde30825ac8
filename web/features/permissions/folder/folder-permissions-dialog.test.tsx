import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { folderPermissionId } from '#core/records/keys.ts';
import { fault } from '#mock/world/fault.ts';
import { permissionWords, groupGranted } from '#web/domain/words/permission-words.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { renderApp, type Scene } from '#web/testing/render-app.tsx';
import { findDone, findFailed, findToast } from '#web/testing/toasts.ts';
import { asRead } from '../testing/rows-as-read.ts';
import { sharedRoom } from '../testing/shared-room.ts';

const none = 'No permissions are set on this folder. Its access level, and permissions from above, decide who sees it.';

async function openPermissions(name: string, folderId: string, scene: Partial<Scene> = {}) {
  const app = await renderApp({ scenario: sharedRoom, route: `/documents?folder=${folderId}`, ...scene });
  const row = await screen.findByRole('treeitem', { name });
  await app.user.click(within(row).getByRole('button', { name: `Actions for ${name}` }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Permissions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Folder Permissions' }));
  const select = () => dialog.getByRole<HTMLSelectElement>('combobox', { name: 'User' });
  return {
    ...app,
    dialog,
    select,
    ends: () => dialog.getByRole('combobox', { name: 'Access ends' }),
    options: () => [...select().options].map(({ text }) => text),
    /** The texts of rows in a part of the list. */
    rows: (part: string | RegExp) =>
      within(dialog.getByRole('region', { name: part }))
        .queryAllByRole('listitem')
        .map(asRead),
    grantButton: () => dialog.getByRole('button', { name: /^(Grant|Change) Permission$/ }),
  };
}

const here = 'Permissions on this folder';

describe('the permissions of a folder', () => {
  it('show the level with its explanation, who has one here and until when, and where inherited ones come from', async () => {
    const { dialog, rows, calls } = await openPermissions('Contracts', 'folder-contracts');
    await waitFor(() =>
      expect(rows(here)).toEqual([
        'Bidders | Group, 2 members | Can View | Ends Mar 3 | Remove',
        'Priya Raman | Analyst | priya@strongroom.example | Can View | Ended Jan 12 | Remove',
      ]),
    );
    expect(rows('Inherited from 01 Corporate')).toEqual(['Ingrid Vos | Viewer | ingrid@buyer.example | Can View']);
    expect(dialog.getByText('01 Corporate / Contracts')).toBeVisible();
    expect(dialog.getByText('Only people with a permission, set here or above')).toBeVisible();
    expect(dialog.getByText('Administrators and managers see every folder.')).toBeVisible();
    expect(calls('listFolderPermissions')[0]?.path).toBe('/api/folders/folder-contracts/permissions');
    expect(calls('listFolderAccess')).toEqual([]);
  });

  it.runIf(isDeep)('show where what comes from above stops, and why', async () => {
    const { dialog, rows } = await openPermissions('Sealed', 'folder-sealed');
    expect(await dialog.findByText(none)).toBeVisible();
    const why = 'This folder is confidential: permissions from above stop here, and it needs its own.';
    expect(dialog.getAllByText(why)).toHaveLength(2);
    expect(rows('Inherited from 01 Corporate')).toEqual(['Ingrid Vos | Viewer | ingrid@buyer.example | Not in here']);
  });

  it('name the confidential folder in between', async () => {
    const folders = [
      ...sharedRoom.folders,
      { ...sharedRoom.folders.at(-1)!, id: 'folder-below', name: 'Below', parentId: 'folder-sealed' },
    ];
    const { dialog } = await openPermissions('Below', 'folder-below', { scenario: { ...sharedRoom, folders } });
    const why = '“Sealed” is confidential: permissions from above stop there, and what is in it needs its own.';
    expect(await dialog.findAllByText(why)).toHaveLength(2);
  });

  it('lead on to the folder where one is set, and back', async () => {
    const { user, dialog, rows } = await openPermissions('Contracts', 'folder-contracts');
    await user.click(await dialog.findByRole('button', { name: 'Change in 01 Corporate' }));
    await waitFor(() => expect(rows(here)).toEqual(['Ingrid Vos | Viewer | ingrid@buyer.example | Can View | Remove']));
    expect(dialog.queryByText(/^Inherited from/)).toBeNull();
    const back = dialog.getByRole('button', { name: 'Back to Contracts' });
    await user.click(back);
    expect(await dialog.findByText('Inherited from 01 Corporate')).toBeVisible();
    expect(back).not.toBeInTheDocument();
  });

  it.runIf(isDeep)('are given to a group, which is listed apart from users and is no longer offered then', async () => {
    const { user, dialog, select, options, rows, grantButton, calls } = await openPermissions('Welcome', 'folder-open');
    await waitFor(() => expect(options()).toContain('Bidders (2 members)'));
    expect([...select().querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['People', 'Groups']);
    await user.selectOptions(select(), 'Bidders (2 members)');
    await user.dblClick(grantButton());
    await findDone(groupGranted.folder);
    expect(calls('setFolderPermission').map(({ body }) => body)).toEqual([
      { folderId: 'folder-open', groupId: 'group-bidders', canRead: true, canWrite: false },
    ]);
    await waitFor(() => expect(rows(here)).toEqual(['Bidders | Group, 2 members | Can View | Remove']));
    expect(options()).not.toContain('Bidders (2 members)');
    expect(select()).toHaveValue('');
    expect(dialog.getByText('1 permission')).toBeVisible();
  });

  it('are given with downloads, which they keep until it is changed', async () => {
    const { user, dialog, select, options, rows, grantButton, calls } = await openPermissions('Welcome', 'folder-open');
    await waitFor(() => expect(options()).toContain('Bidders (2 members)'));
    await user.selectOptions(select(), 'Bidders (2 members)');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Lets them' }), 'View and download');
    await user.click(grantButton());
    await waitFor(() => expect(rows(here)).toEqual(['Bidders | Group, 2 members | Can View | Can Download | Remove']));
    await user.click(dialog.getByRole('button', { name: 'Change the permission of Bidders' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Lets them' }), 'View');
    await user.click(grantButton());
    await waitFor(() => expect(rows(here)).toEqual(['Bidders | Group, 2 members | Can View | No downloads | Remove']));
    expect(calls('setFolderPermission').map(({ body }) => body)).toMatchObject([
      { canDownload: true },
      { canDownload: false },
    ]);
  });

  it.runIf(isDeep)('are given to a person until the end of a day', async () => {
    const { user, dialog, select, options, ends, rows, grantButton, calls } = await openPermissions(
      'Welcome',
      'folder-open',
    );
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    await user.selectOptions(select(), 'user-viewer');
    await user.selectOptions(ends(), 'On a day…');
    await user.type(dialog.getByLabelText('Last day'), '2026-03-03');
    await user.click(grantButton());
    await findDone(permissionWords.setFolderPermission.done);
    const expiresAt = new Date(2026, 2, 3, 23, 59, 59, 999).toISOString();
    expect(calls('setFolderPermission')[0]?.body).toEqual({
      folderId: 'folder-open',
      userId: 'user-viewer',
      canRead: true,
      canWrite: false,
      expiresAt,
    });
    await waitFor(() => expect(rows(here)[0]).toContain('Ends Mar 3'));
  });

  it('need a user, and a day, before anything is sent', async () => {
    const { user, dialog, select, options, ends, grantButton, calls } = await openPermissions('Welcome', 'folder-open');
    await user.click(grantButton());
    await findToast('Select User', 'Please select a user to grant permissions to.', 'destructive');
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    await user.selectOptions(select(), 'user-viewer');
    await user.selectOptions(ends(), 'On a day…');
    await user.click(grantButton());
    await waitFor(() => expect(dialog.getByLabelText('Last day')).toHaveAccessibleDescription('Choose the last day'));
    expect(calls('setFolderPermission')).toEqual([]);
  });

  it('are changed by giving them again, and other properties stay as they were', async () => {
    const { user, dialog, select, ends, grantButton, calls } = await openPermissions(
      '01 Corporate',
      'folder-corporate',
    );
    await user.click(await dialog.findByRole('button', { name: 'Change the permission of Ingrid Vos' }));
    expect(select()).toHaveFocus();
    expect(select()).toHaveValue('user-viewer');
    await user.selectOptions(ends(), 'In 30 days (Feb 14)');
    await user.click(grantButton());
    await findDone(permissionWords.setFolderPermission.done);
    expect(calls('setFolderPermission')[0]?.body).toMatchObject({
      userId: 'user-viewer',
      canRead: true,
      canWrite: true,
    });
    expect(await dialog.findByText('Ends Feb 14')).toBeVisible();
    expect(select()).toHaveValue('');
  });

  it('are removed at once, and come back as they were by Undo', async () => {
    const { user, dialog, rows, calls } = await openPermissions('Contracts', 'folder-contracts');
    await user.click(await dialog.findByRole('button', { name: 'Remove Bidders' }));
    await waitFor(() => expect(rows(here)).toHaveLength(1));
    expect(calls('revokeGroupFolderPermission').map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /api/permissions/folder/folder-contracts/groups/group-bidders',
    ]);
    await user.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(() => expect(rows(here)).toContain('Bidders | Group, 2 members | Can View | Ends Mar 3 | Remove'));
  });

  it('keep what another user changed while one was being changed, and what they gave before Undo', async () => {
    const { user, dialog, ends, grantButton, calls, world } = await openPermissions('Contracts', 'folder-contracts');
    await user.click(await dialog.findByRole('button', { name: 'Change the permission of Bidders' }));
    await user.selectOptions(ends(), 'No end');
    const id = folderPermissionId('group-bidders', 'folder-contracts');
    const stricter = await world.store.transact(async (tx) => {
      const row = { ...(await tx.folderPermissions.get(id))!, canDownload: false };
      await tx.folderPermissions.put(row);
      return row;
    });
    await user.click(grantButton());
    await waitFor(() => expect(calls('setFolderPermission')).toMatchObject([{ body: { canDownload: false } }]));
    await user.click(await dialog.findByRole('button', { name: 'Remove Bidders' }));
    const undo = await screen.findByRole('button', { name: /Undo/ });
    await world.store.transact((tx) => tx.folderPermissions.put(stricter));
    await user.click(undo);
    await screen.findByText(/^They have a permission by now/);
    expect(calls('setFolderPermission')).toHaveLength(1);
  });

  it('whose Undo is refused can be put back by another try', async () => {
    const faults = [fault('setFolderPermission', { undocumented: { status: 500, body: '' }, times: 1 })];
    const { user, dialog, rows } = await openPermissions('Contracts', 'folder-contracts', { faults });
    await user.click(await dialog.findByRole('button', { name: 'Remove Bidders' }));
    await user.click(await screen.findByRole('button', { name: /Undo/ }));
    const { title, message } = permissionWords.setFolderPermission.failed;
    await findToast(title, `${message} | Try again`, 'destructive');
    await user.click(screen.getByRole('button', { name: /Try again/ }));
    await waitFor(() => expect(rows(here)).toContain('Bidders | Group, 2 members | Can View | Ends Mar 3 | Remove'));
  });

  it('that have ended are removed for good', async () => {
    const { user, dialog, rows } = await openPermissions('Contracts', 'folder-contracts');
    await user.click(await dialog.findByRole('button', { name: 'Remove Priya Raman' }));
    await findToast('Permission Removed', 'Priya Raman has no permission on this folder any more.', 'success');
    await waitFor(() => expect(rows(here)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  });

  it.each(
    casesOf([
      ['given', 'setFolderPermission', permissionWords.setFolderPermission.failed],
      ['removed', 'revokeGroupFolderPermission', permissionWords.revokeGroupFolderPermission.failed],
    ] as const),
  )('that cannot be %s are reported', async (_, operationId, failed) => {
    const { user, dialog, select, options, grantButton } = await openPermissions('Contracts', 'folder-contracts', {
      faults: [fault(operationId, { undocumented: { status: 500, body: '' } })],
    });
    if (operationId === 'setFolderPermission') {
      await waitFor(() => expect(options().length).toBeGreaterThan(1));
      await user.selectOptions(select(), 'user-viewer');
      await user.click(grantButton());
    } else {
      await user.click(await dialog.findByRole('button', { name: 'Remove Bidders' }));
    }
    await findFailed(failed);
  });

  it.each(
    casesOf([
      [500, 'server'],
      [403, 'permission'],
    ] as const),
  )('that cannot be read (%i) show why, and are requested again', async (status, words) => {
    const { user, dialog, rows } = await openPermissions('Contracts', 'folder-contracts', {
      faults: [fault('listFolderPermissions', { status, times: 1 })],
    });
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load the permissions');
    expect(alert.textContent).toMatch(new RegExp(words, 'i'));
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(rows(here)).toHaveLength(2));
  });

  it('are not offered to users who may not see them', async () => {
    const { user } = await renderApp({ scenario: sharedRoom, route: '/documents', persona: 'viewer' });
    const row = await screen.findByRole('treeitem', { name: '01 Corporate' });
    await user.pointer({ keys: '[MouseRight]', target: row });
    expect(screen.queryByRole('menuitem', { name: 'Permissions' })).toBeNull();
  });
});
