// Copies a data folder to an empty one, as of one entry of its journal, while a server may be at work on it.
//
// What makes it consistent is an order that the server keeps: bytes are durable before the row that needs them, an account
// before the entry that uses up its invitation, and bytes go only after the entry that let go of them. So the snapshot is
// read before the journal, which then holds the entry that names it. Objects are copied for the rows of that journal; one
// that is gone by then was let go of in an entry that is newer, so the journal is read once more and what is missing is
// copied for that one: until everything that an end needs has been copied. Accounts come last and hold at least whom the
// entries know.
import { open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { copiesOf } from '#server/storage/two-copies/two-copies.ts';
import { wrongWith } from '../check/object-check.ts';
import { neededObjects, readRoomRows, type RoomRows } from '../check/room-rows.ts';
import { damaged, DataFolderError } from '../disk/data-error.ts';
import { errorCode, makeFolder, nodeDisk } from '../disk/disk.ts';
import { readSecondHead, SecondHead } from '../journal/second-head.ts';
import { journalFolder, segmentFile, segmentNumbers } from '../journal/journal-reader.ts';
import { ForeignEntry, openOwn, readOwn } from '../disk/own-file.ts';
import { replaceFile } from '../disk/replace-file.ts';
import { snapshotFile } from '../journal/snapshot.ts';
import type { Fingerprint } from '../objects/verified-blocks.ts';

export interface Copied {
  /** The hash of the last entry that the copy holds. */
  head: string;
  entries: number;
  objects: number;
  bytes: number;
  /** Objects that could not be copied, in words. */
  left: string[];
}

export type Progress = (done: number, all: number) => void;

/** Ends of the journal that are tried before a server that deletes without pause is given up on. */
const MOST_ROUNDS = 50;
const CHUNK = 1024 * 1024;
/** What stands in a copy that is not finished. */
const UNFINISHED = 'unfinished-copy';

/** @throws DataFolderError; the target is left empty then. */
export async function copyRoom(from: string, to: string, progress: Progress = () => undefined): Promise<Copied> {
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

/** An empty folder, or one that an earlier copy left unfinished. @throws DataFolderError */
async function prepareTarget(from: string, to: string): Promise<void> {
  const isInside = !path.relative(path.resolve(from), path.resolve(to)).startsWith('..');
  if (isInside) throw new DataFolderError(`${to} lies within ${from}: a copy needs a folder of its own.`);
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
  // The mark last: a copy that is killed meanwhile is still known for an unfinished one.
  const names = (await readdir(folder)).sort((one) => (one === UNFINISHED ? 1 : -1));
  for (const name of names) await rm(path.join(folder, name), { recursive: true, force: true });
}

async function copyInto(from: string, to: string, progress: Progress): Promise<Copied> {
  const have = new Map<string, number>();
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const snapshot = await readOwn(snapshotFile(from)).catch(missing(snapshotFile(from)));
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
  /** The size of each that has been copied, whole and durable. */
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
    progress((done += 1), needed.size);
    if (have.has(key)) continue;
    const wrong = await copyObject(path.join(from, 'objects', key), path.join(folder, key), object);
    if (wrong === null) have.set(key, object.size);
    else if (wrong === 'missing') missingNow.push(key);
    else left.push(`${path.join(from, 'objects', key)} (${object.of}): ${wrong}`);
  }
  if (missingNow.length > 0) {
    // Let go of meanwhile, or missing for good?
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

/** Null when the copy is whole and durable; else what is wrong with the original. */
async function copyObject(from: string, to: string, expected: Fingerprint): Promise<string | null> {
  try {
    await copyFile(from, to, expected.size);
  } catch (error) {
    // Of the original, which is looked at below; whatever else goes wrong is the copy's.
    if (!(error instanceof ForeignEntry) && !['ENOENT', 'EIO'].includes(errorCode(error) ?? '')) throw error;
  }
  if ((await wrongWith(to, expected, true)) === null) return null;
  await rm(to, { force: true });
  const wrong = await wrongWith(from, expected, true);
  if (wrong === null) throw damaged(to, 'what was written there is not what is read');
  return wrong;
}

/** The first `length` bytes, durable. */
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

/** Every segment, the last one up to the end that was read. */
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

/** Accounts, keys and the signing key, all copies; what the provider remembers between two requests stays behind. */
async function copyIdentity(from: string, to: string): Promise<void> {
  const folder = path.join(to, 'oidc');
  const files = ['accounts.json', 'keys.json'].flatMap((name) => copiesOf(path.join('oidc', name)));
  const keys = ['signing.key', 'signing-fingerprint.json'].flatMap((name) => copiesOf(name));
  for (const name of [...files, ...keys]) {
    const bytes = await readOwn(path.join(from, name)).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    });
    if (!bytes) continue;
    if (!keys.includes(name)) await makeFolder(folder);
    await replaceFile(path.join(to, name), bytes);
  }
}

function missing(file: string): (error: unknown) => never {
  return (error) => {
    throw errorCode(error) === 'ENOENT' ? damaged(file, 'the file is missing') : error;
  };
}
