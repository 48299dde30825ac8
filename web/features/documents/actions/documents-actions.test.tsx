import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { fault } from '#mock/world/fault.ts';
import { findDone, findFailed, findToast } from '#web/testing/toasts.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';
import { documentWords } from '#web/domain/words/document-words.ts';

const shelf = room({
  folders: [{ name: 'Folder' }],
  documents: [
    { name: 'a.txt' },
    { name: 'own.txt', uploadedById: 'user-viewer' },
    { name: 'locked.txt', accessLevel: 'confidential', downloadRestricted: true },
    { name: 'inside.txt', folderId: 'Folder' },
  ],
});

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const action = (document: string, name: string) => within(row(document)).getByRole('button', { name });

async function open(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ route: '/documents', scenario: shelf, ...options });
  // Hidden behind a preview that the address opens.
  await screen.findByRole('grid', { name: 'Documents', hidden: true });
  return app;
}

describe('the actions of a row', () => {
  test.each(
    casesOf([
      ['admin', 'a\\.txt', ['Preview', 'Download', 'Share', 'Permissions', 'Delete']],
      ['manager', 'own\\.txt', ['Preview', 'Download', 'Share', 'Permissions', 'Delete']],
      ['viewer', 'a\\.txt', ['Preview', 'Download', 'Share']],
      ['viewer', 'own\\.txt', ['Preview', 'Download', 'Share', 'Delete']],
      ['analyst', 'own\\.txt', ['Preview', 'Download', 'Share']],
      ['admin', 'locked\\.txt', ['Preview', 'Download Restricted', 'Share', 'Permissions', 'Delete']],
    ] as const),
  )('for %s on %s are what the role allows', async (persona, name, expected) => {
    await open({ persona });
    const cell = within(row(name)).getAllByRole('gridcell').at(-1)!;
    expect(
      within(cell)
        .getAllByRole('button')
        .map((button) => button.ariaLabel),
    ).toEqual(expected);
  });

  test('have the name of their document for screen readers, in the list and on cards', async () => {
    const { user } = await open();
    for (const name of ['a.txt', 'locked.txt']) {
      const cell = within(row(name)).getAllByRole('gridcell').at(-1)!;
      for (const button of within(cell).getAllByRole('button')) expect(button).toHaveAccessibleDescription(name);
    }
    await user.keyboard('g');
    const card = within(await screen.findByRole('gridcell', { name: /a\.txt/ }));
    expect(card.getByRole('button', { name: 'Download' })).toHaveAccessibleDescription('a.txt');
    expect(card.getByRole('button', { name: 'Actions for a.txt' })).toBeVisible();
  });

  test('download nothing that the server would refuse', async () => {
    const mine = { userId: 'user-viewer', canRead: true, createdAt: '2026-01-01T00:00:00.000Z' };
    const scenario = room({
      documents: [
        { name: 'seen.txt', accessLevel: 'confidential' },
        { name: 'taken.txt', accessLevel: 'confidential' },
      ],
    });
    const grants = [
      { ...mine, id: 'g1', documentId: 'seen.txt', canDownload: false },
      { ...mine, id: 'g2', documentId: 'taken.txt', canDownload: true },
    ];
    await open({ persona: 'viewer', scenario: { ...scenario, grants } });
    expect(action('seen\\.txt', 'Download Restricted')).toBeDisabled();
    expect(action('taken\\.txt', 'Download')).toBeEnabled();
  });

  test('show "Download Restricted" where nobody may download', async () => {
    const { user, calls } = await open();
    expect(action('locked\\.txt', 'Download Restricted')).toBeDisabled();
    await user.pointer({ keys: '[MouseRight]', target: row('locked\\.txt') });
    const entry = await screen.findByRole('menuitem', { name: 'Download Restricted' });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    await user.click(entry);
    expect(calls('downloadDocument')).toEqual([]);
  });

  test('never load the list of users', async () => {
    const { calls } = await open({ persona: 'viewer' });
    expect(calls('listUsers')).toEqual([]);
  });
});

