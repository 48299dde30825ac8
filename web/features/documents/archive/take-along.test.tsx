import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { findToast } from '#web/testing/toasts.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';

const shelf = room({
  folders: [{ name: 'Folder' }, { name: 'Bare' }],
  documents: [
    { name: 'a.txt' },
    { name: 'b.txt' },
    { name: 'locked.txt', accessLevel: 'confidential', downloadRestricted: true },
    { name: 'inside.txt', folderId: 'Folder' },
  ],
});

async function open(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ route: '/documents', scenario: shelf, ...options });
  await screen.findByRole('grid', { name: 'Documents' });
  return app;
}
type App = Awaited<ReturnType<typeof open>>;

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

async function select({ user }: App, ...names: string[]) {
  await user.click(screen.getByRole('button', { name: 'Select' }));
  for (const name of names) await user.click(within(row(name)).getByRole('checkbox'));
}

const toolbar = async () => within(await screen.findByRole('toolbar', { name: 'Selection' }));

/** The names in the archive, which are stored uncompressed. */
async function holds(app: App, name: string) {
  await waitFor(() => expect(app.downloads).toHaveLength(1));
  expect(app.downloads[0]?.name).toBe(name);
  return (await app.downloads[0]!.blob).text();
}

describe('a selection', () => {
  test('is downloaded as one file by the browser itself, for every role', async () => {
    const app = await open({ persona: 'viewer' });
    await select(app, 'a\\.txt', 'b\\.txt');
    await app.user.click((await toolbar()).getByRole('button', { name: 'Download (2)' }));
    await findToast('Download Started', 'Documents.zip: 2 files, 50 bytes', 'success');
    const archive = await holds(app, 'Documents.zip');
    expect(archive).toContain('a.txt');
    expect(archive).toContain('b.txt');
    expect(archive).not.toContain('inside.txt');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test.runIf(isDeep)('of which something is left out needs a confirmation', async () => {
    const app = await open();
    await select(app, 'a\\.txt', 'locked\\.txt');
    await app.user.click((await toolbar()).getByRole('button', { name: 'Download (2)' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Not Everything Can Be Downloaded' });
    expect(dialog).toHaveAccessibleDescription(
      /^1 file \(.+\) will be downloaded\. One document may not be downloaded: .*NOT-INCLUDED\.txt/,
    );
    expect(app.calls('downloadArchive')).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Download' }));
    expect(await holds(app, 'Documents.zip')).toContain('NOT-INCLUDED.txt');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('without a document that may be downloaded is not downloaded', async () => {
    const app = await open();
    await select(app, 'locked\\.txt');
    await app.user.click((await toolbar()).getByRole('button', { name: 'Download (1)' }));
    await findToast('Nothing to Download', 'None of these documents may be downloaded.');
    expect(app.downloads).toEqual([]);
  });

  test.each(
    casesOf([
      [404, 'Not Found', 'Some of it is not there any more. Select again what you want to download.'],
      [400, 'Too Many Items', 'At most 10,000 can be downloaded at once. Select fewer, or their folder.'],
      [500, 'Download Failed', 'Unable to prepare the download. Please try again.'],
      ['offline', 'Download Failed', 'Unable to prepare the download. Please try again.'],
    ] as const),
  )('that cannot be prepared (%s) shows why', async (status, title, message) => {
    const app = await open({ faults: [fault('prepareArchive', status)] });
    await select(app, 'a\\.txt');
    await app.user.click((await toolbar()).getByRole('button', { name: 'Download (1)' }));
    await findToast(title, message);
    expect(app.downloads).toEqual([]);
  });
});

describe('a folder', () => {
  const inTree = (name: string) => screen.findByRole('treeitem', { name: new RegExp(name) });

  async function choose(app: App, folder: string) {
    await app.user.pointer({ keys: '[MouseRight]', target: await inTree(folder) });
    await app.user.click(await screen.findByRole('menuitem', { name: 'Download Folder' }));
  }

  test('is downloaded from its menu, with its contents', async () => {
    const app = await open({ persona: 'viewer' });
    await choose(app, 'Folder');
    await findToast('Download Started', 'Folder.zip: 1 file, 25 bytes', 'success');
    expect(await holds(app, 'Folder.zip')).toContain('Folder/inside.txt');
  });

  test('without documents shows a toast', async () => {
    const app = await open();
    await choose(app, 'Bare');
    await findToast('Nothing to Download', 'There are no documents in it.');
  });
});
