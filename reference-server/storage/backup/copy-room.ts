// Copies a data folder to an empty one, as of one journal entry, while a server may be running. This is consistent
// because of the server's order: bytes are durable before their row, an account before the entry that uses up its
// invitation, and bytes are deleted after the entry that released them. The snapshot is read before the journal, which
// then contains the entry that names it. Objects are copied for the rows of that journal; a missing one was released in
// a newer entry, so the journal is read again until all objects needed at one end are copied. Accounts come last, and
// include everyone in the entries.
import { open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { copiesOf } from '#server/storage/two-copies/two-copies.ts';
import { wrongWith } from '../check/object-check.ts';
import { neededObjects, readRoomRows, type RoomRows } from '../check/room-rows.ts';
import { damaged, DataFolderError } from '../disk/data-error.ts';
import { errorCode, isFolder, makeFolder, nodeDisk, unlessMissing } from '../disk/disk.ts';
import { UNFINISHED } from '../disk/moving-in.ts';
import { readSecondHead, SecondHead } from '../journal/second-head.ts';
import { journalFolder, segmentFile, segmentNumbers } from '../journal/journal-reader.ts';
import { ForeignEntry, openOwn, readOwn } from '../disk/own-file.ts';
import { replaceFile } from '../disk/replace-file.ts';
import { snapshotFile } from '../journal/snapshot.ts';
import type { Fingerprint } from '../objects/verified-blocks.ts';

export interface Copied {
  /** The hash of the last entry in the copy. */
  head: string;
  entries: number;
  objects: number;
  bytes: number;
  /** Descriptions of objects that could not be copied. */
  left: string[];
}

/** Called before each object is copied; the copy waits for it. */
export type Progress = (done: number, all: number) => void | Promise<void>;

/** The number of rounds before giving up on a server that keeps deleting. */
const MOST_ROUNDS = 50;
const CHUNK = 1024 * 1024;

/** @throws DataFolderError; the target stays empty then. */
export async function copyRoom(from: string, to: string, progress: Progress = () => undefined): Promise<Copied> {
  if (!(await isFolder(from))) throw new DataFolderError(`${from}: there is no data folder here.`);
  await prepareTarget(from, to);
  try {
    const copied = await copyInto(from, to, progress);
    await rm(path.join(to, UNFINISHED));
    await nodeDisk.syncFolder(to);
    return copied;
  } catch (error) {
    await emptyFolder(to);
    throw error;
  }
}

/** @param paths the rules of another system, for tests */
export function isWithin(from: string, to: string, paths: path.PlatformPath = path): boolean {
  const way = paths.relative(paths.resolve(from), paths.resolve(to));
  // Between two drives of Windows there is no relative way.
  return !paths.isAbsolute(way) && way.split(paths.sep)[0] !== '..';
}

/** An empty folder, or an unfinished copy. @throws DataFolderError */
async function prepareTarget(from: string, to: string): Promise<void> {
  if (isWithin(from, to)) throw new DataFolderError(`${to} lies within ${from}: a copy needs a folder of its own.`);
  await makeFolder(to).catch((error: unknown) => {
    throw new DataFolderError(`${to}: the folder cannot be made (${errorCode(error) ?? String(error)}).`);
  });
  const names = await readdir(to);
  if (names.length > 0 && !names.includes(UNFINISHED)) {
    throw new DataFolderError(
      `${to} is not empty: nothing is overwritten. Name a folder that is empty or not there yet.`,
    );
  }
  await emptyFolder(to);
  await replaceFile(
    path.join(to, UNFINISHED),
    'This copy was not finished. It is begun again when this folder is named.\n',
  );
}

async function emptyFolder(folder: string): Promise<void> {
  // The mark is removed last, so that a killed copy is still recognised as unfinished.
  const names = (await readdir(folder)).sort((one) => (one === UNFINISHED ? 1 : -1));
  for (const name of names) await rm(path.join(folder, name), { recursive: true, force: true });
}

async function copyInto(from: string, to: string, progress: Progress): Promise<Copied> {
  const have = new Map<string, number>();
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const snapshot = await readOwn(snapshotFile(from)).catch((error: unknown) => {
      throw errorCode(error) === 'ENOENT' ? damaged(snapshotFile(from), 'the file is missing') : error;
    });
    const rows = await readRoomRows(from);
    const { gone, left } = await copyObjects({ from, to, rows, have, progress });
    if (gone > 0) continue;
    await copyJournal(from, to, rows);
    await replaceFile(snapshotFile(to), snapshot);
    await copyIdentity(from, to);
    const needed = neededObjects(rows);
    for (const key of have.keys()) {
      if (!needed.has(key)) await rm(path.join(to, 'objects', key));
    }
    await nodeDisk.syncFolder(path.join(to, 'objects'));
    const sizes = [...have].filter(([key]) => needed.has(key)).map(([, size]) => size);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return { head: rows.head.hash, entries: rows.head.seq, objects: sizes.length, bytes, left };
  }
  throw new DataFolderError(`${from}: more is deleted than can be copied. Try again when there is less to do.`);
}

