import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { page } from 'vitest/browser';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isDeep } from '#web/testing/deep.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { smallRoom } from '#web/testing/small-room.ts';
import { findToast } from '#web/testing/toasts.ts';

const minutes = smallRoom.documents.find(({ name }) => name === 'Board Minutes.pdf')!;
const scene = { scenario: smallRoom, persona: 'manager', route: '/documents' } as const;

/** Replaces the browser's picker and returns these files. */
function choosing(...paths: string[]): () => HTMLInputElement {
  const inputs: HTMLInputElement[] = [];
  const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    inputs.push(this);
    const files = paths.map((path) => {
      const file = new File([path], path.split('/').at(-1) ?? '', { type: 'text/plain' });
      Object.defineProperty(file, 'webkitRelativePath', { value: path.includes('/') ? path : '' });
      return file;
    });
    fireEvent.change(this, { target: { files } });
  });
  onTestFinished(() => click.mockRestore());
  return () => inputs[0]!;
}

test.runIf(isDeep)('a plain click still opens the dialog for one document', async () => {
  const { user } = await renderApp(scene);
  await user.click(await screen.findByRole('button', { name: 'Upload Document' }));
  expect(await screen.findByRole('dialog', { name: 'Upload Document' })).toBeVisible();
});

test('a folder is chosen by keyboard alone, also at Home, and its subfolders are created', async () => {
  const { user, calls } = await renderApp(scene);
  const picker = choosing('Deal/a.txt', 'Deal/02 Tax/b.txt');
  (await screen.findByRole('button', { name: 'More ways to upload' })).focus();
  await user.keyboard('{Enter}');
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Upload a file',
    'Upload files…',
    'Upload a folder…',
  ]);
  await user.keyboard('{End}{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload to Folder (Home)' }));
  expect(picker().webkitdirectory).toBe(true);
  expect(await dialog.findByText('New folders: Deal, Deal/02 Tax')).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Process 2 File(s)' }));
  await findToast('Success', '2 document(s) processed successfully');
  expect(calls('createFolder').map(({ body }) => body)).toMatchObject([{ name: 'Deal' }, { name: '02 Tax' }]);
});

test('several files are uploaded to the open folder', async () => {
  const { user, calls } = await renderApp({ ...scene, route: '/documents?folder=folder-legal' });
  const picker = choosing('a.txt', 'b.txt');
  // The open folder is known once the folders are loaded.
  await screen.findByRole('treeitem', { name: /Legal/ });
  await user.click(await screen.findByRole('button', { name: 'More ways to upload' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Upload files…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload to Folder' }));
  expect(picker()).toMatchObject({ webkitdirectory: false, multiple: true });
  await user.click(await dialog.findByRole('button', { name: 'Process 2 File(s)' }));
  await findToast('Success', '2 document(s) processed successfully');
  expect(calls('registerDocument').map(({ body }) => body)).toMatchObject([
    { folderId: 'folder-legal' },
    { folderId: 'folder-legal' },
  ]);
});

async function openNewVersion() {
  const app = await renderApp(scene);
  choosing('minutes-final.txt');
  const row = within(await screen.findByRole('row', { name: /Board Minutes/ }));
  await app.user.pointer({ keys: '[MouseRight]', target: row.getByText('Board Minutes.pdf') });
  await app.user.click(await screen.findByRole('menuitem', { name: 'Upload new version' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Upload New Version' })) };
}

test('a new version is uploaded from the menu of a row under any file name, and keeps name, folder and level', async () => {
  const { user, calls, dialog } = await openNewVersion();
  expect(
    dialog.getByText(/^This becomes version 2\. The document keeps its name, its level \(Confidential\)/),
  ).toBeVisible();
  await dialog.findByText('Ready');
  await user.click(dialog.getByRole('button', { name: 'Upload New Version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls('registerDocument')[0]).toMatchObject({
    status: 200,
    body: { name: 'Board Minutes.pdf', folderId: null, accessLevel: 'confidential', downloadRestricted: true },
  });
});

test('a new version of a document that was deleted meanwhile becomes no other document, and a message says so', async () => {
  const { user, calls, dialog } = await openNewVersion();
  await dialog.findByText('Ready');
  await fetch(`/api/documents/${minutes.id}`, { method: 'DELETE' });
  await user.click(dialog.getByRole('button', { name: 'Upload New Version' }));
  await findToast('Error', 'The document was deleted, moved or renamed, and got no new version', 'destructive');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Board Minutes/ })).toBeNull());
  expect(calls('registerDocument').map(({ status }) => status)).toEqual([409]);
});

test('a new version whose dialog is left waits in the tray for its document, also where that is renamed', async () => {
  const { user, calls, dialog: first } = await openNewVersion();
  await first.findByText('Ready');
  history.pushState(null, '', '/audit');
  await fetch(`/api/documents/${minutes.id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Minutes.pdf' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Choose level' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload New Version' }));
  await dialog.findByText('Minutes.pdf');
  await user.click(dialog.getByRole('button', { name: 'Upload New Version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls('registerDocument')[0]).toMatchObject({
    status: 200,
    body: { name: 'Minutes.pdf', accessLevel: 'confidential', nextVersionOf: minutes.id },
  });
});

test('the menu of a row opens settings without the preview, and versions within it', async () => {
  const { user, calls } = await renderApp(scene);
  const row = within(await screen.findByRole('row', { name: /Board Minutes/ }));
  await user.pointer({ keys: '[MouseRight]', target: row.getByText('Board Minutes.pdf') });
  await user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Document Settings' })).getByRole('button', { name: 'Cancel' }),
  );
  expect(calls('previewDocument')).toEqual([]);
  await user.pointer({ keys: '[MouseRight]', target: row.getByText('Board Minutes.pdf') });
  await user.click(await screen.findByRole('menuitem', { name: 'Version history' }));
  expect(await screen.findByRole('complementary', { name: 'Version history' })).toBeVisible();
});

test('a viewer has no upload button, and on a phone both buttons fit the width', async () => {
  await page.viewport(360, 780);
  const { demote } = await renderApp(scene);
  expect(await screen.findByRole('button', { name: 'More ways to upload' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Upload Document' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await demote();
  window.dispatchEvent(new FocusEvent('focus'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More ways to upload' })).toBeNull());
});