describe('a preview', () => {
  test('opens by the button, the name, Enter and a double click, and closes by Back', async () => {
    const { user, location } = await open();
    await user.click(action('a\\.txt', 'Preview'));
    expect(location()).toBe('/documents?document=a.txt');
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(/a\.txt/);
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(within(row('a\\.txt')).getByRole('button', { name: 'a.txt' }));
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(/a\.txt/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/documents');
    row('own\\.txt').focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(/own\.txt/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.dblClick(within(row('locked\\.txt')).getByText('Confidential'));
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(/locked\.txt/);
  });

  test('that is closed twice in a row goes back in the history once', async () => {
    const { user, location } = await open();
    await user.click(action('a\\.txt', 'Preview'));
    const dialog = await screen.findByRole('dialog');
    // Going back twice would leave the test page itself.
    const { navigation } = window as unknown as { navigation: { back: (options: object) => void } };
    const went = vi.spyOn(navigation, 'back').mockImplementation(() => undefined);
    went.mockImplementationOnce(() => history.go(-1));
    const close = within(dialog).getByRole('button', { name: 'Close' });
    close.click();
    close.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(went).toHaveBeenCalledTimes(1);
    went.mockRestore();
    expect(location()).toBe('/documents');
    // The next preview can be closed as well.
    await user.click(action('own\\.txt', 'Preview'));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/documents');
  });

  test('opens by its link, also for a document in a folder, without repeating calls of the page', async () => {
    const { user, location, calls } = await open({ route: '/documents?document=inside.txt' });
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(/inside\.txt/);
    await screen.findByRole('button', { name: 'Download' });
    expect([calls('listDocuments'), calls('listFolders')].map(({ length }) => length)).toEqual([1, 1]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(location()).toBe('/documents'));
  });

  test('of a document that is not in the list shows that it is not available', async () => {
    const { user, location } = await open({ route: '/documents?document=nothing', persona: 'viewer' });
    expect(await screen.findByText(/This document is not available to you/)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(location()).toBe('/documents'));
  });
});

describe('a download', () => {
  test('is requested as JSON with credentials, and saved under the name of the document', async () => {
    const { user, calls, downloads } = await open();
    await user.click(action('a\\.txt', 'Download'));
    await findToast('Download Started', 'a.txt');
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(downloads[0]?.name).toBe('a.txt');
    expect(await (await downloads[0]!.blob).text()).toBe('The words of a document.\n');
    expect(calls('downloadDocument')).toMatchObject([
      {
        method: 'GET',
        url: '/api/documents/a.txt/download',
        credentials: 'include',
        headers: { accept: 'application/json' },
      },
    ]);
  });

  test.each(
    casesOf([
      [403, 'Access Denied', "You don't have permission to download this document"],
      [404, 'Document Not Found', 'The document could not be found'],
      [500, 'Download Failed', 'Unable to download the document. Please try again.'],
      ['offline', 'Download Failed', 'Unable to download the document. Please try again.'],
    ] as const),
  )('that fails with %s shows why', async (status, title, message) => {
    const { user, downloads } = await open({ faults: [fault('downloadDocument', status)] });
    await user.click(action('a\\.txt', 'Download'));
    await findToast(title, message, 'destructive');
    expect(downloads).toEqual([]);
  });

  test('that is refused reads the list again, which no longer holds the document', async () => {
    const { user, calls } = await open();
    expect((await fetch('/api/documents/a.txt', { method: 'DELETE' })).ok).toBe(true);
    await user.click(action('a\\.txt', 'Download'));
    await findToast('Document Not Found', 'The document could not be found', 'destructive');
    await waitFor(() => expect(screen.queryByRole('row', { name: /a\.txt/ })).toBeNull());
    expect(calls('listDocuments')).toHaveLength(2);
  });

  test('without a session opens the sign-in', async () => {
    const { user, left } = await open({ faults: [fault('downloadDocument', 401)] });
    await user.click(action('a\\.txt', 'Download'));
    await findToast('Unauthorized', 'You are logged out. Logging in again...', 'destructive');
    await waitFor(() => expect(left).toEqual(['/api/login']));
  });

  test('happens once, however often it is clicked', async () => {
    const { user, calls, downloads } = await open({ latencyMs: 20 });
    const button = action('a\\.txt', 'Download');
    for (let click = 0; click < 20; click += 1) button.click();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(calls('downloadDocument')).toHaveLength(1);
  });
});

describe('sharing', () => {
  test('copies the link of the document to the clipboard', async () => {
    const { user } = await open({ persona: 'viewer' });
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(action('a\\.txt', 'Share'));
    await findToast('Copied!', 'The link to a.txt is in the clipboard.');
    expect(written).toHaveBeenCalledWith(`${location.origin}/documents?document=a.txt`);
    written.mockRestore();
  });

  test.each(casesOf(['q&a', 'a=b', 'no. 1 #2', '50%', 'a+b/c?d']))(
    'makes a link that opens a document with the id %s',
    async (id) => {
      const { user } = await open({ scenario: room({ documents: [{ id, name: 'Odd.txt' }, { name: 'a.txt' }] }) });
      const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await user.click(action('Odd\\.txt', 'Share'));
      await findToast('Copied!', 'The link to Odd.txt is in the clipboard.');
      const link = new URL(written.mock.calls[0]![0]);
      written.mockRestore();
      expect([...link.searchParams]).toEqual([['document', id]]);
      expect(link.hash).toBe('');
      history.pushState(null, '', link.pathname + link.search);
      expect(await screen.findByRole('dialog')).toHaveAccessibleName(/Odd\.txt/);
    },
  );

  test('copies without the clipboard API when that is refused, and reports when both fail', async () => {
    const { user } = await open();
    const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const byHand = vi.spyOn(document, 'execCommand').mockReturnValue(true);
    await user.click(action('a\\.txt', 'Share'));
    await findToast('Copied!', 'The link to a.txt is in the clipboard.');
    byHand.mockReturnValue(false);
    await user.click(action('a\\.txt', 'Share'));
    await findToast(
      'Error',
      `The link could not be copied: ${location.origin}/documents?document=a.txt`,
      'destructive',
    );
    refused.mockRestore();
    byHand.mockRestore();
  });
});

describe('deleting a document', () => {
  test('needs a confirmation, sends a DELETE without a body and reads the lists again', async () => {
    const { user, calls } = await open();
    await user.click(action('a\\.txt', 'Delete'));
    expect(await screen.findByText(/Are you sure you want to delete “a\.txt”\?/)).toBeVisible();
    expect(calls('deleteDocument')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete Document' }));
    await findDone(documentWords.deleteDocument.done);
    await waitFor(() => expect(screen.queryByRole('row', { name: /a\.txt/ })).toBeNull());
    const [call] = calls('deleteDocument');
    expect(call).toMatchObject({ method: 'DELETE', url: '/api/documents/a.txt', body: null });
    expect(call?.headers).not.toHaveProperty('content-type');
    expect(calls('listDocuments')).toHaveLength(2);
    expect(calls('listFolders')).toHaveLength(2);
    await waitFor(() => expect(row('locked\\.txt')).toHaveFocus());
  });

  test('that fails keeps the document, and does not show the message of the server', async () => {
    const { user } = await open({
      faults: [fault('deleteDocument', { undocumented: { status: 500, body: { message: 'secret' } } })],
    });
    await user.click(action('a\\.txt', 'Delete'));
    await user.click(await screen.findByRole('button', { name: 'Delete Document' }));
    await findFailed(documentWords.deleteDocument.failed);
    expect(row('a\\.txt')).toBeVisible();
    expect(screen.queryByText(/secret/)).toBeNull();
  });

  test('without a session opens the sign-in, and shows nothing else', async () => {
    const { user, left } = await open({ faults: [fault('deleteDocument', 401)] });
    await user.click(action('a\\.txt', 'Delete'));
    await user.click(await screen.findByRole('button', { name: 'Delete Document' }));
    await findToast('Unauthorized', 'You are logged out. Logging in again...', 'destructive');
    await waitFor(() => expect(left).toEqual(['/api/login']));
    await findToast('Unauthorized', 'You are logged out. Logging in again...', 'destructive');
  });
});

describe('other dialogs', () => {
  test.runIf(isDeep)('permissions and upload open from the page', async () => {
    const { user } = await open();
    await user.click(action('a\\.txt', 'Permissions'));
    expect(await screen.findByRole('dialog', { name: /Document Permissions/ })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Upload Document' }));
    expect(await screen.findByRole('dialog', { name: /Upload Document/ })).toBeInTheDocument();
  });
});
