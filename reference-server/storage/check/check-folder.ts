// Checks a data folder without changing it; beside a server, what seems wrong is checked again.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { DataFolderError } from '../disk/data-error.ts';
import { errorCode, isFolder } from '../disk/disk.ts';
import { BrokenJournal } from '../journal/journal-reader.ts';
import { isServed } from '../disk/lock.ts';
import { unfinishedCopy } from '../disk/moving-in.ts';
import { readSecondHead, secondHeadFile } from '../journal/second-head.ts';
import { readSnapshot, snapshotFile } from '../journal/snapshot.ts';
import { verifyJournal } from '../journal/verify-journal.ts';
import type { Checked } from './checked.ts';
import { checkIdentity } from './identity-check.ts';
import { wrongWith } from './object-check.ts';
import { neededObjects, readRoomRows, type RoomRows } from './room-rows.ts';

export interface CheckOptions {
  /** Compares sizes only, without reading objects. */
  isFast?: boolean;
  progress?: (done: number, all: number) => void;
}

/** A line being written is complete a moment later. */
const TRIES = 20;

/** @throws DataFolderError if there is no data folder. */
export async function checkFolder(dataDir: string, options: CheckOptions = {}): Promise<Checked> {
  if (!(await isFolder(dataDir))) throw new DataFolderError(`${dataDir}: there is no data folder here.`);
  const checked: Checked = { damages: [], notes: [], summary: [] };
  if (await isServed(dataDir)) {
    checked.notes.push(
      'A server works on this folder: what it writes while this runs is looked at as far as it had got.',
    );
  }
  const unfinished = await unfinishedCopy(dataDir);
  if (unfinished !== null) checked.damages.push(unfinished);
  // Listed before the journal is read, which then contains the tickets of all these objects.
  const present = await namesIn(path.join(dataDir, 'objects'), checked);
  const rows = await checkJournal(dataDir, checked);
  await checkIdentity(dataDir, rows, checked);
  if (rows) await checkObjects({ dataDir, rows, present, options }, checked);
  await checkLeftovers(dataDir, checked);
  return checked;
}

async function checkJournal(dataDir: string, checked: Checked): Promise<RoomRows | null> {
  const { damages, summary } = checked;
  for (let tries = 1; ; tries += 1) {
    try {
      const { auditEntries, entries, segments, head } = await verifyJournal(dataDir);
      summary.push(
        `journal    whole: ${auditEntries} audit entries in ${entries} commits, ${segments} segment(s), head ${head}`,
      );
      await checkBeside(dataDir, checked);
      return await readRoomRows(dataDir);
    } catch (error) {
      if (!(error instanceof DataFolderError)) throw error;
      if (error instanceof BrokenJournal && tries < TRIES && (await isServed(dataDir))) continue;
      summary.push('journal    DAMAGED');
      damages.push(`${error.message} Without it, objects cannot be distinguished from leftovers.`);
      return null;
    }
  }
}

/** The files required beside the journal. */
async function checkBeside(dataDir: string, { damages }: Checked): Promise<void> {
  if ((await readSnapshot(dataDir)) === null)
    damages.push(`${snapshotFile(dataDir)} is missing: no server starts without it. Put it back from a backup.`);
  const { state } = await readSecondHead(dataDir);
  if (state === 'read') return;
  const file = secondHeadFile(dataDir);
  damages.push(`${file} is ${state}: the end of the journal cannot be checked. The next start creates it again.`);
}

interface Objects {
  dataDir: string;
  rows: RoomRows;
  present: readonly string[];
  options: CheckOptions;
}

async function checkObjects({ dataDir, rows, present, options }: Objects, checked: Checked): Promise<void> {
  const { isFast = false, progress = () => undefined } = options;
  const fileOf = (key: string) => path.join(dataDir, 'objects', key);
  const needed = neededObjects(rows);
  const suspects = new Map<string, string>();
  let done = 0;
  for (const [key, object] of needed) {
    const wrong = await wrongWith(fileOf(key), object, !isFast);
    if (wrong !== null) suspects.set(key, wrong);
    progress((done += 1), needed.size);
  }
  // A running server may have released them; the journal records this before the bytes are deleted.
  const still = suspects.size > 0 ? neededObjects(await readRoomRows(dataDir)) : needed;
  let damaged = 0;
  for (const [key, wrong] of suspects) {
    const object = still.get(key);
    if (!object) continue;
    damaged += 1;
    checked.damages.push(`${fileOf(key)} (${object.of}): ${wrong}. Put this file back from a backup.`);
  }
  const unknown = present.filter((key) => !needed.has(key) && !rows.tickets.has(key));
  for (const key of unknown) checked.notes.push(`${fileOf(key)} belongs to nothing. It can be removed.`);
  const how = isFast ? 'of the right size (not read)' : 'held against their hashes';
  checked.summary.push(
    `objects    ${needed.size} ${how}, ${damaged} damaged or missing, ${unknown.length} without a row`,
  );
}

async function checkLeftovers(dataDir: string, checked: Checked): Promise<void> {
  const staged = await namesIn(path.join(dataDir, 'staging'), checked, 'uploads alone need it');
  if (staged.length > 0) {
    checked.notes.push(
      `${path.join(dataDir, 'staging')} holds ${staged.length} unfinished upload(s): the next start removes them.`,
    );
  }
}

/** The names in a folder; a missing folder is damage unless it is optional. */
async function namesIn(folder: string, { damages, notes }: Checked, mayBeMissing?: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries) {
      if (entry.isFile()) continue;
      notes.push(`${path.join(folder, entry.name)} is no file: it is never followed. It can be removed.`);
    }
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined) throw error;
    if (code === 'ENOENT' && mayBeMissing !== undefined) return [];
    damages.push(
      `${folder} ${code === 'ENOENT' ? 'is missing' : `cannot be read (${code})`}. Put it back from a backup.`,
    );
    return [];
  }
}
