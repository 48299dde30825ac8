import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { isDeep } from '#web/testing/deep.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { findToast } from '#web/testing/toasts.ts';
import { long, nested } from '../testing/documents-scene.ts';

const open = async (
  persona: 'admin' | 'manager' | 'viewer' = 'admin',
  route = '/documents?folder=One',
  scenario = nested,
) => {
  const app = await renderApp({ route, scenario, persona });
  await screen.findByRole('row', { name: /Top report/ });
  await app.user.keyboard('{Shift}');
  return app;
};
type App = Awaited<ReturnType<typeof open>>;

async function deleteTopReport({ user, settled }: App): Promise<void> {
  await user.pointer({ keys: '[MouseRight]', target: screen.getByRole('row', { name: /Top report/ }) });
  await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Document' }));
  expect(question.getByText('Are you sure you want to delete “Top report.pdf”?')).toBeVisible();
  expect(question.getByText(/^Deleted Items can put it back until /)).toBeVisible();
  expect(question.queryByText(/cannot be undone/)).toBeNull();
  await user.click(question.getByRole('button', { name: 'Delete Document' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Top report/ })).toBeNull());
  await settled();
}

const openItems = async ({ user }: App) => {
  await user.click(await screen.findByRole('button', { name: 'Deleted Items' }));
  return within(await screen.findByRole('dialog', { name: 'Deleted Items' }));
};

test('a deletion says that it cannot be undone where nothing is kept', async () => {
  const faults = [fault('getCurrentUser', 200)];
  const { user } = await renderApp({ route: '/documents?folder=One', scenario: nested, faults });
  await user.pointer({ keys: '[MouseRight]', target: await screen.findByRole('row', { name: /Top report/ }) });
  await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  expect(await screen.findByText('This action cannot be undone.')).toBeVisible();
});

test('a deleted document is listed under Deleted Items, and one press restores it, or shows that it failed', async () => {
  const app = await open();
  await deleteTopReport(app);
  const dialog = await openItems(app);
  const item = await dialog.findByRole('listitem');
  await waitFor(() => expect(item).toHaveTextContent(/Deleted less than an hour ago by Ada Lindqvist · from One/));
  app.change({ faults: [fault('putBackItem', { status: 500, times: 1 })] });
  const putBack = dialog.getByRole('button', { name: 'Put back Top report.pdf' });
  await app.user.click(putBack);
  await findToast('Error', 'Something went wrong on our side', 'destructive');
  await app.user.click(putBack);
  expect(await dialog.findByText('Nothing is deleted')).toBeVisible();
  await app.user.keyboard('{Escape}');
  expect(await screen.findByRole('row', { name: /Top report/ })).toBeVisible();
});

test('a document whose name is taken is put back under another name, by keyboard', async () => {
  const app = await open();
  await deleteTopReport(app);
  const { store } = app.world;
  const item = await store.read(async (tx) => (await tx.deletedItems.list())[0]!);
  const { name } = item.document!;
  await store.transact((tx) => tx.documents.put({ ...item.document!, id: 'taken' }));
  const dialog = await openItems(app);
  await app.user.click(await dialog.findByRole('button', { name: `Put back ${name}` }));
  const another = within(await screen.findByRole('dialog', { name: 'Put Back under Another Name' }));
  expect(another.getByText(`Another document in One is called “${name}” by now.`)).toBeVisible();
  const field = another.getByRole('textbox', { name: 'Name' });
  expect(field).toHaveValue('Top report (restored).pdf');
  await app.user.clear(field);
  await app.user.keyboard(`${name}{Enter}`);
  expect(await another.findByText('Another document there has that name, too')).toBeVisible();
  await app.user.clear(field);
  await app.user.keyboard('Top report, first.pdf{Enter}');
  await findToast('Success', 'Put back where it was, as “Top report, first.pdf”');
  expect(await screen.findByText('Nothing is deleted')).toBeVisible();
  await app.user.keyboard('{Escape}');
  expect(await screen.findByRole('row', { name: /Top report, first/ })).toBeVisible();
});

test('an item put back at Home, since its folder is gone, is announced with its place and its new name, if any', async () => {
  const app = await open();
  await deleteTopReport(app);
  const { store } = app.world;
  const item = await store.read(async (tx) => (await tx.deletedItems.list())[0]!);
  await store.transact(async (tx) => {
    await tx.folders.delete('One');
    await tx.documents.put({ ...item.document!, id: 'taken', folderId: null });
  });
  const dialog = await openItems(app);
  await app.user.click(await dialog.findByRole('button', { name: 'Put back Top report.pdf' }));
  await app.user.click(await screen.findByRole('button', { name: 'Put Back' }));
  await findToast(
    'Success',
    'Put back at Home as “Top report (restored).pdf”, since its folder is gone: check who has access',
  );
});

