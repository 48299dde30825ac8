import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { registerDocument } from '#contract/hooks/documents.ts';
import { createUploadTicket } from '#contract/hooks/objects.ts';
import { fault } from '#mock/world/fault.ts';
import { dropFiles } from '#web/features/uploads/testing/drop-files.ts';
import { dropOfTree, readSlowFiles } from '#web/features/uploads/testing/dropped-tree.ts';
import { isDeep } from '#web/testing/deep.ts';
import { renderApp, type Scene } from '#web/testing/render-app.tsx';
import { smallRoom } from '#web/testing/small-room.ts';
import { findToast } from '#web/testing/toasts.ts';
import { asksBeforeLeaving, watchAborts } from '#web/features/uploads/testing/upload-watch.ts';

const text = (name: string, words = name) => new File([words], name, { type: 'text/plain' });
const texts = (count: number) => Array.from({ length: count }, (_, index) => text(`${index + 1}.txt`));

/** Whether a pointer at its centre hits it. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(met);
}

/** Opened from the notice of an empty folder. */
async function openDialog(scene: Partial<Scene> = {}) {
  const app = await renderApp({ scenario: smallRoom, route: '/documents?folder=folder-legal', ...scene });
  await app.user.click(await screen.findByRole('button', { name: 'Upload to Folder' }));
  const element = await screen.findByRole('dialog', { name: /^Upload to Folder/ });
  const dialog = within(element);
  return {
    ...app,
    dialog,
    input: dialog.getByLabelText<HTMLInputElement>('Choose Files'),
    pick: (...files: File[]) => fireEvent.change(dialog.getByLabelText('Choose Files'), { target: { files } }),
    row: (name: string) => within(dialog.getByText(name).closest('li')!),
    names: () => dialog.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent),
    process: () => dialog.getByRole<HTMLButtonElement>('button', { name: /^Process \d+ File\(s\)$/ }),
    isOpen: () => element.isConnected,
  };
}

