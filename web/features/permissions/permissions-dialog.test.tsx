import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fault } from '#mock/world/fault.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { renderApp, type Scene } from '#web/testing/render-app.tsx';
import { smallRoom } from '#web/testing/small-room.ts';
import { findDone, findToast } from '#web/testing/toasts.ts';
import { groupGranted, permissionWords } from '#web/domain/words/permission-words.ts';
import { asRead } from './testing/rows-as-read.ts';
import { gone, inMarch, sharedRoom } from './testing/shared-room.ts';

const none = 'No specific permissions granted. Document access is determined by access level and folder permissions.';

async function openPermissions(name: string, scene: Partial<Scene> = {}) {
  const app = await renderApp({ scenario: smallRoom, route: '/documents', ...scene });
  const row = (await screen.findAllByRole('row')).length === 0 ? null : await findRow(name);
  await app.user.click(within(row!).getByRole('button', { name: /permissions/i }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Document Permissions' }));
  return {
    ...app,
    dialog,
    select: () => dialog.getByRole<HTMLSelectElement>('combobox', { name: 'User' }),
    options: () =>
      [...dialog.getByRole<HTMLSelectElement>('combobox', { name: 'User' }).options].map(({ text }) => text),
    people: () => dialog.queryAllByRole('listitem').map((item) => item.querySelector('p span')?.textContent),
    grantButton: () => dialog.getByRole('button', { name: 'Grant Permission' }),
  };
}

async function findRow(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const row = screen.getAllByRole('row').find((candidate) => within(candidate).queryAllByText(name).length > 0);
    if (row === undefined) throw new Error(`No row shows ${name}`);
    return row;
  });
}

