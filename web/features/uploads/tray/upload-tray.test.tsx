import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { dropOfTree } from '#web/features/uploads/testing/dropped-tree.ts';
import { asksBeforeLeaving, besideTheDialog } from '#web/features/uploads/testing/upload-watch.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { renderApp, type Scene } from '#web/testing/render-app.tsx';
import { smallRoom } from '#web/testing/small-room.ts';
import { findToast } from '#web/testing/toasts.ts';
import { toast } from '#web/ui/feedback/toast.ts';

const texts = (count: number) =>
  Array.from({ length: count }, (_, index) => new File([`${index}`], `${index + 1}.txt`, { type: 'text/plain' }));

async function pick(count: number, scene: Partial<Scene> = {}) {
  const app = await renderApp({ scenario: smallRoom, route: '/documents?folder=folder-legal', ...scene });
  const choose = async (files: number, role: 'button' | 'menuitem' = 'button') => {
    await app.user.click(await screen.findByRole(role, { name: 'Upload to Folder' }));
    const element = await screen.findByRole('dialog', { name: /^Upload to Folder/ });
    fireEvent.change(within(element).getByLabelText('Choose Files'), { target: { files: texts(files) } });
    return { element, dialog: within(element) };
  };
  const { element, dialog } = await choose(count);
  return {
    ...app,
    choose,
    dialog,
    isOpen: () => element.isConnected,
    tray: async () => within(await screen.findByRole('region', { name: 'Uploads' })),
    goTo: (name: string) => app.user.click(screen.getByRole('link', { name })),
  };
}

/** Picks files with their level and hands them over before any byte has arrived. */
async function handOver(count: number, scene: Partial<Scene> = {}) {
  const app = await pick(count, { uploadMs: 60_000, ...scene });
  await app.user.selectOptions(app.dialog.getByRole('combobox', { name: 'Access Level' }), 'restricted');
  await app.user.click(await app.dialog.findByRole('button', { name: 'Continue in the background' }));
  await waitFor(() => expect(app.isOpen()).toBe(false));
  return app;
}