describe('the Upload to Folder dialog', () => {
  it('takes any number of files and shows one row for each', async () => {
    const { pick, names, input, dialog, process } = await openDialog();
    expect(dialog.getByText('03 Legal')).toBeVisible();
    expect(input.multiple).toBe(true);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Choose Files' })).toHaveFocus());
    expect(process()).toHaveTextContent('Process 0 File(s)');
    pick(...texts(25));
    await findToast('Upload Complete', '25 file(s) uploaded successfully', 'success');
    expect(names()).toHaveLength(25);
    await waitFor(() => expect(process()).toHaveTextContent('Process 25 File(s)'));
  });

  it('uploads nothing of many files if it is closed before they are listed', async () => {
    const { pick, dialog, calls, isOpen, settled } = await openDialog();
    pick(...texts(60));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(isOpen()).toBe(false));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await settled();
    expect(calls('createUploadTicket')).toEqual([]);
  });

  it('waits for a dropped folder that is still being read, and registers its files with the others', async () => {
    const { user, pick, dialog, process, calls, isOpen } = await openDialog();
    pick(text('a.txt'));
    await dialog.findByText('Ready');
    fireEvent(dialog.getByText('Drop more files here'), dropOfTree('Deal/slow.txt'));
    expect(await dialog.findByText('Reading what was dropped…')).toBeVisible();
    await user.click(process());
    readSlowFiles();
    await waitFor(() => expect(process()).toHaveTextContent('Process 2 File(s)'));
    await user.click(process());
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(calls('registerDocument').map(({ body }) => body)).toMatchObject([{ name: 'a.txt' }, { name: 'slow.txt' }]);
  });

  it('left for another page while a dropped folder is still being read keeps its files with the others', async () => {
    const { pick, dialog, isOpen } = await openDialog();
    pick(text('a.txt'));
    await dialog.findByText('Ready');
    fireEvent(dialog.getByText('Drop more files here'), dropOfTree('Deal/slow.txt'));
    await dialog.findByText('Reading what was dropped…');
    history.pushState(null, '', '/audit');
    await waitFor(() => expect(isOpen()).toBe(false));
    readSlowFiles();
    const tray = within(await screen.findByRole('region', { name: 'Uploads' }));
    expect(await tray.findByText('slow.txt')).toBeVisible();
  });

  it('registers each file in the folder with the shared level and flag, reads the lists again once, and closes', async () => {
    const { user, pick, dialog, process, calls, isOpen, settled } = await openDialog();
    pick(...texts(3));
    await waitFor(() => expect(dialog.getAllByText('Ready')).toHaveLength(3));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Access Level' }), 'confidential');
    await user.click(dialog.getByRole('checkbox', { name: 'Restrict downloads' }));
    const listed = calls('listDocuments').length;
    await user.click(process());
    await findToast('Success', '3 document(s) processed successfully', 'success');
    expect(isOpen()).toBe(false);
    expect(calls('registerDocument').map(({ body }) => body)).toEqual(
      ['1.txt', '2.txt', '3.txt'].map((name) => ({
        documentURL: expect.stringMatching(/\/api\/objects\/[^?]+$/) as string,
        name,
        folderId: 'folder-legal',
        mimeType: 'text/plain',
        size: 5,
        accessLevel: 'confidential',
        downloadRestricted: true,
      })),
    );
    await waitFor(() => expect(calls('listDocuments').length).toBeGreaterThan(listed));
    await settled();
    expect(calls('listDocuments')).toHaveLength(listed + 1);
  });

  it.runIf(isDeep)('waits for every upload before it can be processed', async () => {
    const { pick, dialog, process } = await openDialog({ uploadMs: 60_000 });
    pick(text('slow.txt'));
    expect(await dialog.findByRole('progressbar', { name: 'Uploading slow.txt' })).toBeVisible();
    expect(process()).toBeDisabled();
  });

  it('skips files of more than 50 MB and uploads the others', async () => {
    const { pick, names } = await openDialog();
    pick(new File([new Uint8Array(52_428_801)], 'film.mov'), text('a.txt'));
    await findToast('Upload Complete', '1 file(s) uploaded successfully');
    expect(names()).toEqual(['a.txt', 'film.mov']);
  });

  it('shows how large a file that is too large is, and keeps it in the list with the reason until it is removed', async () => {
    const { user, pick, row, names, calls } = await openDialog();
    pick(new File([new Uint8Array(60 * 1024 * 1024)], 'film.mov'));
    await findToast('File Too Large', 'film.mov is too large (60.0MB). Max size is 50MB.', 'destructive');
    expect(calls('createUploadTicket')).toEqual([]);
    const refused = await waitFor(() => row('film.mov'));
    expect(refused.getByText('Not uploaded: larger than 50 MB')).toBeVisible();
    expect(refused.queryByRole('button', { name: /^Retry/ })).toBeNull();
    await user.click(refused.getByRole('button', { name: 'Remove film.mov' }));
    await waitFor(() => expect(names()).toEqual([]));
  });

  it('shows a failed upload in its row, uploads it again and removes it', async () => {
    const { user, pick, row, names, calls } = await openDialog({
      faults: [fault('storeObject', { status: 403, times: 2 })],
    });
    pick(text('a.txt'));
    await findToast('Upload Failed', '1 file(s) failed to upload', 'destructive');
    expect(await row('a.txt').findByText('Upload failed: 403 Forbidden')).toBeVisible();
    await user.click(await row('a.txt').findByRole('button', { name: 'Retry a.txt' }));
    await waitFor(() => expect(calls('storeObject').map(({ status }) => status)).toEqual([403, 403]));
    await user.click(await row('a.txt').findByRole('button', { name: 'Retry a.txt' }));
    expect(await row('a.txt').findByText('Ready')).toBeVisible();
    await user.click(row('a.txt').getByRole('button', { name: 'Remove a.txt' }));
    await waitFor(() => expect(names()).toEqual([]));
  });

  it('counts what failed beside what was uploaded', async () => {
    const { pick } = await openDialog({ faults: [fault('createUploadTicket', { status: 500, times: 1 })] });
    pick(...texts(3));
    await findToast('Upload Complete', '2 file(s) uploaded successfully, 1 failed');
  });

  it('cancels an upload into a failed row', async () => {
    const { user, pick, row, dialog } = await openDialog({ uploadMs: 60_000 });
    pick(text('a.txt'));
    await dialog.findByRole('progressbar');
    await user.click(row('a.txt').getByRole('button', { name: 'Cancel a.txt' }));
    expect(await row('a.txt').findByText('Upload cancelled')).toBeVisible();
    expect(row('a.txt').getByText('Failed')).toBeVisible();
  });

  it('requires a file to process', async () => {
    const { user, process, calls } = await openDialog();
    await user.click(process());
    await findToast('Error', 'Please upload at least one file', 'destructive');
    expect(calls('registerDocument')).toEqual([]);
  });

  it('stays open with the rows that could not be registered, and tries only those again', async () => {
    const { user, pick, dialog, process, calls, isOpen } = await openDialog({
      faults: [fault('registerDocument', { status: 500, times: 1 })],
    });
    pick(...texts(2));
    await waitFor(() => expect(dialog.getAllByText('Ready')).toHaveLength(2));
    await user.click(process());
    await findToast('Success', '1 document(s) processed successfully');
    expect(isOpen()).toBe(true);
    expect(await dialog.findByText('Failed to process document')).toBeVisible();
    expect(await dialog.findByText('Completed')).toBeVisible();
    expect(process()).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Retry failed' }));
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(calls('storeObject')).toHaveLength(2);
    expect(calls('registerDocument')).toHaveLength(3);
  });

  it('sends a file again that the server no longer has, as it was stored for more than a day', async () => {
    const code = { title: 'Not Found', status: 404, code: 'upload-gone', message: 'Not there' } as const;
    const { user, pick, dialog, process, calls, isOpen } = await openDialog({
      faults: [fault('registerDocument', { status: 404, body: code, times: 1 })],
    });
    pick(...texts(2));
    await waitFor(() => expect(dialog.getAllByText('Ready')).toHaveLength(2));
    await user.click(process());
    const why = 'It was stored for too long and is no longer there. Retry sends it again.';
    expect(await dialog.findByText(why)).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Retry failed' }));
    await waitFor(() => expect(calls('storeObject')).toHaveLength(3));
    expect(await dialog.findByText('Ready')).toBeVisible();
    await user.click(process());
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('makes no more folders once it is cancelled, and says so', async () => {
    const { user, dialog, process, calls, change, isOpen } = await openDialog({
      faults: [fault('createFolder', { delayMs: 'never' })],
    });
    fireEvent(dialog.getByText('Drop files or folders here'), dropOfTree('Deal/01/.DS_Store'));
    await dialog.findByText(/^New folders: /);
    await user.click(process());
    await waitFor(() => expect(calls('createFolder')).toHaveLength(1));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(isOpen()).toBe(false));
    change({ faults: [] });
    await findToast('Upload Stopped', 'Folders that were made stay. No more are made.');
    expect(calls('createFolder')).toHaveLength(1);
  });

  it('names no other place once its folder was deleted elsewhere', async () => {
    const { user, pick, dialog, process, calls } = await openDialog();
    pick(...texts(1));
    await dialog.findByText('Ready');
    await fetch('/api/folders/folder-legal?cascade=true', { method: 'DELETE' });
    await user.click(process());
    expect(await dialog.findByText('This folder is not available to you')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Retry failed' }));
    await waitFor(() => expect(calls('registerDocument')).toHaveLength(2));
    expect(dialog.queryByText(/Home/)).toBeNull();
  });

  it('pauses visibly while offline in the middle of processing, and continues by itself', async () => {
    const { user, pick, row, dialog, process, change, calls, isOpen } = await openDialog();
    pick(...texts(2));
    await waitFor(() => expect(dialog.getAllByText('Ready')).toHaveLength(2));
    change({ isOffline: true });
    await user.click(process());
    expect(await row('1.txt').findByText('Paused')).toBeVisible();
    expect(dialog.getByText('2 processing · Paused while offline')).toBeVisible();
    expect(calls('registerDocument')).toEqual([]);
    change({ isOffline: false });
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(calls('registerDocument').map(({ status }) => status)).toEqual([201, 201]);
  });

  it('leaves out what systems put into folders, and lists it', async () => {
    const { pick, names, dialog, process } = await openDialog();
    pick(text('a.txt'), text('.DS_Store'), text('~$a.docx'));
    expect(await dialog.findByText('System files left out: .DS_Store, ~$a.docx')).toBeVisible();
    await waitFor(() => expect(process()).toHaveTextContent('Process 1 File(s)'));
    expect(names()).toEqual(['a.txt']);
  });

  it('leaves for the sign-in where the session is over when files are compared', async () => {
    const faults = [fault('listDocumentVersions', 401)];
    const { user } = await renderApp({ scenario: smallRoom, route: '/documents', faults });
    await screen.findAllByText('Site Plan.svg');
    dropFiles(document.body, new File([new Uint8Array(2_048)], 'Site Plan.svg'));
    const dialog = within(await screen.findByRole('dialog', { name: /^Upload to Folder/ }));
    await user.click(await dialog.findByRole('button', { name: 'Skip unchanged files' }));
    await findToast('Unauthorized', 'You are logged out. Logging in again...');
    expect(screen.queryByText('Failed to compare files')).toBeNull();
  });

  it('skips what is here byte for byte, and sends what only looks the same', async () => {
    const { user, pick, process, calls, isOpen } = await openDialog();
    pick(text('a.txt', 'one'), text('b.txt', 'two'));
    await waitFor(() => expect(process()).toHaveTextContent('Process 2 File(s)'));
    await user.click(process());
    await waitFor(() => expect(isOpen()).toBe(false));
    await screen.findByRole('row', { name: /b\.txt/ });
    dropFiles(document.body, text('a.txt', 'one'), text('b.txt', 'owt'));
    const again = within(await screen.findByRole('dialog', { name: /^Upload to Folder/ }));
    expect(await again.findByText(/^2 files have the name and the size/)).toBeVisible();
    await user.click(again.getByRole('button', { name: 'Skip unchanged files' }));
    expect(await again.findByText('Skipped, as they are unchanged: a.txt')).toBeVisible();
    expect(again.queryByText(/have the name and the size/)).toBeNull();
    await user.click(await again.findByRole('button', { name: 'Process 1 File(s)' }));
    await waitFor(() => expect(calls('registerDocument')).toHaveLength(3));
  });

  it('sends what equals an earlier version, where another was added meanwhile elsewhere', async () => {
    const { user, pick, dialog, process, calls, isOpen, settled } = await openDialog();
    pick(text('a.txt', 'one'));
    await dialog.findByText('Ready');
    await user.click(process());
    await waitFor(() => expect(isOpen()).toBe(false));
    await screen.findByRole('row', { name: /a\.txt/ });
    await settled();
    const { uploadURL } = await createUploadTicket();
    await fetch(uploadURL, { method: 'PUT', body: 'two' });
    const documentURL = uploadURL.split('?')[0]!;
    const settings = { accessLevel: 'public', downloadRestricted: false } as const;
    const place = { folderId: 'folder-legal', name: 'a.txt' };
    await registerDocument({ documentURL, ...place, mimeType: 'text/plain', size: 3, ...settings });
    dropFiles(document.body, text('a.txt', 'one'));
    const again = within(await screen.findByRole('dialog', { name: /^Upload to Folder/ }));
    await user.click(await again.findByRole('button', { name: 'Skip unchanged files' }));
    await findToast('Compared', '1 file differs and becomes a version');
    expect(again.queryByText(/^Skipped/)).toBeNull();
    await user.click(await again.findByRole('button', { name: 'Process 1 File(s)' }));
    await waitFor(() => expect(calls('registerDocument')).toHaveLength(3));
  });

  it('shows that nothing could be registered', async () => {
    const { user, pick, dialog, process } = await openDialog({ faults: [fault('registerDocument', 500)] });
    pick(...texts(2));
    await waitFor(() => expect(dialog.getAllByText('Ready')).toHaveLength(2));
    await user.click(process());
    await findToast('Error', 'Failed to process any documents', 'destructive');
  });

  it('shows each row on its way through processing', async () => {
    const { user, pick, row, process, change, dialog } = await openDialog({
      faults: [fault('registerDocument', { delayMs: 'never' })],
    });
    pick(text('a.txt'));
    await findToast('Upload Complete', '1 file(s) uploaded successfully');
    await waitFor(() => expect(process()).toBeEnabled());
    await user.click(process());
    await waitFor(() => expect(row('a.txt').getByText('Processing')).toBeVisible());
    // A level chosen now would not count for what is under way.
    for (const field of [dialog.getByRole('combobox'), dialog.getByRole('checkbox')]) expect(field).toBeDisabled();
    // It keeps the focus, so that keys can scroll the dialog.
    expect(dialog.getByRole('textbox')).toHaveAttribute('readonly');
    expect(row('a.txt').queryByRole('button', { name: 'Remove a.txt' })).toBeNull();
    change({ faults: [] });
    await findToast('Success', '1 document(s) processed successfully');
  });

  it.runIf(isDeep)(
    'stops sending and leaves for the sign-in when the session ends on the way, and asks before files are lost',
    async () => {
      const { user, pick, dialog, process, calls, left } = await openDialog({
        faults: [fault('registerDocument', 401)],
      });
      pick(...texts(10));
      await waitFor(() => expect(dialog.getAllByText('Ready')).toHaveLength(10));
      await user.click(process());
      await findToast('Unauthorized', 'You are logged out. Logging in again...', 'destructive');
      await waitFor(() => expect(left).toEqual(['/api/login']));
      expect(calls('registerDocument').length).toBeLessThanOrEqual(3);
      expect(asksBeforeLeaving()).toBe(true);
    },
  );

  it('shows the level and the place beside the button, and keeps the choice in sight over the longest list', async () => {
    const { user, pick, dialog } = await openDialog();
    const level = dialog.getByRole('combobox', { name: 'Access Level' });
    pick(...texts(40));
    expect(await dialog.findByText('40 files as Public into 03 Legal')).toBeVisible();
    const last = (await dialog.findByText('40.txt')).closest('li')!;
    last.scrollIntoView({ block: 'end' });
    await waitFor(() => expect(isUncovered(last)).toBe(true));
    expect(isUncovered(level)).toBe(true);
    expect(isUncovered(dialog.getByRole('checkbox', { name: 'Restrict downloads' }))).toBe(true);
    await user.selectOptions(level, 'restricted');
    await user.click(dialog.getByRole('checkbox', { name: 'Restrict downloads' }));
    expect(dialog.getByText('40 files as Restricted into 03 Legal, downloads restricted')).toBeVisible();
  });

  it('shows the name of a file of a dropped folder first and its place below, in the order of the paths', async () => {
    const { dialog, row, names, process, user, calls } = await openDialog();
    const zone = dialog.getByText('Drop files or folders here');
    fireEvent(zone, dropOfTree('Deal/10 Tax/a.txt', 'Deal/2 Legal/b.txt', 'Deal/notes.txt'));
    await waitFor(() => expect(names()).toEqual(['notes.txt', 'b.txt', 'a.txt']));
    expect(row('b.txt').getByText('Deal / 2 Legal')).toBeVisible();
    await waitFor(() => expect(process()).toHaveTextContent('Process 3 File(s)'));
    expect(row('b.txt').getByRole('button', { name: 'Remove Deal/2 Legal/b.txt' })).toBeVisible();
    expect(dialog.getByText('New folders: Deal, Deal/10 Tax, Deal/2 Legal')).toBeVisible();
    await user.click(process());
    await findToast('Success', '3 document(s) processed successfully');
    expect(calls('createFolder')).toHaveLength(3);
  });

  it('gives files the level of their folder', async () => {
    const folders = smallRoom.folders.map((row) =>
      row.id === 'folder-legal' ? { ...row, accessLevel: 'confidential' as const } : row,
    );
    const { user, pick, dialog, process, calls } = await openDialog({ scenario: { ...smallRoom, folders } });
    expect(dialog.getByRole('combobox', { name: 'Access Level' })).toHaveValue('confidential');
    pick(text('a.txt'));
    expect(await dialog.findByText('1 file as Confidential into 03 Legal')).toBeVisible();
    await waitFor(() => expect(process()).toHaveTextContent('Process 1 File(s)'));
    await user.click(process());
    await findToast('Success', '1 document(s) processed successfully');
    expect(calls('registerDocument')[0]?.body).toMatchObject({ accessLevel: 'confidential' });
  });

  describe('with many files as Public', () => {
    const publicQuestion = () => screen.queryByRole('alertdialog', { name: /as Public\?$/ });

    async function pressProcess(count: number, scene: Partial<Scene> = {}) {
      const app = await openDialog(scene);
      app.pick(...texts(count));
      await waitFor(() => expect(app.process()).toHaveTextContent(`Process ${count} File(s)`));
      await app.user.click(app.process());
      return app;
    }

    it.runIf(isDeep)(
      'needs a confirmation before outside readers see them, each time until it is answered',
      async () => {
        const { user, process, calls, dialog, isOpen } = await pressProcess(11, {
          faults: [fault('registerDocument', { status: 500, times: 11 })],
        });
        const question = within(await screen.findByRole('alertdialog', { name: 'Process 11 files as Public?' }));
        expect(question.getByText(/access to “03 Legal” can open them\. This data room has 2 analysts and viewers\./));
        await user.click(question.getByRole('button', { name: 'Go back' }));
        await waitFor(() => expect(publicQuestion()).toBeNull());
        expect(calls('registerDocument')).toEqual([]);
        await user.click(process());
        await user.click(await screen.findByRole('button', { name: 'Process as Public' }));
        await findToast('Error', 'Failed to process any documents', 'destructive');
        for (const retry of dialog.getAllByRole('button', { name: /^Retry/ })) await user.click(retry);
        await waitFor(() => expect(process()).toHaveTextContent('Process 11 File(s)'));
        await user.click(process());
        await findToast('Success', '11 document(s) processed successfully');
        expect(isOpen()).toBe(false);
        expect(calls('listUsers')).toHaveLength(2);
      },
    );

    it.runIf(isDeep)('needs no confirmation for ten, and does not load the users', async () => {
      const { calls } = await pressProcess(10);
      await findToast('Success', '10 document(s) processed successfully');
      expect(calls('listUsers')).toEqual([]);
    });

    it.runIf(isDeep)('needs no confirmation where no outsider is a reader', async () => {
      const users = smallRoom.users.filter(({ role }) => role === 'admin' || role === 'manager');
      const { calls } = await pressProcess(11, { scenario: { ...smallRoom, users, grants: [] } });
      await findToast('Success', '11 document(s) processed successfully');
      expect(calls('listUsers')).toHaveLength(1);
    });

    it('needs a confirmation where the readers cannot be counted', async () => {
      await pressProcess(11, { faults: [fault('listUsers', 500)] });
      expect(await screen.findByText(/Analysts and viewers may be among them\./)).toBeVisible();
    });

    it('registers nothing when it is closed while the people are counted', async () => {
      const { user, dialog, calls, change, isOpen } = await pressProcess(11, {
        faults: [fault('listUsers', { delayMs: 'never' })],
      });
      await waitFor(() => expect(calls('listUsers')).toHaveLength(1));
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      await user.click(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(isOpen()).toBe(false));
      change({ faults: [] });
      await waitFor(() => expect(calls('listUsers')[0]?.status).toBe(200));
      expect(publicQuestion()).toBeNull();
      expect(document.querySelector('[data-tone="destructive"]')).toBeNull();
      expect(calls('registerDocument')).toEqual([]);
    });
  });

  it.runIf(isDeep)('closes without a question while nothing was picked', async () => {
    const { user, dialog, isOpen } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('needs a confirmation before picked files are discarded, and then aborts every transfer', async () => {
    const { user, pick, dialog, names, calls, isOpen } = await openDialog({ uploadMs: 30_000 });
    const aborts = watchAborts();
    pick(...texts(3));
    await waitFor(() => expect(dialog.getAllByRole('progressbar')).toHaveLength(3));
    expect(asksBeforeLeaving()).toBe(true);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep uploading' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(names()).toHaveLength(3);
    for (const bar of dialog.getAllByRole('progressbar'))
      await waitFor(() => expect(bar).not.toHaveAttribute('aria-valuenow', '0'));
    expect(aborts()).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard 3 files?' }));
    await user.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(isOpen()).toBe(false));
    await waitFor(() => expect(aborts()).toBe(3));
    expect(asksBeforeLeaving()).toBe(false);
    expect(calls('registerDocument')).toEqual([]);
  });

  it.runIf(isDeep)(
    'registers nothing while the question is open, and nothing at all once files are discarded',
    async () => {
      const held = fault('registerDocument', { delayMs: 'never', after: 4 });
      const { user, pick, dialog, process, calls, change, isOpen } = await openDialog({ faults: [held] });
      pick(...texts(10));
      await waitFor(() => expect(dialog.getAllByText('Ready')).toHaveLength(10));
      await user.click(process());
      await waitFor(() => expect(calls('registerDocument')).toHaveLength(7));
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      const question = await screen.findByRole('alertdialog', { name: 'Discard the other 6 files?' });
      expect(question).toHaveTextContent('4 of 10 files are in the data room and will stay.');
      change({ faults: [] });
      expect(await screen.findByRole('alertdialog', { name: 'Discard the other 3 files?' })).toBe(question);
      await user.click(within(question).getByRole('button', { name: 'Discard' }));
      await findToast('Upload Stopped', '7 of 10 files are in. The rest was discarded.');
      expect(isOpen()).toBe(false);
      expect(calls('registerDocument')).toHaveLength(7);
    },
  );

  it.runIf(isDeep)('processes the rest when the question is answered with Keep uploading', async () => {
    const held = fault('registerDocument', { delayMs: 'never', after: 1 });
    const { user, pick, dialog, process, calls, change, isOpen } = await openDialog({ faults: [held] });
    pick(...texts(5));
    await waitFor(() => expect(dialog.getAllByText('Ready')).toHaveLength(5));
    await user.click(process());
    await waitFor(() => expect(calls('registerDocument')).toHaveLength(4));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    change({ faults: [] });
    const question = await screen.findByRole('alertdialog', { name: 'Discard “5.txt”?' });
    await user.click(within(question).getByRole('button', { name: 'Keep uploading' }));
    await findToast('Success', '5 document(s) processed successfully');
    expect(isOpen()).toBe(false);
  });

  it('counts the versions that files of one name become', async () => {
    const { pick, dialog, names } = await openDialog();
    pick(text('Twice.txt', 'one'), text('Twice.txt', 'two'), text('Twice.txt', 'three'));
    expect(await dialog.findByText(/Already here: this becomes version 3/)).toBeVisible();
    expect(names()).toHaveLength(3);
    expect(dialog.getAllByText(/Already here/)).toHaveLength(2);
  });

  it('marks files that become a next version', async () => {
    const { user } = await renderApp({ scenario: smallRoom, route: '/documents' });
    await screen.findAllByText('Site Plan.svg');
    dropFiles(document.body, new File(['<svg/>'], 'Site Plan.svg', { type: 'image/svg+xml' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload to Folder (Home)' }));
    expect(await dialog.findByText(/Already here: this becomes version 2/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Process 1 File(s)' }));
    await findToast('Success', '1 document(s) processed successfully');
  });

  it.runIf(isDeep)(
    'keeps only the rows in sight in the page when there are hundreds',
    async () => {
      const { pick, dialog, process } = await openDialog();
      const count = isDeep ? 300 : 120;
      pick(...texts(count));
      await waitFor(() => expect(process()).toHaveTextContent(`Process ${count} File(s)`), { timeout: 100_000 });
      await findToast('Upload Complete', `${count} file(s) uploaded successfully`);
      const rows = dialog.getAllByRole('listitem');
      expect(rows.length).toBeLessThan(40);
      expect(rows[0]).toHaveAttribute('aria-setsize', String(count));
    },
    120_000,
  );
});
