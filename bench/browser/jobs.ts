// Two jobs of a whole application: reading an audit log of a hundred thousand entries, and uploading a folder of a
// thousand files.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { heapOf, openWindow, type Recorder, type Visitor } from './visit.ts';

const entry = '[role="table"] [data-index]';

export async function readAuditLog(visitor: Visitor, record: Recorder): Promise<void> {
  const { context, page } = await openWindow(visitor);
  try {
    await page.goto(`${visitor.server.url}/audit`, { waitUntil: 'commit' });
    record('audit log, first row', await page.evaluate(() => window.bench.firstRow()));
    await page.evaluate(() => window.bench.settled());
    record('audit log, dropped frames', await page.evaluate((rows) => window.bench.scroll(180, rows), entry));
    const more = await page.evaluate(() => window.bench.press('Load earlier entries', '[aria-rowcount="20001"]'));
    record('audit log, earlier entries', more);
    record('audit log, heap', await heapOf(await context.newCDPSession(page)));
  } finally {
    await context.close();
  }
}

const minutes = 60_000;

/** Picks the files in the folder dialog, waits until all are stored, and registers them together. */
export async function uploadFolder(visitor: Visitor, files: number, record: Recorder): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'strongroom-picked-'));
  const { context, page } = await openWindow(visitor);
  try {
    // Files of the disk, since the page would have to decode those that are sent to it, which takes a third of a second.
    const picked = Array.from({ length: files }, (_, at) => path.join(folder, `Page ${at}.txt`));
    for (const file of picked) await writeFile(file, Buffer.alloc(2048, 'A file like many others. '));
    await page.goto(`${visitor.server.url}/documents`);
    await page.getByRole('button', { name: 'Actions for 001 Chapter' }).click();
    await page.getByRole('menuitem', { name: 'Upload to Folder' }).click();
    const dialog = page.getByRole('dialog');
    // So many public files would open a dialog, which is not measured.
    await dialog.getByLabel('Access Level').selectOption('restricted');
    const process = dialog.getByRole('button', { name: `Process ${files} File(s)` });
    await page.evaluate(() => window.bench.watchFrames());
    const begun = performance.now();
    await dialog.locator('input[type=file]').setInputFiles(picked);
    await process.waitFor({ timeout: 2 * minutes });
    const stored = performance.now();
    record('folder upload, stored', stored - begun);
    await process.click();
    await dialog.waitFor({ state: 'hidden', timeout: 2 * minutes });
    record('folder upload, registered', performance.now() - stored);
    record('folder upload, longest frame', await page.evaluate(() => window.bench.longestFrame()));
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}