test('an upload handed over to the tray continues on other screens, and is registered by itself with the chosen level', async () => {
  const { tray, goTo, change, calls } = await handOver(3);
  const wide = screen.getByRole('main').clientWidth;
  expect((await tray()).getByRole('heading', { name: 'Uploading 3 files' })).toBeVisible();
  expect(screen.getByRole('main').clientWidth).toBe(wide);
  await goTo('Audit Trail');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Audit Trail' })).toBeVisible());
  expect((await tray()).getByText('0 of 3 files in')).toBeVisible();
  expect(asksBeforeLeaving()).toBe(true);
  change({ uploadMs: 0 });
  const again = await tray();
  for (const cancel of again.getAllByRole('button', { name: /^Cancel \d/ })) fireEvent.click(cancel);
  await waitFor(() => expect(again.getByText('3 files failed')).toBeVisible());
  fireEvent.click(again.getByRole('button', { name: 'Retry failed' }));
  await findToast('Success', '3 document(s) processed successfully', 'success');
  expect(await again.findByText('3 files are in')).toBeVisible();
  expect(calls('registerDocument').map(({ body }) => body)).toMatchObject(
    Array.from({ length: 3 }, () => ({ folderId: 'folder-legal', accessLevel: 'restricted' })),
  );
  expect(asksBeforeLeaving()).toBe(false);
  fireEvent.click(again.getByRole('link', { name: 'Show in folder' }));
  expect(await within(screen.getByRole('main')).findAllByText('3.txt')).not.toHaveLength(0);
  fireEvent.click(again.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull());
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each(
  casesOf([
    ['Escape', (app: Awaited<ReturnType<typeof pick>>) => app.user.keyboard('{Escape}')],
    ['a click beside it', (app: Awaited<ReturnType<typeof pick>>) => app.user.click(besideTheDialog())],
  ]),
)('%s closes a dialog that processes without a question, and the tray goes on', async (_, close) => {
  const app = await pick(5, { faults: [fault('registerDocument', { delayMs: 'never', after: 1 })] });
  const button = await app.dialog.findByRole('button', { name: 'Process 5 File(s)' });
  await waitFor(() => expect(button).toBeEnabled());
  await app.user.click(button);
  await waitFor(() => expect(app.calls('registerDocument')).toHaveLength(4));
  await close(app);
  await waitFor(() => expect(app.isOpen()).toBe(false));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await (await app.tray()).findByText('1 of 5 files in')).toBeVisible();
  app.change({ faults: [] });
  await findToast('Success', '5 document(s) processed successfully');
});

test.runIf(isDeep)(
  'going back in the browser loses no file: the tray keeps them until their level is chosen',
  async () => {
    const { user, tray, calls, goTo } = await pick(2);
    await findToast('Upload Complete', '2 file(s) uploaded successfully');
    history.pushState(null, '', '/audit');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Audit Trail' })).toBeVisible());
    const shown = await tray();
    expect(shown.getByText('An upload waits for you')).toBeVisible();
    expect(calls('registerDocument')).toEqual([]);
    await user.click(shown.getByRole('button', { name: 'Choose level' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload to Folder' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Access Level' }), 'confidential');
    await user.click(dialog.getByRole('button', { name: 'Process 2 File(s)' }));
    await findToast('Success', '2 document(s) processed successfully');
    expect(calls('registerDocument').map(({ body }) => body)).toMatchObject([
      { accessLevel: 'confidential' },
      { accessLevel: 'confidential' },
    ]);
    expect(await (await tray()).findByText('2 files are in')).toBeVisible();
    await goTo('Document Management');
  },
);

test.runIf(isDeep)('cancelling needs a confirmation with numbers, and uploads continue without it', async () => {
  const { user, tray, change } = await pick(5, { faults: [fault('registerDocument', { delayMs: 'never', after: 2 })] });
  const button = await screen.findByRole('button', { name: 'Process 5 File(s)' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(screen.getAllByText('Completed')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Continue in the background' }));
  const shown = await tray();
  await user.click(shown.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard the other 3 files?' });
  expect(question).toHaveTextContent('2 of 5 files are in the data room and will stay.');
  await user.click(within(question).getByRole('button', { name: 'Keep uploading' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(shown.getByText('Uploading 5 files')).toBeVisible();
  change({ faults: [] });
  await findToast('Success', '5 document(s) processed successfully');
});

test.runIf(isDeep)('one file that failed is found by its filter and tried again alone', async () => {
  const { user, tray, calls } = await pick(4, { faults: [fault('registerDocument', { status: 500, times: 1 })] });
  const button = await screen.findByRole('button', { name: 'Process 4 File(s)' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await findToast('Success', '3 document(s) processed successfully');
  history.pushState(null, '', '/audit');
  const shown = await tray();
  expect(shown.getByText('3 files are in, 1 failed')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Failed 1' }));
  expect(shown.getAllByRole('button', { name: /^Retry \d/ })).toHaveLength(1);
  await user.click(shown.getByRole('button', { name: /^Retry \d/ }));
  await findToast('Success', '1 document(s) processed successfully');
  expect(shown.getByText('4 files are in')).toBeVisible();
  expect(shown.getByText('No such file')).toBeVisible();
  expect(calls('registerDocument')).toHaveLength(5);
});

test.runIf(isDeep)('several uploads join one tray', async () => {
  const { user, tray, choose, isOpen } = await handOver(2);
  expect(isOpen()).toBe(false);
  const { dialog } = await choose(3);
  await user.click(await dialog.findByRole('button', { name: 'Continue in the background' }));
  const shown = await tray();
  expect(await shown.findByText('Uploading 5 files')).toBeVisible();
  expect(screen.getAllByRole('region', { name: 'Uploads' })).toHaveLength(1);
});

test.runIf(isDeep)('the card folds by Escape and by its button, and exposes its state', async () => {
  const { user, tray } = await handOver(2);
  const shown = await tray();
  shown.getByRole('button', { name: 'All 2' }).focus();
  await user.keyboard('{Escape}');
  const toggle = shown.getByRole('button', { name: 'Show uploads' });
  expect(toggle).toHaveFocus();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(shown.getByText('0 of 2 files')).toBeVisible();
  await user.click(toggle);
  expect(shown.getByRole('button', { name: 'All 2' })).toBeVisible();
});

test.runIf(isDeep)('offline the upload pauses visibly, and continues afterwards', async () => {
  const { tray, change } = await handOver(2);
  change({ isOffline: true });
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event('offline'));
  const shown = await tray();
  expect(await shown.findByText('Upload paused while offline')).toBeVisible();
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
  change({ isOffline: false, uploadMs: 0 });
  window.dispatchEvent(new Event('online'));
  await findToast('Success', '2 document(s) processed successfully');
});

test.runIf(isDeep)(
  'a session that ends pauses the upload, which shows what is stored and how to continue',
  async () => {
    const { tray, change, user, left, calls } = await pick(3, {
      faults: [fault('registerDocument', { status: 401, after: 1 })],
    });
    const button = await screen.findByRole('button', { name: 'Process 3 File(s)' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    history.pushState(null, '', '/audit');
    await findToast('Unauthorized', 'You are logged out. Logging in again...', 'destructive');
    const shown = await tray();
    expect(await shown.findByText('Upload paused: you are signed out')).toBeVisible();
    expect(shown.getByText(/^1 of 3 files are in and stay\./)).toBeVisible();
    await waitFor(() => expect(left).toEqual(['/api/login']));
    expect(asksBeforeLeaving()).toBe(true);
    change({ faults: [] });
    await user.click(shown.getByRole('button', { name: 'Resume' }));
    await findToast('Success', '2 document(s) processed successfully');
    expect(calls('storeObject')).toHaveLength(3);
  },
);

test('an upload that a lost session has paused can be cancelled, also once its files were removed', async () => {
  const { tray, user, dialog } = await pick(2, { faults: [fault('registerDocument', { status: 401, after: 1 })] });
  const button = await dialog.findByRole('button', { name: 'Process 2 File(s)' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  history.pushState(null, '', '/audit');
  await findToast('Unauthorized', 'You are logged out. Logging in again...', 'destructive');
  const shown = await tray();
  await shown.findByText('Upload paused: you are signed out');
  for (const remove of shown.getAllByRole('button', { name: /^Remove / })) await user.click(remove);
  await user.click(shown.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(shown.queryByText('Upload paused: you are signed out')).toBeNull());
});

test.runIf(isDeep)('on a phone a bar is below every screen and opens into a sheet', async () => {
  await page.viewport(360, 780);
  const { user, tray } = await handOver(3);
  const bar = (await tray()).getByRole('button', { name: /Show uploads$/ });
  expect(screen.getByRole('main').getBoundingClientRect().bottom).toBeLessThanOrEqual(
    bar.getBoundingClientRect().top + 1,
  );
  await user.click(bar);
  const sheet = within(await screen.findByRole('dialog', { name: 'Uploading 3 files' }));
  expect(sheet.getByText('0 of 3 files in')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  const filters = sheet.getByRole('group', { name: 'Show' });
  expect(filters.scrollWidth).toBe(filters.clientWidth);
  expect(new Set([...filters.children].map((filter) => filter.getBoundingClientRect().top)).size).toBe(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bar).toHaveFocus();
});

test('a question that the last file has closed does not come again with the next upload', async () => {
  const { user, tray, choose, change, calls, dialog } = await pick(1, {
    faults: [fault('registerDocument', { delayMs: 'never' })],
  });
  const button = await dialog.findByRole('button', { name: 'Process 1 File(s)' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  // A question before the call goes out would hold it back.
  await waitFor(() => expect(calls('registerDocument')).toHaveLength(1));
  await user.click(await dialog.findByRole('button', { name: 'Continue in the background' }));
  await user.click((await tray()).getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('alertdialog');
  change({ faults: [], uploadMs: 60_000 });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // The button of an empty folder goes when the list has the file.
  await screen.findByRole('row', { name: /1\.txt/ });
  const folder = within(screen.getByRole('treeitem', { name: '03 Legal' }));
  await user.click(folder.getByRole('button', { name: /^Actions/ }));
  const next = await choose(2, 'menuitem');
  await user.click(await next.dialog.findByRole('button', { name: 'Continue in the background' }));
  expect(await (await tray()).findByText('Uploading 3 files')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('folders without files are cancelled in the tray without a question, and no more of them are made', async () => {
  const { user, tray, dialog, calls, change } = await pick(0, {
    faults: [fault('createFolder', { delayMs: 'never' })],
  });
  fireEvent(dialog.getByText('Drop files or folders here'), dropOfTree('Deal/01/.DS_Store'));
  await dialog.findByText(/^New folders: /);
  await user.click(dialog.getByRole('button', { name: /^Process/ }));
  await waitFor(() => expect(calls('createFolder')).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: 'Continue in the background' }));
  await user.click((await tray()).getByRole('button', { name: 'Cancel' }));
  change({ faults: [] });
  await findToast('Upload Stopped', 'Folders that were made stay. No more are made.');
  expect(calls('createFolder')).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull());
});

test('folders without files are made on once the question about files beside them has closed by itself', async () => {
  const { user, tray, dialog, choose, calls, change } = await pick(1, {
    faults: [fault('registerDocument', { delayMs: 'never' }), fault('createFolder', { delayMs: 'never' })],
  });
  const button = await dialog.findByRole('button', { name: 'Process 1 File(s)' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(calls('registerDocument')).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: 'Continue in the background' }));
  const second = await choose(0);
  fireEvent(second.dialog.getByText('Drop files or folders here'), dropOfTree('Deal/01/.DS_Store'));
  await second.dialog.findByText(/^New folders: /);
  await user.click(second.dialog.getByRole('button', { name: /^Process/ }));
  await waitFor(() => expect(calls('createFolder')).toHaveLength(1));
  await user.click(second.dialog.getByRole('button', { name: 'Continue in the background' }));
  await user.click((await tray()).getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('alertdialog');
  change({ faults: [fault('createFolder', { delayMs: 'never' })] });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  change({ faults: [] });
  await waitFor(() => expect(calls('createFolder')).toHaveLength(2));
  expect(await (await tray()).findByText('1 file is in')).toBeVisible();
});

test('the tray offers no retry of what is too large', async () => {
  const { user, tray, dialog } = await pick(1, { uploadMs: 60_000 });
  const film = new File(['x'], 'film.mov');
  Object.defineProperty(film, 'size', { value: 60 * 1024 * 1024 });
  fireEvent.change(dialog.getByLabelText('Choose Files'), { target: { files: [film] } });
  await user.click(await dialog.findByRole('button', { name: 'Continue in the background' }));
  expect(await (await tray()).findByText('film.mov')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry failed' })).toBeNull();
});

test('what was chosen for one document is there again after another screen, and is what is registered', async () => {
  const app = await renderApp({ scenario: smallRoom, route: '/documents' });
  const { user, calls } = app;
  await user.click(await screen.findByRole('button', { name: 'Upload Document' }));
  const first = within(await screen.findByRole('dialog', { name: 'Upload Document' }));
  fireEvent.change(first.getByLabelText('Choose File'), { target: { files: texts(1) } });
  await first.findByRole('option', { name: /03 Legal/ });
  await user.selectOptions(first.getByRole('combobox', { name: 'Folder' }), 'folder-legal');
  await user.selectOptions(first.getByRole('combobox', { name: 'Access Level' }), 'confidential');
  await user.click(first.getByRole('checkbox', { name: 'Restrict downloads' }));
  await user.clear(first.getByRole('textbox', { name: 'Name' }));
  await user.type(first.getByRole('textbox', { name: 'Name' }), 'The offer');
  await user.type(first.getByRole('textbox', { name: 'Description' }), 'As signed');
  fireEvent.click(screen.getByRole('link', { name: 'Audit Trail', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upload Document' })).toBeNull());
  const tray = within(await screen.findByRole('region', { name: 'Uploads' }));
  expect(await tray.findByText('03 Legal')).toBeVisible();
  await user.click(await tray.findByRole('button', { name: 'Choose level' }));
  const again = within(await screen.findByRole('dialog', { name: 'Upload Document' }));
  expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('The offer');
  await user.click(await again.findByRole('button', { name: 'Upload Document' }));
  await waitFor(() => expect(calls('registerDocument')).toHaveLength(1));
  expect(calls('registerDocument')[0]?.body).toMatchObject({
    name: 'The offer',
    description: 'As signed',
    folderId: 'folder-legal',
    accessLevel: 'confidential',
    downloadRestricted: true,
  });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull());
});

test('the dialog of an upload from the tray stays open without its file, which is gone from the tray once it is closed', async () => {
  const { user, tray } = await pick(1);
  fireEvent.click(screen.getByRole('link', { name: 'Audit Trail', hidden: true }));
  await user.click(await (await tray()).findByRole('button', { name: 'Choose level' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Upload to Folder/ }));
  await user.click(await dialog.findByRole('button', { name: 'Remove 1.txt' }));
  await waitFor(() => expect(dialog.queryByText('1.txt')).toBeNull());
  expect(dialog.getByText('Drop files or folders here')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull());
});

test('a document in a stricter folder keeps its level where its version is registered from the tray, also before the list has come', async () => {
  const folders = smallRoom.folders.map((row) => ({ ...row, accessLevel: 'confidential' as const }));
  const { user, calls, change } = await renderApp({
    scenario: { ...smallRoom, folders },
    route: '/documents?folder=folder-financials',
  });
  await screen.findAllByText('Project Aurora');
  await user.click(await screen.findByRole('button', { name: 'Upload Document' }));
  const first = within(await screen.findByRole('dialog', { name: 'Upload Document' }));
  await waitFor(() => expect(first.getByRole('combobox', { name: 'Access Level' })).toHaveValue('confidential'));
  const file = new File(['<p>'], 'Consolidated Accounts.html', { type: 'text/html' });
  fireEvent.change(first.getByLabelText('Choose File'), { target: { files: [file] } });
  fireEvent.click(screen.getByRole('link', { name: 'Audit Trail', hidden: true }));
  const tray = within(await screen.findByRole('region', { name: 'Uploads' }));
  change({ faults: [fault('listDocuments', { delayMs: 300 })] });
  await user.click(await tray.findByRole('button', { name: 'Choose level' }));
  await user.click(await screen.findByRole('button', { name: 'Upload Document' }));
  await waitFor(() => expect(calls('registerDocument')).toHaveLength(1));
  expect(calls('registerDocument')[0]?.body).toMatchObject({ accessLevel: 'public' });
});

test('the level that was chosen for many files is there again after another screen', async () => {
  const { user, dialog, tray } = await pick(2);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Access Level' }), 'confidential');
  fireEvent.click(screen.getByRole('link', { name: 'Audit Trail', hidden: true }));
  await user.click(await (await tray()).findByRole('button', { name: 'Choose level' }));
  const again = within(await screen.findByRole('dialog', { name: /^Upload to Folder/ }));
  expect(again.getByRole('combobox', { name: 'Access Level' })).toHaveValue('confidential');
});

test('nothing is uploaded in the name of who signs in on another tab, also in the background', async () => {
  const { change, calls, settled } = await handOver(9, { faults: [fault('createUploadTicket', { delayMs: 100 })] });
  await waitFor(() => expect(calls('createUploadTicket')).toHaveLength(6));
  toast({ title: 'Of the one before' });
  await screen.findByText('Of the one before');
  // Long enough for tickets and registrations, if they did not wait.
  change({ persona: 'manager', uploadMs: 0, faults: [fault('getCurrentUser', { delayMs: 300 })] });
  window.dispatchEvent(new StorageEvent('storage', { key: 'strongroom-signed-in', newValue: '' }));
  await screen.findByText('Manager Portal');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull());
  await settled();
  expect(calls('createUploadTicket')).toHaveLength(6);
  expect(calls('registerDocument')).toEqual([]);
  expect(asksBeforeLeaving()).toBe(false);
  await waitFor(() => expect(screen.queryByText('Of the one before')).toBeNull());
});
