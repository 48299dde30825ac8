import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Fault, fault } from '#mock/world/fault.ts';
import { noteServerTime } from '#web/api/server-time.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { renderApp, type Scene } from '#web/testing/render-app.tsx';
import { smallRoom } from '#web/testing/small-room.ts';
import { findDone, findToast } from '#web/testing/toasts.ts';
import { hidePage } from './testing/hide-page.ts';
import { documentWords } from '#web/domain/words/document-words.ts';

const everyone = ['admin', 'manager', 'analyst', 'viewer'] as const;

const withDocument = (id: string, change: object) => ({
  ...smallRoom,
  documents: smallRoom.documents.map((row) => (row.id === id ? { ...row, ...change } : row)),
});

/** A one-pixel PNG: the mock does not watermark pictures. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const rasterRoom = {
  ...withDocument('doc-image', { mimeType: 'image/png' }),
  versions: smallRoom.versions.map((row) =>
    row.documentId === 'doc-image' ? { ...row, mimeType: 'image/png', sniffedType: 'image/png' } : row,
  ),
  objects: {
    ...smallRoom.objects,
    'object-doc-image': () => Uint8Array.from(atob(pixel), (char) => char.charCodeAt(0)),
  },
};

const patternOver = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[data-preview-stage] [style*="mask-image"]');

async function openPreview(id: string, scene: Partial<Scene> = {}) {
  const app = await renderApp({ scenario: smallRoom, route: `/documents?document=${id}`, ...scene });
  const element = await screen.findByRole('dialog');
  return { ...app, element, dialog: within(element) };
}

describe('the preview', () => {
  it('shows name, version, level, watermark and footer', async () => {
    const { dialog, element } = await openPreview('doc-html');
    expect(dialog.getByRole('heading', { name: 'Consolidated Accounts.html' })).toBeVisible();
    expect(element).toHaveAccessibleName('Consolidated Accounts.html');
    expect(dialog.getByText('v2')).toBeVisible();
    expect(dialog.getByText('Public')).toBeVisible();
    expect(await dialog.findByText(/Project Aurora \/ 02 Financials/)).toBeVisible();
    expect(dialog.getByText('CONFIDENTIAL - DO NOT DISTRIBUTE')).toBeVisible();
    expect(dialog.getByText('ada@strongroom.example')).toBeVisible();
    expect(dialog.getByText('2026-01-15 10:00 UTC')).toBeVisible();
    expect(dialog.getByText(window.location.host)).toBeVisible();
    for (const note of ['View-only mode', 'Watermarked', 'Activity logged'])
      expect(dialog.getByText(note)).toBeVisible();
  });

  it('shows the time of the server to a reader whose clock is a day behind', async () => {
    const setServerTime = (time: string) => noteServerTime(new Response(null, { headers: { Date: time } }));
    const { user } = await renderApp({ scenario: smallRoom, route: '/documents' });
    const row = await screen.findByRole('row', { name: /Data Export\.zip/ });
    setServerTime('Fri, 16 Jan 2026 10:00:00 GMT');
    await user.click(within(row).getByText('Data Export.zip'));
    const dialog = within(await screen.findByRole('dialog'));
    setServerTime('Thu, 15 Jan 2026 10:00:00 GMT');
    expect(dialog.getByText('2026-01-16 10:00 UTC')).toBeVisible();
  });

  it('keeps the time at which it was opened', async () => {
    const { dialog, setNow, focusWindow, calls } = await openPreview('doc-zip');
    const listed = calls('listDocuments').length;
    setNow('2026-01-15T11:30:00Z');
    await focusWindow();
    await waitFor(() => expect(calls('listDocuments').length).toBeGreaterThan(listed));
    expect(dialog.getByText('2026-01-15 10:00 UTC')).toBeVisible();
  });

  it('shows HTML in a frame without an origin, which runs the script of the reader alone', async () => {
    const { element, dialog } = await openPreview('doc-html');
    const frame = await waitFor(() => {
      const found = element.querySelector('iframe');
      expect(found).toHaveAttribute('src', '/api/documents/doc-html/preview?inReader=true');
      return found!;
    });
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(dialog.getByTitle('Consolidated Accounts.html')).toBe(frame);
  });

  it('shows an image, SVG too, in an img', async () => {
    const { dialog } = await openPreview('doc-photo');
    const image = await dialog.findByRole('img', { name: 'Aerial View.svg' });
    expect(image).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    await waitFor(() => expect(image).toBeVisible());
  });

  it.each(
    casesOf([
      ['doc-html', 'Consolidated Accounts.html'],
      ['doc-image', 'Site Plan.svg'],
    ]),
  )('lays no pattern over %s, whose bytes bear the watermark, and keeps the line', async (id, name) => {
    const { element, dialog } = await openPreview(id);
    await waitFor(() => expect(element.querySelector('iframe, [data-preview-stage] img')).toBeVisible());
    expect(dialog.queryByText('Loading preview')).toBeNull();
    expect(patternOver(element)).toBeNull();
    const line = dialog.getByText('CONFIDENTIAL - DO NOT DISTRIBUTE').parentElement;
    expect(line).toHaveTextContent('ada@strongroom.example·2026-01-15 10:00 UTC·' + window.location.host);
    expect(dialog.getByRole('heading', { name })).toBeVisible();
  });

  it('lays the pattern over a picture whose bytes bear none', async () => {
    const { element, dialog } = await openPreview('doc-image', { scenario: rasterRoom });
    await waitFor(() => expect(dialog.getByRole('img', { name: 'Site Plan.svg' })).toBeVisible());
    expect(patternOver(element)).toBeVisible();
  });

  it('leaves for the sign-in where the session is over at an image', async () => {
    await openPreview('doc-image', { faults: [fault('previewDocument', 401)] });
    await findToast('Unauthorized', 'You are logged out. Logging in again...');
    expect(screen.queryByText('Preview Not Available')).toBeNull();
  });

  it('requests an image again that the browser still has in memory', async () => {
    const { user, dialog, change, calls } = await openPreview('doc-image');
    await waitFor(() => expect(dialog.getByRole('img', { name: 'Site Plan.svg' })).toBeVisible());
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    change({ faults: [fault('previewDocument', 404)] });
    const callsBefore = calls('previewDocument').length;
    await user.click(screen.getAllByText('Site Plan.svg')[0]!);
    await waitFor(() => expect(calls('previewDocument').length).toBeGreaterThan(callsBefore));
    expect(await screen.findByText('Your access has ended')).toBeVisible();
  });

  it.each([
    ['doc-html', 2],
    ['doc-image', 1],
  ])('reports how long %s was in view, without pages', async (id, version) => {
    const { calls } = await openPreview(id);
    await waitFor(() => {
      hidePage();
      const seconds = expect.any(Number) as number;
      expect(calls('reportReading').map(({ body }) => body)).toContainEqual({ version, seconds });
    });
  });

  it('gives the memory of an image back when it is closed', async () => {
    const { user, dialog } = await openPreview('doc-image');
    await waitFor(() => expect(dialog.getByRole('img', { name: 'Site Plan.svg' })).toBeVisible());
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    await user.click(screen.getAllByText('Site Plan.svg')[0]!);
    const again = await screen.findByRole<HTMLImageElement>('img', { name: 'Site Plan.svg' });
    await waitFor(() => expect(again).toBeVisible());
    const { src } = again;
    expect(src).toMatch(/^blob:/);
    expect(revoked).not.toHaveBeenCalledWith(src);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(revoked).toHaveBeenCalledWith(src));
    revoked.mockRestore();
  });

  it.each(casesOf(['doc-html', 'doc-image', 'doc-zip', 'doc-pdf'], 3))(
    'leaves room for %s in a window of 320 by 256, the smallest that zoom makes',
    async (id) => {
      await page.viewport(320, 256);
      const { element, dialog } = await openPreview(id);
      await waitFor(() => expect(dialog.queryByText('Loading preview')).toBeNull(), { timeout: 20_000 });
      const stage = element.querySelector<HTMLElement>('[data-preview-stage]')!;
      expect(stage.clientHeight).toBeGreaterThan(200);
      stage.scrollIntoView({ block: 'start' });
      expect(Math.abs(stage.getBoundingClientRect().top)).toBeLessThan(60);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    },
  );

  it.runIf(isDeep)('opens a PDF in a new tab', async () => {
    const { user, dialog, opened } = await openPreview('doc-pdf');
    await user.click(await dialog.findByRole('button', { name: 'Open PDF in New Tab' }, { timeout: 20_000 }));
    expect(opened).toEqual(['/api/documents/doc-pdf/preview']);
  });

  it.each([
    ['manager', true],
    ['viewer', false],
  ] as const)('shows a %s that no one can open what is barred and has no preview, and why', async (persona, maySet) => {
    const scenario = {
      ...withDocument('doc-zip', { accessLevel: 'confidential', downloadRestricted: true }),
      grants: [{ ...smallRoom.grants[1]!, documentId: 'doc-zip' }],
    };
    const { user, dialog } = await openPreview('doc-zip', { persona, scenario });
    expect(await dialog.findByText(/Nobody can open this document at present/)).toBeVisible();
    if (!maySet) {
      expect(dialog.queryByRole('button', { name: 'Open Settings' })).toBeNull();
      return;
    }
    await user.click(dialog.getByRole('button', { name: 'Open Settings' }));
    const settings = within(await screen.findByRole('dialog', { name: 'Document Settings' }));
    expect(settings.getByText(/This type of file has no preview/)).toBeVisible();
    await user.click(settings.getByRole('switch', { name: 'Restrict downloads' }));
    expect(settings.queryByText(/This type of file has no preview/)).toBeNull();
  });

  it.each([
    ['doc-zip', 'application/zip', '2.0 KB'],
    ['doc-unknown', 'Unknown', 'Unknown'],
  ])('shows for %s that there is no preview, with its type and size', async (id, type, size) => {
    const { dialog } = await openPreview(id);
    expect(dialog.getByText('Preview Not Available')).toBeVisible();
    expect(dialog.getAllByText(type)[0]).toBeVisible();
    expect(dialog.getAllByText(size)[0]).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Download' })).toBeEnabled();
    expect(dialog.getByRole('button', { name: 'Print' })).toBeDisabled();
  });

  it.each(['doc-html', 'doc-image'])('shows the same for %s when it cannot be loaded', async (id) => {
    const { dialog } = await openPreview(id, { faults: [fault('previewDocument', 500)] });
    expect(await dialog.findByText('Preview Not Available')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Download' })).toBeEnabled();
  });

  it.each(['doc-html', 'doc-image'])('of %s is loaded when the server can be reached again', async (id) => {
    const { user, dialog, element } = await openPreview(id, {
      faults: [fault('previewDocument', { status: 'offline', times: 1 })],
    });
    expect(await dialog.findByText(/The server could not be reached/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(element.querySelector('iframe, [data-preview-stage] img')).toBeVisible());
  });

  describe.each(['doc-html', 'doc-image'])('of %s on a busy server', (id) => {
    const busy = (times?: number): Fault[] => [
      fault('previewDocument', { status: 503, headers: { 'Retry-After': '0' }, times }),
    ];

    it.runIf(isDeep)('is requested again automatically', async () => {
      const { element, calls } = await openPreview(id, { faults: busy(3) });
      await waitFor(() => expect(element.querySelector('iframe, [data-preview-stage] img')).toBeVisible());
      expect(calls('previewDocument').length).toBeGreaterThanOrEqual(4);
    });

    it('gives up after three more tries, and is loaded when the reader retries', async () => {
      const { user, dialog, element, calls } = await openPreview(id, { faults: busy(4) });
      expect(await dialog.findByText(/Many previews are being prepared/)).toBeVisible();
      expect(calls('previewDocument')).toHaveLength(4);
      await user.click(dialog.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(element.querySelector('iframe, [data-preview-stage] img')).toBeVisible());
    });

    it.runIf(isDeep)('waits as long as the server requires, and shows why', async () => {
      const faults: Fault[] = [fault('previewDocument', { status: 503, headers: { 'Retry-After': '3600' } })];
      const { dialog, calls } = await openPreview(id, { faults });
      expect(await dialog.findByText(/takes longer than usual/)).toBeVisible();
      expect(calls('previewDocument')).toHaveLength(1);
    });
  });

  it.runIf(isDeep)('reserves the place of what is loading', async () => {
    const { dialog } = await openPreview('doc-html', { faults: [fault('previewDocument', { delayMs: 'never' })] });
    expect(await dialog.findByText('Loading preview')).toBeInTheDocument();
  });

  it('downloads in a new tab', async () => {
    const { user, dialog, opened } = await openPreview('doc-zip');
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(opened).toEqual(['/api/documents/doc-zip/download']);
  });

  it.each([
    ['confidential', true, 'Download Restricted'],
    ['confidential', false, 'Download'],
    ['restricted', true, 'Download'],
    ['public', true, 'Download'],
  ] as const)('offers for %s and restricted %s: %s', async (accessLevel, downloadRestricted, name) => {
    const scenario = withDocument('doc-zip', { accessLevel, downloadRestricted });
    const { dialog } = await openPreview('doc-zip', { scenario });
    const button = dialog.getByRole('button', { name: /^Download/ });
    expect(button).toHaveAccessibleName(name);
    expect((button as HTMLButtonElement).disabled).toBe(name === 'Download Restricted');
  });

  it('prints what it shows', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, dialog } = await openPreview('doc-image');
    await user.click(dialog.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  it('prints a PDF from its own tab', async () => {
    const { user, dialog, opened } = await openPreview('doc-pdf');
    await user.click(dialog.getByRole('button', { name: 'Print' }));
    expect(opened).toEqual(['/api/documents/doc-pdf/preview']);
  });

  it('prints nothing that may not be printed, whatever its level', async () => {
    const { dialog } = await openPreview('doc-image', {
      scenario: withDocument('doc-image', { printingRestricted: true }),
    });
    expect(dialog.getByRole('button', { name: 'Print Restricted' })).toBeDisabled();
  });

  it.each(casesOf(everyone))('offers the settings to those who may change them: %s', async (persona) => {
    const { dialog } = await openPreview('doc-zip', { persona });
    const settings = dialog.queryByRole('button', { name: 'Settings' });
    expect(settings !== null).toBe(persona === 'admin' || persona === 'manager');
  });
});

describe('the version history', () => {
  it('shows who stored which version when, and downloads an earlier one', async () => {
    const { user, dialog, opened } = await openPreview('doc-html');
    await user.click(dialog.getByRole('button', { name: 'Version history' }));
    const history = within(dialog.getByRole('complementary', { name: 'Version history' }));
    expect(await history.findAllByText('Ada Lindqvist')).toHaveLength(2);
    expect(history.getByText('Current')).toBeVisible();
    await user.click(history.getByRole('button', { name: 'Download version 1' }));
    expect(opened).toEqual(['/api/documents/doc-html/versions/1/download']);
  });

  it('of an earlier version that is shown, downloads that one, and then the newest again', async () => {
    const { user, dialog, opened } = await openPreview('doc-html');
    await user.click(dialog.getByRole('button', { name: 'Version history' }));
    await user.click(await dialog.findByRole('button', { name: 'View version 1' }));
    const download = dialog.getByRole('button', { name: 'Download' });
    await user.click(download);
    await user.click(dialog.getByRole('button', { name: 'Back to Version 2' }));
    await user.click(download);
    expect(opened).toEqual(['/api/documents/doc-html/versions/1/download', '/api/documents/doc-html/download']);
  });

  it.runIf(isDeep)('restores an earlier version after asking, as a new one', async () => {
    const { user, dialog, calls } = await openPreview('doc-html');
    await user.click(dialog.getByRole('button', { name: 'Version history' }));
    await user.click(await dialog.findByRole('button', { name: 'Restore version 1' }));
    const question = within(await screen.findByRole('dialog', { name: 'Restore Version 1' }));
    expect(question.getByText(/becomes the newest again, as version 3/)).toBeVisible();
    fireEvent.click(question.getByRole('button', { name: 'Restore Version' }));
    fireEvent.click(question.getByRole('button', { name: 'Restore Version' }));
    await findToast('Version Restored', 'Version 1 is the newest again, as version 3.');
    expect(calls('restoreDocumentVersion')).toHaveLength(1);
    expect(await dialog.findByText('Restored from v1')).toBeVisible();
  });

  it('allows a viewer to look, not to restore', async () => {
    const { user, dialog } = await openPreview('doc-html', { persona: 'viewer' });
    await user.click(dialog.getByRole('button', { name: 'Version history' }));
    await dialog.findByText('Current');
    expect(dialog.queryByRole('button', { name: /^Restore version/ })).toBeNull();
  });

  it.runIf(isDeep)('offers a retry when it cannot be read', async () => {
    const { user, dialog } = await openPreview('doc-html', {
      faults: [fault('listDocumentVersions', { status: 500, times: 1 })],
    });
    await user.click(dialog.getByRole('button', { name: 'Version history' }));
    await user.click(await dialog.findByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('Current')).toBeVisible();
  });
});

describe('the settings', () => {
  async function openSettings(id: string, scene: Partial<Scene> = {}) {
    const app = await openPreview(id, scene);
    await app.user.click(app.dialog.getByRole('button', { name: 'Settings' }));
    const settings = within(await screen.findByRole('dialog', { name: 'Document Settings' }));
    return { ...app, settings };
  }

  it('start from the present values, and summarise them', async () => {
    const { settings } = await openSettings('doc-secret');
    expect(settings.getByRole('combobox', { name: 'Access Level' })).toHaveValue('confidential');
    expect(settings.getByRole('switch', { name: 'Restrict downloads' })).toBeChecked();
    expect(settings.getByRole('switch', { name: 'Restrict printing' })).toBeChecked();
    expect(settings.getByText('Downloads restricted')).toBeVisible();
    expect(settings.getByText('Printing restricted')).toBeVisible();
  });

  it('leave what another person changed while they were open', async () => {
    const { user, settings, calls } = await openSettings('doc-image');
    await user.click(settings.getByRole('switch', { name: 'Restrict printing' }));
    const stricter = { accessLevel: 'confidential', downloadRestricted: false, printingRestricted: false };
    const headers = { 'Content-Type': 'application/json' };
    await fetch('/api/documents/doc-image/settings', { method: 'PUT', headers, body: JSON.stringify(stricter) });
    await user.click(settings.getByRole('button', { name: 'Save Settings' }));
    await findToast('Settings Updated', 'Document restrictions have been updated successfully.');
    expect(calls('updateDocumentSettings').at(-1)?.body).toEqual({ ...stricter, printingRestricted: true });
  });

  it('replace a level that another person chose meanwhile only when they are saved again', async () => {
    const { user, settings, calls, world } = await openSettings('doc-image');
    await user.selectOptions(settings.getByRole('combobox', { name: 'Access Level' }), 'restricted');
    await world.store.transact(async (tx) =>
      tx.documents.put({ ...(await tx.documents.get('doc-image'))!, accessLevel: 'confidential' }),
    );
    const save = settings.getByRole('button', { name: 'Save Settings' });
    await user.click(save);
    const words = 'Somebody else changed this to “confidential” meanwhile. Saving again replaces it.';
    await findToast('Update Failed', words, 'destructive');
    expect(calls('updateDocumentSettings')).toEqual([]);
    await user.click(save);
    await findDone(documentWords.updateDocumentSettings.done);
  });

  it('show that only a confidential document takes a restriction of downloads', async () => {
    const { user, settings } = await openSettings('doc-image');
    await user.click(settings.getByRole('switch', { name: 'Restrict downloads' }));
    expect(settings.getByText('Its downloads are restricted once it is confidential.')).toBeVisible();
    await user.selectOptions(settings.getByRole('combobox', { name: 'Access Level' }), 'confidential');
    expect(settings.getByText(/^Nobody can download a confidential document/)).toBeVisible();
  });

  it('are saved as one, read the lists again and show at once', async () => {
    const { user, settings, calls, dialog } = await openSettings('doc-image');
    await user.selectOptions(settings.getByRole('combobox', { name: 'Access Level' }), 'confidential');
    await user.click(settings.getByRole('switch', { name: 'Restrict downloads' }));
    expect(settings.getByText('Downloads restricted')).toBeVisible();
    const [documents, folders] = [calls('listDocuments').length, calls('listFolders').length];
    await user.dblClick(settings.getByRole('button', { name: 'Save Settings' }));
    await findDone(documentWords.updateDocumentSettings.done);
    expect(screen.queryByRole('dialog', { name: 'Document Settings' })).toBeNull();
    expect(calls('updateDocumentSettings').map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: 'PUT',
        path: '/api/documents/doc-image/settings',
        body: { accessLevel: 'confidential', downloadRestricted: true, printingRestricted: false },
      },
    ]);
    await waitFor(() => {
      expect(calls('listDocuments').length).toBe(documents + 2);
      expect(calls('listFolders').length).toBe(folders + 1);
    });
    expect(await dialog.findByText('Confidential')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Download Restricted' })).toBeDisabled();
  });

  it.each(
    casesOf([
      ['the message of the server', { message: 'The document is locked' }, 'The document is locked'],
      ['the words of the product', '', 'Failed to update document settings.'],
    ]),
  )('show on failure %s', async (_, body, message) => {
    const { user, settings } = await openSettings('doc-image', {
      faults: [fault('updateDocumentSettings', { undocumented: { status: 500, body } })],
    });
    await user.click(settings.getByRole('button', { name: 'Save Settings' }));
    await findToast('Update Failed', message, 'destructive');
    await waitFor(() => expect(settings.getByRole('button', { name: 'Save Settings' })).toBeEnabled());
  });

  it('close alone on Escape, and leave the preview open', async () => {
    const { user } = await openSettings('doc-image');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Document Settings' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Site Plan.svg' })).toBeInTheDocument();
  });
});
