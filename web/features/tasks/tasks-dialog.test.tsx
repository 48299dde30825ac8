import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { tasksShown } from '#web/domain/tasks/tasks-shown.ts';
import { permissionWords } from '#web/domain/words/permission-words.ts';
import { taskWords } from '#web/domain/words/task-words.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { findDone, findToast } from '#web/testing/toasts.ts';
import { smallRoom } from '#web/testing/small-room.ts';

const secret = { name: 'Sealed Offer.zip', accessLevel: 'confidential' } as const;
const late = { ...smallRoom.documents.find(({ id }) => id === 'doc-zip')!, ...secret };
const board = { ...smallRoom.folders[0]!, id: 'board', name: 'Board', accessLevel: 'confidential' } as const;
const scenario = {
  ...smallRoom,
  documents: smallRoom.documents.filter(({ id }) => id !== late.id),
  folders: smallRoom.folders.concat(board),
};

const list = () => screen.findByRole('dialog', { name: 'What waits for you' });

/** The request of a viewer for a document that the page's list does not have yet, as it waits for the administrator. */
async function openWithRequest({ id: itemId, name: itemName }: { id: string; name: string } = late) {
  const app = await renderApp({ scenario, route: '/documents', persona: 'admin' });
  await waitFor(() => expect(app.calls('listDocuments')).not.toHaveLength(0));
  await app.settled();
  const request = { id: 'request-1', userId: 'user-viewer', itemId, createdAt: '2026-01-15T09:00:00.000Z' };
  const waiting = { note: null, state: 'waiting', answeredById: null, answeredAt: null } as const;
  await app.world.store.transact(async (tx) => {
    await tx.documents.put(late);
    await tx.accessRequests.put({ ...request, ...waiting });
  });
  act(() => tasksShown.set(true));
  const name = `Give Access: Ingrid Vos asks to see ${itemName}`;
  return { ...app, give: await within(await list()).findByRole('button', { name }) };
}

test('access is given from the request for it, and nothing of the document is opened', async () => {
  const { user, calls, change, give } = await openWithRequest();
  change({ faults: [fault('listDocuments', { delayMs: 'never' })] });
  const before = calls('listDocuments').length;
  await user.click(give);
  await waitFor(() => expect(calls('listDocuments').length).toBeGreaterThan(before));
  expect(screen.queryByRole('dialog', { name: 'Document not available' })).toBeNull();
  change({ faults: [] });
  const dialog = within(await screen.findByRole('dialog', { name: 'Document Permissions' }));
  expect(dialog.getByText(secret.name)).toBeVisible();
  const person = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'User' });
  await waitFor(() => expect(person.selectedOptions[0]).toHaveTextContent('Ingrid Vos'));
  await user.click(dialog.getByRole('button', { name: 'Grant Permission' }));
  await findDone(permissionWords.grantDocumentPermission.done);
  await user.keyboard('{Escape}');
  expect(await within(await list()).findByText('Nothing waits for you')).toBeVisible();
  expect(calls('previewDocument')).toHaveLength(0);
});

test('access to a folder is given from the request for it, to the user who asked', async () => {
  const { user, world, give } = await openWithRequest(board);
  await user.click(give);
  const dialog = within(await screen.findByRole('dialog', { name: 'Folder Permissions' }));
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'User' })).toHaveDisplayValue(/^Ingrid Vos/));
  await user.click(dialog.getByRole('button', { name: 'Grant Permission' }));
  await findDone(permissionWords.setFolderPermission.done);
  expect(await world.store.read((tx) => tx.folderPermissions.by('folder', 'board'))).toMatchObject([
    { userId: 'user-viewer' },
  ]);
});

test('an approval opens where it is given', async () => {
  const app = await renderApp({ scenario: 'demo', route: '/documents', persona: 'admin' });
  act(() => tasksShown.set(true));
  const [open] = await within(await list()).findAllByRole('link', { name: /asks for the approval of/ });
  await app.user.click(open!);
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
});