interface ObjectsToCopy {
  from: string;
  to: string;
  rows: RoomRows;
  /** The size of each object copied and durable. */
  have: Map<string, number>;
  progress: Progress;
}

async function copyObjects({ from, to, rows, have, progress }: ObjectsToCopy) {
  const folder = path.join(to, 'objects');
  await makeFolder(folder);
  const left: string[] = [];
  let gone = 0;
  let done = 0;
  const needed = neededObjects(rows);
  const missingNow: string[] = [];
  for (const [key, object] of needed) {
    await progress((done += 1), needed.size);
    if (have.has(key)) continue;
    const wrong = await copyObject(path.join(from, 'objects', key), path.join(folder, key), object);
    if (wrong === null) have.set(key, object.size);
    else if (wrong === 'missing') missingNow.push(key);
    else left.push(`${path.join(from, 'objects', key)} (${object.of}): ${wrong}`);
  }
  if (missingNow.length > 0) {
    // Released in the meantime, or missing for good?
    const later = neededObjects(await readRoomRows(from));
    for (const key of missingNow) {
      const object = later.get(key);
      if (object) left.push(`${path.join(from, 'objects', key)} (${object.of}): missing`);
      else gone += 1;
    }
  }
  await nodeDisk.syncFolder(folder);
  return { gone, left };
}

/** Null when the copy is complete and durable; otherwise the fault of the original. */
async function copyObject(from: string, to: string, expected: Fingerprint): Promise<string | null> {
  try {
    await copyFile(from, to, expected.size);
  } catch (error) {
    // Faults of the original are described below; others concern the copy.
    if (!(error instanceof ForeignEntry) && !['ENOENT', 'EIO'].includes(errorCode(error) ?? '')) throw error;
  }
  if ((await wrongWith(to, expected, true)) === null) return null;
  await rm(to, { force: true });
  const wrong = await wrongWith(from, expected, true);
  if (wrong === null) throw damaged(to, 'what was written there is not what is read');
  return wrong;
}

/** Copies the first `length` bytes durably. */
async function copyFile(from: string, to: string, length: number): Promise<void> {
  const { handle } = await openOwn(from);
  try {
    const copy = await open(to, 'w', 0o600);
    try {
      for (let at = 0; at < length;) {
        const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(Math.min(CHUNK, length - at)), 0, null, at);
        if (bytesRead === 0) break;
        await copy.writeFile(buffer.subarray(0, bytesRead));
        at += bytesRead;
      }
      await copy.sync();
    } finally {
      await copy.close();
    }
  } finally {
    await handle.close();
  }
}

/** All segments, the last one up to the end that was read. */
async function copyJournal(from: string, to: string, { head }: RoomRows): Promise<void> {
  await makeFolder(journalFolder(to));
  for (const segment of await segmentNumbers(from)) {
    if (segment > head.segment) break;
    await copyFile(
      segmentFile(from, segment),
      segmentFile(to, segment),
      segment === head.segment ? head.offset : Infinity,
    );
  }
  await nodeDisk.syncFolder(journalFolder(to));
  const second = new SecondHead({ dataDir: to, disk: nodeDisk, warn: () => undefined });
  await second.begin(await readSecondHead(to), head);
  await second.close();
}

/** All copies of accounts, keys and the signing key; the provider's sessions are left out. */
async function copyIdentity(from: string, to: string): Promise<void> {
  const folder = path.join(to, 'oidc');
  const files = ['accounts.json', 'keys.json'].flatMap((name) => copiesOf(path.join('oidc', name)));
  const keys = ['signing.key', 'signing-fingerprint.json'].flatMap((name) => copiesOf(name));
  for (const name of [...files, ...keys]) {
    const bytes = await readOwn(path.join(from, name)).catch(unlessMissing);
    if (!bytes) continue;
    if (!keys.includes(name)) await makeFolder(folder);
    await replaceFile(path.join(to, name), bytes);
  }
}