describe('the permissions of a document', () => {
  it('show the level with its explanation, and who has a grant', async () => {
    const { dialog, people, calls } = await openPermissions('Share Purchase Agreement.pdf');
    expect(dialog.getByText('Confidential')).toBeVisible();
    expect(dialog.getByText('Highly restricted, explicit permissions required')).toBeVisible();
    await waitFor(() => expect(people()).toEqual(['Priya Raman', 'Ingrid Vos']));
    expect(dialog.getAllByText('Can View', { selector: 'li *' })).toHaveLength(2);
    expect(dialog.getAllByText('Can Download', { selector: 'li *' })).toHaveLength(1);
    expect(dialog.getByText('Administrators and managers see every document.')).toBeVisible();
    expect(calls('listDocumentPermissions')[0]?.path).toBe('/api/documents/doc-pdf/permissions');
  });

  it('are complete on a server without groups', async () => {
    const faults = [fault('listGroups', { undocumented: { status: 404 } })];
    const { dialog, people } = await openPermissions('Share Purchase Agreement.pdf', { faults });
    await waitFor(() => expect(people()).toEqual(['Priya Raman', 'Ingrid Vos']));
    expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('show addresses in full on a phone', async () => {
    const { dialog, people } = await openPermissions('Share Purchase Agreement.pdf');
    await waitFor(() => expect(people()).toHaveLength(2));
    await page.viewport(360, 740);
    const address = dialog.getByText('priya@strongroom.example', { selector: 'li *' });
    expect(address.scrollWidth).toBeLessThanOrEqual(address.clientWidth);
    const domain = document.createRange();
    domain.selectNode(address.lastChild!);
    expect(domain.getClientRects(), 'it breaks at the @ alone').toHaveLength(1);
  });

  it.each(
    casesOf([
      ['public', 'Anyone with folder access can view'],
      ['restricted', 'Only users with specific permissions'],
    ] as const),
  )('explain the level %s', async (accessLevel, explanation) => {
    const documents = smallRoom.documents.map((row) => (row.id === 'doc-zip' ? { ...row, accessLevel } : row));
    const { dialog } = await openPermissions('Data Export.zip', { scenario: { ...smallRoom, documents } });
    expect(dialog.getByText(explanation)).toBeVisible();
  });

  it.runIf(isDeep)('show that nobody has one', async () => {
    const { dialog } = await openPermissions('Data Export.zip');
    expect(await dialog.findByText(none)).toBeVisible();
  });

  it('show why they cannot be given any more, and keep the focus', async () => {
    const { user, dialog, select, options, grantButton, demote } = await openPermissions('Data Export.zip', {
      persona: 'manager',
    });
    await waitFor(() => expect(options()).toContain('Ingrid Vos (ingrid@buyer.example)'));
    await user.selectOptions(select(), 'user-viewer');
    await demote();
    await user.click(grantButton());
    await findToast('Failed to Grant Permission', "You don't have permission to do this");
    await screen.findByText('Viewer Portal');
    expect(dialog.getByRole('combobox', { name: 'User' })).toHaveValue('user-viewer');
    await waitFor(() => expect(grantButton()).toHaveFocus());
  });

  it('give access: view on and download off, and the person leaves the choice', async () => {
    const { user, dialog, select, options, people, grantButton, calls } = await openPermissions('Data Export.zip');
    expect(dialog.getByRole('switch', { name: 'Can View' })).toBeChecked();
    expect(dialog.getByRole('switch', { name: 'Can Download' })).not.toBeChecked();
    await waitFor(() => expect(options()).toContain('Ingrid Vos (ingrid@buyer.example)'));
    await user.selectOptions(select(), 'user-viewer');
    await user.dblClick(grantButton());
    await findDone(permissionWords.grantDocumentPermission.done);
    expect(calls('grantDocumentPermission').map(({ body }) => body)).toEqual([
      { documentId: 'doc-zip', userId: 'user-viewer', canRead: true, canDownload: false },
    ]);
    await waitFor(() => expect(people()).toEqual(['Ingrid Vos']));
    expect(options()).not.toContain('Ingrid Vos (ingrid@buyer.example)');
    expect(select()).toHaveValue('');
  });

  it('show that the document is gone where it was deleted meanwhile', async () => {
    const { user, world, select, options, grantButton } = await openPermissions('Data Export.zip');
    await waitFor(() => expect(options()).toContain('Ingrid Vos (ingrid@buyer.example)'));
    await user.selectOptions(select(), 'user-viewer');
    await world.store.transact((tx) => tx.documents.delete('doc-zip'));
    await user.click(grantButton());
    await screen.findByRole('dialog', { name: 'Document not available' });
  });

  it('grant just what the switches show, and set them back', async () => {
    const { user, dialog, select, options, grantButton, calls } = await openPermissions('Data Export.zip');
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    await user.selectOptions(select(), 'user-analyst');
    await user.click(dialog.getByRole('switch', { name: 'Can View' }));
    await user.click(dialog.getByRole('switch', { name: 'Can Download' }));
    await user.click(grantButton());
    await findDone(permissionWords.grantDocumentPermission.done);
    expect(calls('grantDocumentPermission')[0]?.body).toMatchObject({ canRead: false, canDownload: true });
    await waitFor(() => expect(dialog.getByRole('switch', { name: 'Can View' })).toBeChecked());
    expect(dialog.getByRole('switch', { name: 'Can Download' })).not.toBeChecked();
  });

  it('need a user before anything is sent', async () => {
    const { user, grantButton, calls } = await openPermissions('Data Export.zip');
    await user.click(grantButton());
    await findToast('Select User', 'Please select a user to grant permissions to.', 'destructive');
    expect(calls('grantDocumentPermission')).toEqual([]);
  });

  it('are not sent for a chosen user who is gone by now', async () => {
    const { user, select, options, grantButton, calls, world } = await openPermissions('Data Export.zip');
    await waitFor(() => expect(options()).toContain('Ingrid Vos (ingrid@buyer.example)'));
    await user.selectOptions(select(), 'user-viewer');
    await world.store.transact((tx) => tx.users.delete('user-viewer'));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(options()).not.toContain('Ingrid Vos (ingrid@buyer.example)'));
    await user.click(grantButton());
    await findToast('Select User', 'Please select a user to grant permissions to.', 'destructive');
    expect(select()).toHaveFocus();
    expect(calls('grantDocumentPermission')).toEqual([]);
  });

  it('are taken back without asking, by the id of the person, who may be chosen again', async () => {
    const { user, dialog, options, people, calls } = await openPermissions('Share Purchase Agreement.pdf');
    await user.click(await dialog.findByRole('button', { name: 'Revoke Ingrid Vos' }));
    await findDone(permissionWords.revokeDocumentPermission.done);
    expect(calls('revokeDocumentPermission').map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /api/permissions/document/doc-pdf/user-viewer',
    ]);
    await waitFor(() => expect(people()).toEqual(['Priya Raman']));
    expect(options()).toContain('Ingrid Vos (ingrid@buyer.example)');
  });

  it.each(
    casesOf([
      ['the message of the server', { message: 'Too many grants' }, 'Too many grants'],
      ['the words of the product', '', 'Failed to grant document permission.'],
    ]),
  )('show on a failed grant %s', async (_, body, message) => {
    const { user, select, options, grantButton } = await openPermissions('Data Export.zip', {
      faults: [fault('grantDocumentPermission', { undocumented: { status: 500, body } })],
    });
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    await user.selectOptions(select(), 'user-viewer');
    await user.click(grantButton());
    await findToast('Failed to Grant Permission', message, 'destructive');
    expect(select()).toHaveValue('user-viewer');
  });

  it('do not replace what another user gives between reading them and writing', async () => {
    const late = fault('grantDocumentPermission', { delayMs: 'never' });
    const { user, select, options, grantButton, world, change, people } = await openPermissions('Data Export.zip', {
      faults: [late],
    });
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    await user.selectOptions(select(), 'user-viewer');
    await user.click(grantButton());
    await waitFor(() => expect(world.faultCounts.get(late)).toBe(1));
    const { id: documentId } = (await world.store.read((tx) => tx.documents.list())).find(
      ({ name }) => name === 'Data Export.zip',
    )!;
    const theirs = { id: 'theirs', documentId, userId: 'user-viewer', groupId: null, canRead: true, canDownload: true };
    await world.store.transact((tx) =>
      tx.grants.put({ ...theirs, expiresAt: null, createdAt: '2026-01-15T10:00:00.000Z' }),
    );
    change({ faults: [] });
    await findToast('Failed to Grant Permission', 'They have a permission by now: look at it first.', 'destructive');
    await waitFor(() => expect(people()).toEqual(['Ingrid Vos']));
  });

  it('cannot be revoked in vain from the next person while the first loses it', async () => {
    const { user, dialog, change, people } = await openPermissions('Share Purchase Agreement.pdf', {
      faults: [fault('revokeDocumentPermission', { delayMs: 'never' })],
    });
    await user.click(await dialog.findByRole('button', { name: 'Revoke Priya Raman' }));
    const next = dialog.getByRole('button', { name: 'Revoke Ingrid Vos' });
    await waitFor(() => expect(next).toBeDisabled());
    change({ faults: [] });
    await waitFor(() => expect(people()).toEqual(['Ingrid Vos']));
    expect(next).toBeEnabled();
  });

  it.each(
    casesOf([
      ['the message of the server', { message: 'Already gone' }, 'Already gone'],
      ['the words of the product', '', 'Failed to revoke document permission.'],
    ]),
  )('show on a failed revocation %s', async (_, body, message) => {
    const { user, dialog, people } = await openPermissions('Share Purchase Agreement.pdf', {
      faults: [fault('revokeDocumentPermission', { undocumented: { status: 500, body } })],
    });
    await user.click(await dialog.findByRole('button', { name: 'Revoke Priya Raman' }));
    await findToast('Failed to Revoke Permission', message, 'destructive');
    expect(people()).toHaveLength(2);
  });

  it.runIf(isDeep)('count as none when they cannot be read, without a toast, and can be loaded again', async () => {
    const { user, dialog, people } = await openPermissions('Share Purchase Agreement.pdf', {
      faults: [fault('listDocumentPermissions', { status: 500, times: 1 })],
    });
    expect(await dialog.findByText(none)).toBeVisible();
    expect(document.querySelector('[data-tone]')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(people()).toHaveLength(2));
  });

  it('name the suspended group of a person, who would come in by a right of their own', async () => {
    const [bidders, ...others] = sharedRoom.groups;
    const scenario = { ...sharedRoom, groups: [{ ...bidders!, suspendedAt: sharedRoom.now }, ...others] };
    const { options } = await openPermissions('Data Export.zip', {
      scenario,
      route: '/documents?folder=folder-contracts',
    });
    await waitFor(() => expect(options()).toContain('Ingrid Vos (ingrid@buyer.example) – Bidders is suspended'));
    expect(options()).toContain('Bidders (2 members, suspended)');
  });

  it('show the id of a user who is not in the list of users', async () => {
    const [grant] = smallRoom.grants;
    const scenario = { ...smallRoom, grants: [{ ...grant!, id: 'g', documentId: 'doc-zip', userId: 'user-gone' }] };
    const { people } = await openPermissions('Data Export.zip', { scenario });
    await waitFor(() => expect(people()).toEqual(['user-gone']));
  });

  it.each(
    casesOf([
      ['restricted', [], '1 person by level and folder'],
      ['restricted', ['user-analyst'], '1 person, 1 more by level and folder'],
      ['restricted', ['user-viewer'], '1 person'],
      ['confidential', [], '0 people'],
    ] as const),
  )('count who reads a %s document by its folder beside the grants of %j', async (accessLevel, holders, expected) => {
    const createdAt = smallRoom.now;
    const documents = smallRoom.documents.map((row) =>
      row.id === 'doc-zip' ? { ...row, accessLevel, folderId: 'folder-legal' } : row,
    );
    const grants = holders.map((userId) => ({
      id: userId,
      userId,
      documentId: 'doc-zip',
      canRead: true,
      canDownload: false,
      createdAt,
    }));
    const permission = { id: 'p', userId: 'user-viewer', folderId: 'folder-legal', canRead: true, canWrite: false };
    const { dialog } = await openPermissions('Data Export.zip', {
      scenario: { ...smallRoom, documents, grants, folderPermissions: [permission] },
      route: '/documents?folder=folder-legal',
    });
    expect(await dialog.findByText(expected)).toBeVisible();
  });

  it('count nobody before it is known who reads without a grant', async () => {
    const { dialog } = await openPermissions('Data Export.zip', { faults: [fault('listDocumentReaders', 500)] });
    expect(await dialog.findByText(/^No specific permissions granted/)).toBeVisible();
    expect(dialog.queryByText('0 people')).toBeNull();
  });

  it('show when everybody has one already', async () => {
    const grants = smallRoom.users.map(({ id: userId }) => ({
      ...smallRoom.grants[0]!,
      id: userId,
      userId,
      documentId: 'doc-zip',
    }));
    const { options } = await openPermissions('Data Export.zip', { scenario: { ...smallRoom, grants } });
    await waitFor(() => expect(options()).toEqual(['Everyone holds a permission already']));
  });

  it('show a group with its members, and when something ends or has ended', async () => {
    const memberships = sharedRoom.memberships.filter(({ userId }) => userId !== 'user-analyst');
    const { dialog, people } = await openPermissions('Share Purchase Agreement.pdf', {
      scenario: { ...sharedRoom, memberships },
    });
    await waitFor(() => expect(people()).toEqual(['Priya Raman', 'Bidders']));
    const shown = dialog.getAllByRole('listitem').map(asRead);
    expect(shown).toEqual([
      'Priya Raman | Analyst | priya@strongroom.example | Can View | Can Download | Ended Jan 12 | Revoke',
      'Bidders | Group, 1 member | Can View | Ends Mar 3 | Revoke',
    ]);
    expect(await dialog.findByText('1 person')).toBeVisible();
  });

  it.each([
    ['suspended', { suspendedAt: gone }, '0 people'],
    ['ended Jan 12', { expiresAt: gone }, '0 people'],
    ['until Mar 3', { expiresAt: inMarch }, '2 people'],
  ] as const)(
    'say of a group that it is %s, where it has a grant and where it is offered',
    async (words, more, read) => {
      const groups = sharedRoom.groups.map((row) => ({ ...row, ...more }));
      const { dialog, options, people } = await openPermissions('Share Purchase Agreement.pdf', {
        scenario: { ...sharedRoom, groups },
      });
      await waitFor(() => expect(people()).toContain('Bidders'));
      expect(dialog.getAllByRole('listitem').map(asRead)).toContainEqual(
        expect.stringContaining(`Bidders | Group, 2 members, ${words} |`),
      );
      expect(options()).toContain(`Counsel (0 members, ${words})`);
      expect(await dialog.findByText(read)).toBeVisible();
    },
  );

  it('say of people that their access to the data room has ended, where they have a grant and where they are offered', async () => {
    const users = sharedRoom.users.map((row) => (row.role === 'admin' ? row : { ...row, expiresAt: gone }));
    const { dialog, options, people } = await openPermissions('Share Purchase Agreement.pdf', {
      scenario: { ...sharedRoom, users },
    });
    await waitFor(() => expect(people()).toContain('Priya Raman'));
    expect(dialog.getAllByRole('listitem').map(asRead)).toContainEqual(
      expect.stringMatching(/^Priya Raman \| Analyst \| Ended Jan 12 \| priya@strongroom\.example \| Can View/),
    );
    expect(options()).toContainEqual(expect.stringMatching(/^Ingrid Vos .+ – access to the data room has ended$/));
    expect(await dialog.findByText('0 people')).toBeVisible();
  });

  it('show no access for a grant of downloads without viewing', async () => {
    const grants = smallRoom.grants.map((grant) => ({ ...grant, canRead: false, canDownload: true }));
    const { dialog, people } = await openPermissions('Share Purchase Agreement.pdf', {
      scenario: { ...smallRoom, grants },
    });
    await waitFor(() => expect(people()).toContain('Ingrid Vos'));
    expect(dialog.getAllByRole('listitem').map(asRead)).toContain(
      'Ingrid Vos | Viewer | ingrid@buyer.example | No access | Revoke',
    );
    expect(await dialog.findByText('0 people')).toBeVisible();
  });

  it('go to a group, set apart from people in the same choice, until a day', async () => {
    const { user, select, options, grantButton, dialog, calls } = await openPermissions(
      'Share Purchase Agreement.pdf',
      { scenario: sharedRoom },
    );
    await waitFor(() => expect(options()).toContain('Counsel (0 members)'));
    await waitFor(() => expect(options()).not.toContain('Bidders (2 members)'));
    expect([...select().querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['People', 'Groups']);
    await user.selectOptions(select(), 'Counsel (0 members)');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Access ends' }), 'In 7 days (Jan 22)');
    await user.click(grantButton());
    await findDone(groupGranted.document);
    expect(calls('grantDocumentPermission').map(({ body }) => body)).toEqual([
      {
        documentId: 'doc-pdf',
        groupId: 'group-counsel',
        canRead: true,
        canDownload: false,
        expiresAt: new Date(2026, 0, 22, 23, 59, 59, 999).toISOString(),
      },
    ]);
    expect(await dialog.findByText('Ends Jan 22')).toBeVisible();
  });

  it.runIf(isDeep)('are changed by granting again, from what is there', async () => {
    const { user, select, dialog, calls } = await openPermissions('Share Purchase Agreement.pdf', {
      scenario: sharedRoom,
    });
    await user.click(await dialog.findByRole('button', { name: 'Change the permission of Priya Raman' }));
    expect(select()).toHaveFocus();
    expect(select()).toHaveDisplayValue('Priya Raman (priya@strongroom.example)');
    expect(dialog.getByRole('switch', { name: 'Can Download' })).toBeChecked();
    const change = dialog.getByRole('button', { name: 'Change Permission' });
    await user.click(change);
    const day = dialog.getByLabelText('Last day');
    await waitFor(() => expect(day).toHaveAccessibleDescription('Choose today or a later day'));
    expect(calls('grantDocumentPermission')).toEqual([]);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Access ends' }), 'No end');
    await user.click(change);
    await findDone(permissionWords.grantDocumentPermission.done);
    expect(calls('grantDocumentPermission').map(({ body }) => body)).toEqual([
      { documentId: 'doc-pdf', userId: 'user-analyst', canRead: true, canDownload: true },
    ]);
    await waitFor(() => expect(dialog.queryByText('Ended Jan 12')).toBeNull());
    expect(select()).toHaveValue('');
  });

  it('show the end of the next one where the last day of another was typed and not saved', async () => {
    const grants = sharedRoom.grants.map((row) => ({ ...row, expiresAt: inMarch }));
    const { user, dialog } = await openPermissions('Share Purchase Agreement.pdf', {
      scenario: { ...sharedRoom, grants },
    });
    await user.click(await dialog.findByRole('button', { name: 'Change the permission of Priya Raman' }));
    await user.clear(dialog.getByLabelText('Last day'));
    await user.type(dialog.getByLabelText('Last day'), '2026-02-10');
    await user.click(dialog.getByRole('button', { name: 'Change the permission of Bidders' }));
    expect(dialog.getByLabelText('Last day')).toHaveValue('2026-03-03');
  });

  it('keep what another user changed while one was being changed', async () => {
    const { user, dialog, calls, world } = await openPermissions('Share Purchase Agreement.pdf');
    await user.click(await dialog.findByRole('button', { name: 'Change the permission of Priya Raman' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Access ends' }), 'In 7 days (Jan 22)');
    expect(dialog.getByRole('switch', { name: 'Can Download' })).toBeChecked();
    await world.store.transact(async (tx) =>
      tx.grants.put({ ...(await tx.grants.get('grant-1'))!, canDownload: false }),
    );
    await user.click(dialog.getByRole('button', { name: 'Change Permission' }));
    await findDone(permissionWords.grantDocumentPermission.done);
    const expiresAt = new Date(2026, 0, 22, 23, 59, 59, 999).toISOString();
    expect(calls('grantDocumentPermission')).toMatchObject([{ body: { canDownload: false, expiresAt } }]);
  });

  it('show the end that another user gave one meanwhile before it is replaced', async () => {
    const { user, dialog, calls, world } = await openPermissions('Share Purchase Agreement.pdf');
    await user.click(await dialog.findByRole('button', { name: 'Change the permission of Priya Raman' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Access ends' }), 'In 7 days (Jan 22)');
    const expiresAt = new Date(2026, 1, 3, 12, 30).toISOString();
    await world.store.transact(async (tx) => tx.grants.put({ ...(await tx.grants.get('grant-1'))!, expiresAt }));
    await user.click(dialog.getByRole('button', { name: 'Change Permission' }));
    const words = 'Somebody else changed this to 2/3/2026, 12:30:00 PM meanwhile. Saving again replaces it.';
    await findToast(permissionWords.grantDocumentPermission.failed.title, words, 'destructive');
    expect(calls('grantDocumentPermission')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Change Permission' }));
    await findDone(permissionWords.grantDocumentPermission.done);
  });

  it('do not come back where another user took one away while it was being changed', async () => {
    const { user, dialog, calls, people, world } = await openPermissions('Share Purchase Agreement.pdf');
    await user.click(await dialog.findByRole('button', { name: 'Change the permission of Priya Raman' }));
    await world.store.transact((tx) => tx.grants.delete('grant-1'));
    await user.click(dialog.getByRole('button', { name: 'Change Permission' }));
    await findToast(permissionWords.grantDocumentPermission.failed.title, 'This permission is not there any more.');
    expect(calls('grantDocumentPermission')).toEqual([]);
    await waitFor(() => expect(people()).toEqual(['Ingrid Vos']));
    expect(dialog.getByRole('button', { name: 'Grant Permission' })).toBeVisible();
  });

  it('are taken back from a group', async () => {
    const { user, dialog, people, calls } = await openPermissions('Share Purchase Agreement.pdf', {
      scenario: sharedRoom,
    });
    await user.click(await dialog.findByRole('button', { name: 'Revoke Bidders' }));
    await findDone(permissionWords.revokeGroupDocumentPermission.done);
    expect(calls('revokeGroupDocumentPermission').map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /api/permissions/document/doc-pdf/groups/group-bidders',
    ]);
    await waitFor(() => expect(people()).toEqual(['Priya Raman']));
  });
});