test('an item that another user put back or purged first is shown as gone, and leaves the list', async () => {
  const app = await open();
  await deleteTopReport(app);
  const dialog = await openItems(app);
  const putBack = await dialog.findByRole('button', { name: 'Put back Top report.pdf' });
  const { store } = app.world;
  await store.transact(async (tx) => {
    for (const { id } of await tx.deletedItems.list()) await tx.deletedItems.delete(id);
  });
  await app.user.click(putBack);
  await findToast('Error', 'Failed to put it back. It is no longer there, or your access has ended.', 'destructive');
  expect(await dialog.findByText('Nothing is deleted')).toBeVisible();
});

/** A selection is deleted like this: its documents first, then its folders, the deepest first. */
async function deleteEach(app: App, paths: readonly string[]): Promise<void> {
  for (const [at, path] of paths.entries()) {
    app.setNow(`2026-01-15T09:00:0${at}.000Z`);
    expect((await fetch(`/api/${path}`, { method: 'DELETE' })).status).toBe(204);
  }
}

test('all that is found comes back where it was after one question, folders before what lay in them', async () => {
  const app = await open();
  await deleteEach(app, [
    'documents/Top report.pdf',
    'folders/Four?cascade=true',
    'folders/Three',
    'folders/Two',
    'folders/One',
  ]);
  const before = nested.documents.map(({ id, folderId }) => ({ id, folderId }));
  const dialog = await openItems(app);
  expect(await dialog.findByText(/from Two, which is deleted too: put that back first/)).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Put back all 5' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Put Back 5 Items' }));
  expect(question.getByText('1 document and 4 folders:')).toBeVisible();
  expect(app.calls('putBackItem')).toEqual([]);
  await app.user.click(question.getByRole('button', { name: 'Put Back 5 Items' }));
  await findToast('Put back', '5 items put back');
  const documents = await app.world.store.read((tx) => tx.documents.list());
  expect(documents.map(({ id, folderId }) => ({ id, folderId }))).toEqual(expect.arrayContaining(before));
});

test('while one item is put back, the next one cannot be pressed in vain', async () => {
  const app = await open();
  await deleteEach(app, ['documents/Deep report.pdf', 'documents/Top report.pdf']);
  const dialog = await openItems(app);
  app.change({ faults: [fault('putBackItem', { delayMs: 'never' })] });
  await app.user.click(await dialog.findByRole('button', { name: 'Put back Top report.pdf' }));
  const next = dialog.getByRole('button', { name: 'Put back Deep report.pdf' });
  await waitFor(() => expect(next).toBeDisabled());
  app.change({ faults: [] });
  await waitFor(() => expect(next).toBeEnabled());
  await app.user.click(next);
  expect(await dialog.findByText('Nothing is deleted')).toBeVisible();
});

test('restoring several items lists those that must be restored by themselves, and counts those that go to Home', async () => {
  const app = await open();
  await deleteEach(app, ['documents/Deep report.pdf', 'documents/Top report.pdf']);
  const { store } = app.world;
  await store.transact(async (tx) => {
    const [item] = (await tx.deletedItems.list()).filter(({ id }) => id === 'Top report.pdf');
    await tx.documents.put({ ...item!.document!, id: 'taken' });
    await tx.folders.delete(long);
  });
  const dialog = await openItems(app);
  await app.user.click(await dialog.findByRole('button', { name: 'Put back all 2' }));
  await app.user.click(await screen.findByRole('button', { name: 'Put Back 2 Items' }));
  await findToast(
    'Put back',
    '1 of 2 items put back, 1 of them at Home, since the folder is gone: check who has access',
  );
  const left = within(await screen.findByRole('dialog', { name: '1 of 2 items not put back' }));
  expect(left.getByText(/^Another document there has that name: put it back by itself/)).toBeVisible();
});

