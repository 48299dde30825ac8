import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { dropOfTree } from '#web/features/uploads/testing/dropped-tree.ts';
import { dropFiles } from '#web/features/uploads/testing/drop-files.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { renderApp, type Scene } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { findDone, findFailed, findToast } from '#web/testing/toasts.ts';
import { asksBeforeLeaving, besideTheDialog, watchAborts } from '#web/features/uploads/testing/upload-watch.ts';
import { documentWords } from '#web/domain/words/document-words.ts';

const report = () => new File(['%PDF-1.4 quarter'], 'report.pdf', { type: 'application/pdf' });
const sized = (size: number) => new File([new Uint8Array(size)], 'large.bin', { type: 'application/zip' });

async function openDialog(scene: Partial<Scene> = {}) {
  const app = await renderApp({ scenario: smallRoom, route: '/documents', ...scene });
  // The folder of the address is known once both lists are loaded.
  await screen.findAllByText('Project Aurora');
  await app.user.click(screen.getAllByRole('button', { name: 'Upload Document' })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Document' }));
  const input = dialog.getByLabelText<HTMLInputElement>('Choose File');
  return {
    ...app,
    dialog,
    input,
    pick: (file: File) => fireEvent.change(input, { target: { files: [file] } }),
    name: dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' }),
    submit: dialog.getByRole<HTMLButtonElement>('button', { name: /Upload Document|Processing/ }),
    isOpen: () => screen.queryByRole('dialog', { name: 'Upload Document' }) !== null,
  };
}

type Opened = Awaited<ReturnType<typeof openDialog>>;

describe('the Upload Document dialog', () => {
  it.runIf(isDeep)('takes one file and shows what the room does with it', async () => {
    const { dialog, input, submit } = await openDialog();
    expect(input.multiple).toBe(false);
    expect(submit).toBeDisabled();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Choose File' })).toHaveFocus());
    for (const note of [
      /watermarking/i,
      /audit logging/i,
      /automatic versioning/i,
      /recording of ip address and session/i,
    ])
      expect(dialog.getByText(note)).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Access Level' })).toHaveValue('public');
    expect(dialog.getByRole('combobox', { name: 'Folder' })).toHaveValue('');
    expect(dialog.getByRole('checkbox', { name: 'Restrict downloads' })).not.toBeChecked();
  });

  it('reads the lists that it shows again when it opens', async () => {
    const { calls } = await openDialog();
    await waitFor(() =>
      expect([calls('listDocuments'), calls('listFolders')].map(({ length }) => length)).toEqual([2, 2]),
    );
  });

  it('uploads, names, registers and closes, and reads the lists again', async () => {
    const { calls, user, pick, name, submit, dialog, isOpen, settled } = await openDialog();
    pick(report());
    expect(name).toHaveValue('report.pdf');
    await findToast('Success', 'File uploaded successfully', 'success');
    expect(await dialog.findByText('Ready')).toBeVisible();
    await waitFor(() => expect(submit).toBeEnabled());
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Access Level' }), 'restricted');
    await user.click(await dialog.findByRole('checkbox', { name: 'Restrict downloads' }));
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Third quarter');
    const listed = calls('listDocuments').length;
    await user.click(submit);
    await findDone(documentWords.registerDocument.done);
    expect(isOpen()).toBe(false);

    const [ticket] = calls('createUploadTicket');
    const [stored] = calls('storeObject');
    const [registered] = calls('registerDocument');
    expect(ticket).toMatchObject({ body: null, credentials: 'include' });
    expect(ticket?.headers).not.toHaveProperty('content-type');
    expect(stored).toMatchObject({ method: 'PUT', body: 16, status: 200 });
    expect(stored?.headers['content-type']).toBe('application/pdf');
    expect(registered?.body).toEqual({
      documentURL: expect.stringMatching(/\/api\/objects\/[^?]+$/) as string,
      name: 'report.pdf',
      description: 'Third quarter',
      folderId: null,
      mimeType: 'application/pdf',
      size: 16,
      accessLevel: 'restricted',
      downloadRestricted: true,
    });
    await waitFor(() => expect(calls('listDocuments').length).toBeGreaterThan(listed));
    await settled();
    expect(calls('listDocuments')).toHaveLength(listed + 1);
  });

  it('always sends the same eight properties', async () => {
    const { calls, user, pick, submit } = await openDialog({ route: '/documents?folder=folder-financials' });
    pick(report());
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    await findDone(documentWords.registerDocument.done);
    const body = calls('registerDocument')[0]?.body as Record<string, unknown>;
    expect(Object.keys(body).sort()).toEqual(
      [
        'accessLevel',
        'description',
        'documentURL',
        'downloadRestricted',
        'folderId',
        'mimeType',
        'name',
        'size',
      ].sort(),
    );
    expect(body).toMatchObject({ folderId: 'folder-financials', accessLevel: 'public', downloadRestricted: false });
  });

  it('sends what changed where it is given, and nothing else more', async () => {
    const { calls, user, pick, submit, dialog } = await openDialog();
    pick(report());
    await waitFor(() => expect(submit).toBeEnabled());
    const changed = dialog.getByRole('textbox', { name: 'What changed' });
    await user.click(changed);
    await user.paste('x'.repeat(501));
    await user.click(submit);
    expect(await dialog.findByText('A comment has at most 500 characters')).toBeVisible();
    await user.clear(changed);
    await user.type(changed, ' Signed copy ');
    await user.click(submit);
    await findDone(documentWords.registerDocument.done);
    const body = calls('registerDocument')[0]?.body as Record<string, unknown>;
    expect(body).toMatchObject({ comment: 'Signed copy' });
    expect(Object.keys(body)).toHaveLength(9);
  });

  it('takes the level of the chosen folder until a person has chosen one', async () => {
    const folders = smallRoom.folders.map((row) =>
      row.id === 'folder-legal' ? { ...row, accessLevel: 'confidential' as const } : row,
    );
    const { user, dialog } = await openDialog({
      scenario: { ...smallRoom, folders },
      route: '/documents?folder=folder-legal',
    });
    const folder = dialog.getByRole('combobox', { name: 'Folder' });
    const level = dialog.getByRole('combobox', { name: 'Access Level' });
    expect(level).toHaveValue('confidential');
    await user.selectOptions(folder, 'Home');
    await waitFor(() => expect(level).toHaveValue('public'));
    await user.selectOptions(level, 'restricted');
    await user.selectOptions(level, 'public');
    await user.selectOptions(folder, '03 Legal');
    expect(folder).toHaveValue('folder-legal');
    expect(level).toHaveValue('public');
  });

  it.runIf(isDeep)('keeps a name that was typed before the file was picked', async () => {
    const { user, pick, name } = await openDialog();
    await user.type(name, 'Quarterly report');
    pick(report());
    expect(name).toHaveValue('Quarterly report');
    await findToast('Success', 'File uploaded successfully');
  });

  it('says that a dropped file could not be read, and keeps the one before', async () => {
    const { pick, dialog, submit } = await openDialog();
    pick(report());
    await waitFor(() => expect(submit).toBeEnabled());
    fireEvent(dialog.getByText('Drop another file to replace it'), dropOfTree('unreadable.pdf'));
    await findToast('Error', '1 file could not be read', 'destructive');
    expect(dialog.getByText('report.pdf')).toBeVisible();
  });

  it('takes a dropped file, and refuses two', async () => {
    const { dialog, calls } = await openDialog();
    const zone = dialog.getByText('Drop a file here');
    dropFiles(zone, report(), report());
    await findToast('Error', 'Please upload one file at a time');
    expect(calls('createUploadTicket')).toEqual([]);
    dropFiles(zone, report());
    await findToast('Success', 'File uploaded successfully');
  });

  it('refuses a file of more than 50 MB before any call', async () => {
    const { pick, calls } = await openDialog();
    pick(sized(52_428_801));
    await findToast('File Too Large', 'large.bin is too large (50.0MB). Max size is 50MB.', 'destructive');
    expect(calls('createUploadTicket')).toEqual([]);
  });

  it.runIf(isDeep)('takes a file of exactly 50 MB', async () => {
    const { pick, calls } = await openDialog();
    pick(sized(52_428_800));
    await waitFor(() => expect(calls('createUploadTicket')).toHaveLength(1));
  });

  it('asks before it drops what was typed while there is no file', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Description'), 'The lease as signed');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  });

  it('shows on Enter that a file is missing', async () => {
    const { user, name, calls } = await openDialog();
    await user.type(name, 'Report{Enter}');
    await findToast('Error', 'Please upload a file first', 'destructive');
    expect(calls('registerDocument')).toEqual([]);
  });

  it.runIf(isDeep)('requires a name', async () => {
    const { user, pick, name, submit, dialog, calls } = await openDialog();
    pick(report());
    await waitFor(() => expect(submit).toBeEnabled());
    await user.clear(name);
    await user.click(submit);
    expect(await dialog.findByText('Document name is required')).toBeVisible();
    expect(name).toHaveAccessibleDescription('Document name is required');
    expect(calls('registerDocument')).toEqual([]);
  });

  it('shows that the upload URL could not be fetched, and uploads on retry', async () => {
    const { user, pick, dialog, submit } = await openDialog({
      faults: [fault('createUploadTicket', { status: 500, times: 1 })],
    });
    pick(report());
    await findToast('Error', 'Failed to get upload URL', 'destructive');
    expect(submit).toBeDisabled();
    await user.click(await dialog.findByRole('button', { name: 'Retry report.pdf' }));
    await findToast('Success', 'File uploaded successfully');
  });

  it('gives the reason when the right to upload has ended', async () => {
    const { pick } = await openDialog({ faults: [fault('createUploadTicket', 403)] });
    pick(report());
    await findToast('Error', 'Failed to get upload URL. Your access has changed.', 'destructive');
  });

  it('keeps its folder and level, and shows that it is gone, once it was deleted elsewhere', async () => {
    const { dialog, settled } = await openDialog({
      route: '/documents?folder=Legal',
      scenario: room({ folders: [{ name: 'Project Aurora' }, { name: 'Legal', accessLevel: 'confidential' }] }),
    });
    const folder = dialog.getByRole('combobox', { name: 'Folder' });
    const level = dialog.getByRole('combobox', { name: 'Access Level' });
    await waitFor(() => expect(folder).toHaveDisplayValue('Legal'));
    expect(level).toHaveValue('confidential');
    await fetch('/api/folders/Legal?cascade=true', { method: 'DELETE' });
    window.dispatchEvent(new FocusEvent('focus'));
    await waitFor(() => expect(folder).not.toHaveTextContent('Legal'));
    await settled();
    expect(folder).toHaveDisplayValue('A folder that is not in the list');
    expect(level).toHaveValue('confidential');
  });

  it('shows why the storage refused, at once', async () => {
    const { pick, dialog, calls } = await openDialog({ faults: [fault('storeObject', 403)] });
    pick(report());
    await findToast('Error', 'Upload failed: 403 Forbidden', 'destructive');
    expect(await dialog.findByText('Upload failed: 403 Forbidden')).toBeVisible();
    expect(calls('storeObject')).toHaveLength(1);
  });

  it('retries a storage that is broken for a moment', async () => {
    const { pick, calls } = await openDialog({
      faults: [fault('storeObject', { status: 503, times: 1, headers: { 'Retry-After': '0' } })],
    });
    pick(report());
    await findToast('Success', 'File uploaded successfully');
    expect(calls('storeObject').map(({ status }) => status)).toEqual([503, 200]);
  });

  it('stays open with what was typed when the registration fails', async () => {
    const { user, pick, submit, name, isOpen } = await openDialog({
      faults: [fault('registerDocument', { undocumented: { status: 500, body: { message: 'secret' } } })],
    });
    pick(report());
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    await findFailed(documentWords.registerDocument.failed);
    expect(isOpen()).toBe(true);
    expect(name).toHaveValue('report.pdf');
    expect(submit).toBeEnabled();
  });

  it('is done where a repeated registration was in already, and not where it was changed since', async () => {
    const { user, pick, submit, name, isOpen, change } = await openDialog({
      faults: [fault('registerDocument', 'offline')],
    });
    pick(report());
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    await findFailed(documentWords.registerDocument.failed);
    const code = 'already-registered';
    const body = { title: 'Conflict', status: 409, code, message: 'This upload has been registered already' } as const;
    change({ faults: [fault('registerDocument', { status: 409, body })] });
    await user.type(name, '2');
    await user.click(submit);
    await waitFor(() => expect(submit).toBeEnabled());
    expect(isOpen()).toBe(true);
    await user.type(name, '{Backspace}');
    await user.click(submit);
    await findDone(documentWords.registerDocument.done);
    expect(isOpen()).toBe(false);
  });

  it.runIf(isDeep)('shows why it tries again, and continues when the storage answers', async () => {
    const { pick, dialog, change } = await openDialog({ faults: [fault('storeObject', 500)] });
    pick(report());
    expect(await dialog.findByText(/500 Internal Server Error · Trying again$/)).toBeVisible();
    change({ faults: [] });
    expect(await dialog.findByText('Ready')).toBeVisible();
  });

  it('sends a file again that the server no longer has, as it was stored for more than a day', async () => {
    const code = { title: 'Not Found', status: 404, code: 'upload-gone', message: 'Not there' } as const;
    const { user, pick, dialog, submit, calls, isOpen } = await openDialog({
      faults: [fault('registerDocument', { status: 404, body: code, times: 1 })],
    });
    pick(report());
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    await findFailed(documentWords.registerDocument.failed);
    await waitFor(() => expect(submit).toBeDisabled());
    await user.click(dialog.getByRole('button', { name: 'Retry report.pdf' }));
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(calls('storeObject')).toHaveLength(2);
  });

  it('registers once however often the button is pressed', async () => {
    const { pick, submit, calls, isOpen, change } = await openDialog({
      faults: [fault('registerDocument', { delayMs: 'never' })],
    });
    pick(report());
    await waitFor(() => expect(submit).toBeEnabled());
    for (let click = 0; click < 20; click += 1) submit.click();
    await waitFor(() => expect(submit).toHaveAccessibleName('Processing...'));
    expect(submit).toBeDisabled();
    change({ faults: [] });
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(calls('registerDocument')).toHaveLength(1);
  });

  it.runIf(isDeep)('closes without a question while there is no file, whatever was typed', async () => {
    const { user, name, isOpen } = await openDialog();
    await user.type(name, 'Report');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it.each(
    casesOf([
      ['Cancel', ({ user, dialog }: Opened) => user.click(dialog.getByRole('button', { name: 'Cancel' }))],
      ['Close', ({ user, dialog }: Opened) => user.click(dialog.getByRole('button', { name: 'Close' }))],
      ['Escape', ({ user }: Opened) => user.keyboard('{Escape}')],
      ['a click beside it', ({ user }: Opened) => user.click(besideTheDialog())],
    ]),
  )('asks at %s before an uploaded file is thrown away, and keeps file and words', async (_way, leave) => {
    const app = await openDialog();
    app.pick(report());
    expect(await app.dialog.findByText('Ready')).toBeVisible();
    await app.user.type(app.dialog.getByRole('textbox', { name: 'Description' }), 'Third quarter');
    await leave(app);
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard “report.pdf”?' }));
    expect(question.getByRole('button', { name: 'Keep uploading' })).toHaveFocus();
    await app.user.click(question.getByRole('button', { name: 'Keep uploading' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.dialog.getByText('Ready')).toBeVisible();
    expect(app.dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Third quarter');
  });

  it('registers nothing once it is discarded, and aborts a running transfer', async () => {
    const { user, pick, dialog, calls, isOpen } = await openDialog({ uploadMs: 60_000 });
    const aborts = watchAborts();
    pick(report());
    const progress = await dialog.findByRole('progressbar', { name: 'Uploading report.pdf' });
    await waitFor(() => expect(progress).not.toHaveAttribute('aria-valuenow', '0'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(isOpen()).toBe(false));
    await waitFor(() => expect(aborts()).toBe(1));
    expect(calls('registerDocument')).toEqual([]);
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('warns before the page is left while a file is in no document yet', async () => {
    const { user, pick, dialog, submit, isOpen } = await openDialog();
    expect(asksBeforeLeaving()).toBe(false);
    pick(report());
    expect(await dialog.findByText('Ready')).toBeVisible();
    expect(asksBeforeLeaving()).toBe(true);
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('warns before a stored file is left also where the session is over', async () => {
    const { pick, dialog, change, focusWindow } = await openDialog();
    pick(report());
    expect(await dialog.findByText('Ready')).toBeVisible();
    change({ persona: null });
    await focusWindow();
    await findToast('Unauthorized', 'You are logged out. Logging in again...', 'destructive');
    expect(asksBeforeLeaving()).toBe(true);
  });

  it.runIf(isDeep)('pauses while offline and continues afterwards', async () => {
    const { pick, dialog, change, calls } = await openDialog({ uploadMs: 2_000 });
    pick(report());
    await dialog.findByRole('progressbar');
    change({ isOffline: true });
    expect(await dialog.findByText('Paused')).toBeVisible();
    change({ isOffline: false });
    await findToast('Success', 'File uploaded successfully');
    expect(calls('storeObject').filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('leaves for the sign-in when the session is over', async () => {
    const { pick, left } = await openDialog({ faults: [fault('createUploadTicket', 401)] });
    pick(report());
    await findToast('Unauthorized', 'You are logged out. Logging in again...', 'destructive');
    await waitFor(() => expect(left).toEqual(['/api/login']));
  });

  it.runIf(isDeep)('warns that a taken name becomes the next version, and keeps its description', async () => {
    const { user, pick, dialog, name, submit, calls } = await openDialog({
      route: '/documents?folder=folder-financials',
    });
    await user.type(name, 'Consolidated Accounts.html');
    expect(dialog.getByText('Already here: this becomes version 3')).toBeVisible();
    pick(report());
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    await findDone(documentWords.registerDocument.done);
    expect(calls('registerDocument')[0]?.body).toMatchObject({ description: 'For the board' });
  });

  it('keeps what another user changed of the document while its next version was being uploaded', async () => {
    const { user, pick, dialog, name, submit, calls, world } = await openDialog({
      route: '/documents?folder=folder-financials',
    });
    await user.type(name, 'Consolidated Accounts.html');
    expect(await dialog.findByText('Already here: this becomes version 3')).toBeVisible();
    pick(report());
    await waitFor(() => expect(submit).toBeEnabled());
    await world.store.transact(async (tx) => {
      const row = (await tx.documents.list()).find((one) => one.name === 'Consolidated Accounts.html')!;
      await tx.documents.put({ ...row, description: 'For counsel', accessLevel: 'confidential' });
    });
    await user.click(submit);
    await findDone(documentWords.registerDocument.done);
    const kept = { description: 'For counsel', accessLevel: 'confidential' };
    expect(calls('registerDocument')[0]?.body).toMatchObject(kept);
  });

  it('shows the level and the restriction that a next version keeps, and a stricter one that was chosen', async () => {
    const { user, pick, dialog, name, submit, calls } = await openDialog();
    const level = () => dialog.getByRole('combobox', { name: 'Access Level' });
    await user.selectOptions(level(), 'restricted');
    await user.type(name, 'Board Minutes.pdf');
    expect(level()).toBeDisabled();
    expect(level()).toHaveValue('confidential');
    expect(dialog.getByRole('checkbox', { name: 'Restrict downloads' })).toBeChecked();
    await user.clear(name);
    await user.type(name, 'Site Plan.svg');
    expect(level()).toHaveValue('restricted');
    pick(report());
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    await findDone(documentWords.registerDocument.done);
    expect(calls('registerDocument')[0]?.body).toMatchObject({ accessLevel: 'restricted', downloadRestricted: false });
  });

  it.runIf(isDeep)('stays open when a toast over it is dismissed', async () => {
    const { user, pick, isOpen } = await openDialog();
    pick(report());
    await findToast('Success', 'File uploaded successfully');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(document.querySelector('[data-tone]')).toBeNull());
    expect(isOpen()).toBe(true);
  });
});