// The documents write their search into the address, which may come first and adds the sign.
test.each(['waiting', 'waiting='])(
  'the link ?%s of a mail opens the list, and closed it stays closed',
  async (query) => {
    const { user } = await renderApp({ scenario, route: `/documents?${query}`, persona: 'admin' });
    expect(await within(await list()).findByText('Nothing waits for you')).toBeVisible();
    expect(window.location.search).toBe('');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('the count follows what comes after the list was opened', async () => {
  const { user, world, focusWindow } = await openWithRequest();
  await user.keyboard('{Escape}');
  const [waiting] = await world.store.read((tx) => tx.accessRequests.list());
  await world.store.transact((tx) => tx.accessRequests.put({ ...waiting!, id: 'request-2', itemId: 'board' }));
  await focusWindow();
  expect(await screen.findByRole('button', { name: '2 things wait for you' })).toBeVisible();
});

test('the count goes along to what is the first entry of the sidebar in another role', async () => {
  const me = { id: 'user-admin', email: 'ada@strongroom.example', firstName: 'Ada', lastName: null };
  const as = (role: 'viewer' | 'admin') =>
    fault('getCurrentUser', { undocumented: { status: 200, body: { ...me, profileImageUrl: null, role, tasks: 1 } } });
  const { change, focusWindow } = await renderApp({ scenario, route: '/documents', faults: [as('viewer')] });
  const besideCount = () => screen.getByRole('button', { name: '1 thing waits for you' }).closest('li');
  await waitFor(() => expect(besideCount()).toHaveTextContent('Document Management'));
  change({ faults: [as('admin')] });
  await focusWindow();
  await waitFor(() => expect(besideCount()).toHaveTextContent('Dashboard'));
});

test('a request that one may not decline any more stays, with the reason', async () => {
  const { user, demote } = await openWithRequest();
  await demote();
  const decline = await within(await list()).findByRole('button', { name: /^Decline/ });
  await user.click(decline);
  await findToast('Error', 'Failed to decline the request. Your access has changed.', 'destructive');
  await waitFor(() => expect(decline).toHaveFocus());
});

test('the count is gone once what waited was done on another screen', async () => {
  const { user, focusWindow } = await openWithRequest();
  await user.keyboard('{Escape}');
  await focusWindow();
  const count = await screen.findByRole('button', { name: '1 thing waits for you' });
  const row = within(await screen.findByRole('row', { name: /Sealed Offer/ }));
  await user.click(row.getByRole('button', { name: /permissions/i }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Document Permissions' }));
  await user.selectOptions(
    await dialog.findByRole('combobox', { name: 'User' }),
    await dialog.findByRole('option', { name: /Ingrid Vos/ }),
  );
  await user.click(dialog.getByRole('button', { name: 'Grant Permission' }));
  await findDone(permissionWords.grantDocumentPermission.done);
  await waitFor(() => expect(count).not.toBeInTheDocument());
});

test('while one request is declined, the next one cannot be pressed in vain', async () => {
  const { user, world, change, focusWindow } = await openWithRequest();
  const [waiting] = await world.store.read((tx) => tx.accessRequests.list());
  await world.store.transact((tx) => tx.accessRequests.put({ ...waiting!, id: 'request-2', itemId: 'board' }));
  await focusWindow();
  change({ faults: [fault('declineAccess', { delayMs: 'never' })] });
  const next = await within(await list()).findByRole('button', { name: /^Decline: .* Board/ });
  await user.click(within(await list()).getByRole('button', { name: /^Decline: .* Sealed Offer/ }));
  await waitFor(() => expect(next).toBeDisabled());
  change({ faults: [] });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Decline: .* Sealed Offer/ })).toBeNull());
  expect(next).toBeEnabled();
});

test('a document that was deleted in the meantime is shown as deleted', async () => {
  const { user, world, give } = await openWithRequest();
  await world.store.transact((tx) => tx.documents.delete('doc-zip'));
  await user.click(give);
  await screen.findByRole('dialog', { name: 'Document not available' });
  await user.keyboard('{Escape}');
  expect(await within(await list()).findByText('Ingrid Vos asks to see something that is not there')).toBeVisible();
});

test.each([
  ['document', 'For the call on Friday', 'For the call on Friday'],
  ['folder', '  ', null],
])('access to the %s of a link is requested by keyboard, with “%s” as the reason', async (kind, typed, note) => {
  const { user, world } = await renderApp({ scenario, route: `/documents?${kind}=nothing`, persona: 'viewer' });
  const reason = await screen.findByRole('textbox', { name: 'Why you need it (optional)' });
  await user.type(reason, `${typed}{Enter}`);
  await findDone(taskWords.requestAccess.done);
  expect(reason).toHaveFocus();
  const requests = await world.store.read((tx) => tx.accessRequests.list());
  expect(requests).toMatchObject([{ itemId: 'nothing', note }]);
});

test('who asks for access too often is told when to ask again', async () => {
  const faults = [fault('requestAccess', { status: 429, headers: { 'Retry-After': '3600' } })];
  const { user } = await renderApp({ scenario, route: '/documents?folder=nothing', persona: 'viewer', faults });
  await user.click(await screen.findByRole('button', { name: 'Ask for Access' }));
  expect(await screen.findByText(/^You have asked too often\. Ask again after .+ [AP]M\.$/)).toBeVisible();
});

test.each(['folder', 'document'])(
  'the focus goes to what takes the place of the button that asks for a %s',
  async (kind) => {
    const { user } = await renderApp({ scenario, route: `/documents?${kind}=nothing`, persona: 'viewer' });
    await user.click(await screen.findByRole('button', { name: 'Ask for Access' }));
    expect(await screen.findByText('Asked')).toHaveFocus();
  },
);