test('of very many deleted items two hundred are shown, and others are found by their names', async () => {
  const app = await open();
  await deleteTopReport(app);
  const { store } = app.world;
  await store.transact(async (tx) => {
    const [item] = await tx.deletedItems.list();
    for (let at = 1; at <= 202; at++) {
      const id = `copy-${at}`;
      await tx.deletedItems.put({ ...item!, id, document: { ...item!.document!, id, name: `Copy ${at}.pdf` } });
    }
  });
  const dialog = await openItems(app);
  expect(await dialog.findByText('And 3 more items: search for them.')).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveLength(200);
  const field = dialog.getByRole('searchbox', { name: 'Search deleted items' });
  await app.user.type(field, 'copy 202');
  await waitFor(() => expect(dialog.getByRole('listitem')).toHaveTextContent('Copy 202.pdf'));
  await app.user.type(field, '3');
  expect(await dialog.findByText('No deleted item has that name.')).toBeVisible();
});

test('a purge needs a confirmation, and is final', async () => {
  const app = await open();
  await deleteTopReport(app);
  const dialog = await openItems(app);
  await app.user.click(await dialog.findByRole('button', { name: 'Purge Top report.pdf' }));
  const question = await screen.findByRole('alertdialog', { name: 'Purge for Good' });
  expect(question).toHaveTextContent('nobody can bring it back');
  expect(app.calls('purgeItem')).toEqual([]);
  await app.user.click(within(question).getByRole('button', { name: 'Purge for Good' }));
  expect(await screen.findByText('Nothing is deleted')).toBeVisible();
  expect(app.calls('purgeItem')).toHaveLength(1);
});

test('the link to a deleted folder says where it can be put back, to those who can', async () => {
  await renderApp({ route: '/documents?folder=gone', scenario: nested, persona: 'manager' });
  expect(await screen.findByText(/^This folder is not here, or was deleted\..+from Deleted Items/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask for Access' })).toBeNull();
});

test('a purge leaves what another user put back, and deleted again with more in it', async () => {
  const app = await open();
  await deleteTopReport(app);
  const dialog = await openItems(app);
  await app.user.click(await dialog.findByRole('button', { name: 'Purge Top report.pdf' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Purge for Good' }));
  await app.world.store.transact(async (tx) => {
    const [item] = await tx.deletedItems.list();
    if (item) await tx.deletedItems.put({ ...item, deletedAt: '2026-01-15T10:30:00.000Z' });
  });
  await app.user.click(question.getByRole('button', { name: 'Purge for Good' }));
  expect(await screen.findByText(/^Somebody else changed this/)).toBeVisible();
  expect(await dialog.findByRole('button', { name: 'Purge Top report.pdf' })).toBeVisible();
});

test('an item under legal hold is marked, and offers no purge', async () => {
  const app = await open();
  await app.user.pointer({ keys: '[MouseRight]', target: await screen.findByRole('treeitem', { name: /^One/ }) });
  await app.user.click(await screen.findByRole('menuitem', { name: 'Legal hold…' }));
  const set = within(await screen.findByRole('alertdialog', { name: 'Set Legal Hold' }));
  await app.user.click(set.getByRole('button', { name: 'Set Legal Hold' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await deleteTopReport(app);
  const dialog = await openItems(app);
  expect(await dialog.findByText('Legal hold')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Purge Top report.pdf' })).toBeDisabled();
});

const held = {
  ...nested,
  folders: nested.folders.map((row) => (row.name === 'One' ? { ...row, legalHold: true } : row)),
};

test.each([
  ['the folder itself', 'One'],
  ['a folder in it', 'Two'],
])('a deletion of a folder names a legal hold of %s, which keeps it', async (_whose, name) => {
  const folders = nested.folders.map((row) => (row.name === name ? { ...row, legalHold: true } : row));
  const { user } = await open('admin', undefined, { ...nested, folders });
  await user.pointer({ keys: '[MouseRight]', target: await screen.findByRole('treeitem', { name: /^One/ }) });
  await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete Folder' });
  expect(question).toHaveTextContent(
    new RegExp(`Deleted Items can put it back until .+, and as long as “${name}” is under a legal hold\\.`),
  );
});

test('a deletion of a document names the legal hold of a folder above', async () => {
  const folders = nested.folders.map((row) => (row.name === 'One' ? { ...row, legalHold: true } : row));
  const { user } = await open('admin', undefined, { ...nested, folders });
  await user.pointer({ keys: '[MouseRight]', target: screen.getByRole('row', { name: /Top report/ }) });
  await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete Document' });
  expect(question).toHaveTextContent(/, and as long as “One” is under a legal hold\./);
});

test('where nothing is kept, a deletion says that only what is under a legal hold can be put back', async () => {
  const faults = [fault('getCurrentUser', 200)];
  const scenario = {
    ...held,
    documents: held.documents.map((row) => ({ ...row, ...(row.id.startsWith('Deep') && { folderId: null }) })),
  };
  const { user } = await renderApp({ route: '/documents', scenario, faults });
  const row = await screen.findByRole('row', { name: /Deep report/ });
  await user.click(screen.getByRole('button', { name: 'Select' }));
  const question = async () => {
    await user.keyboard('{Delete}');
    return screen.findByRole('alertdialog', { name: 'Delete Items' });
  };
  await user.click(await screen.findByRole('treeitem', { name: /^One/ }));
  expect(await question()).toHaveTextContent('can put it back as long as “One” is under a legal hold.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(row);
  expect(await question()).toHaveTextContent('Only what is under the legal hold of “One” can be put back.');
});

test('an item held by a deleted folder is not said to come to Home, where it would be refused', async () => {
  const app = await open('admin', undefined, held);
  await deleteEach(app, ['documents/Top report.pdf', 'folders/One?cascade=true']);
  const dialog = await openItems(app);
  expect(await dialog.findByText(/put that back first$/)).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Put back Top report.pdf' }));
  await findToast('Error', 'A legal hold keeps this where it is');
});

test('lifting a legal hold says that what was kept past its time goes within minutes', async () => {
  const app = await open('admin', undefined, held);
  await app.user.pointer({ keys: '[MouseRight]', target: await screen.findByRole('treeitem', { name: /^One/ }) });
  await app.user.click(await screen.findByRole('menuitem', { name: 'Legal hold…' }));
  expect(await screen.findByRole('alertdialog', { name: 'Lift Legal Hold' })).toHaveTextContent(/within minutes/);
});

test('setting a legal hold that another user set meanwhile does not lift it', async () => {
  const app = await open();
  await app.user.pointer({ keys: '[MouseRight]', target: await screen.findByRole('treeitem', { name: /^One/ }) });
  await app.user.click(await screen.findByRole('menuitem', { name: 'Legal hold…' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Set Legal Hold' }));
  const { store } = app.world;
  const one = await store.read(async ({ folders }) => (await folders.list()).find(({ name }) => name === 'One')!);
  await store.transact((tx) => tx.folders.put({ ...one, legalHold: true }));
  await app.focusWindow();
  await app.settled();
  await app.user.click(question.getByRole('button', { name: 'Set Legal Hold' }));
  await waitFor(() => expect(app.calls('setLegalHold')[0]).toMatchObject({ status: 200, body: { legalHold: true } }));
});

test.runIf(isDeep)('managers have Deleted Items, and set no legal hold', async () => {
  const app = await open('manager');
  await app.user.pointer({ keys: '[MouseRight]', target: await screen.findByRole('treeitem', { name: /^One/ }) });
  await screen.findByRole('menuitem', { name: 'Edit' });
  expect(screen.queryByRole('menuitem', { name: 'Legal hold…' })).toBeNull();
  await app.user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Deleted Items' })).toBeVisible();
});

test('a deactivated user is still named as the one who deleted an item', async () => {
  const app = await open();
  await deleteTopReport(app);
  const { store } = app.world;
  await store.transact(async (tx) => {
    const [item] = await tx.deletedItems.list();
    await tx.deletedItems.put({ ...item!, deletedById: 'user-manager' });
    const user = await tx.users.get('user-manager');
    await tx.users.put({ ...user!, deactivatedAt: '2026-01-14T09:00:00.000Z' });
  });
  const dialog = await openItems(app);
  expect(await dialog.findByText(/by Marcus Okafor \(deactivated\) · from One/)).toBeVisible();
});

test('a long name of the folder it came from stands within the row', async () => {
  const app = await open();
  await deleteTopReport(app);
  const { store } = app.world;
  const name = 'W'.repeat(255);
  await store.transact(async (tx) => {
    for (const folder of await tx.folders.list()) if (folder.name === 'One') await tx.folders.put({ ...folder, name });
  });
  const dialog = await openItems(app);
  const words = await dialog.findByText(new RegExp(name));
  expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
});

test('readers have no Deleted Items', async () => {
  const app = await open('viewer');
  await screen.findByRole('treeitem', { name: /^One/ });
  await app.settled();
  expect(screen.queryByRole('button', { name: 'Deleted Items' })).toBeNull();
});
