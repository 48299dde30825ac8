// Checks a compliance report against an audit log: whether the log contains the report's creation, and whether the file
// is what this log yields today. JSON and CSV are generated again and compared byte by byte; for a PDF file, the log
// holds the SHA-256.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { LogHead } from '#core/ports/history.ts';
import { displayName } from '#core/records/shapes.ts';
import type { UserRecord } from '#core/records/records.ts';
import { openReport } from '#core/reports/compliance-report.ts';
import { FORMAT } from '#core/reports/csv.ts';
import type { Cover } from '#core/reports/report.ts';
import { reportBytes, type ReportFormat } from '#core/reports/report-bytes.ts';
import { readCreated, readDelivered, type CreatedReport } from '#core/reports/trace.ts';
import { forEachEntry, readJournal } from '../storage/journal/journal-reader.ts';
import { ComparedFile } from './compared-file.ts';
import { DataFolderError } from '../storage/disk/data-error.ts';
import { folderHistory } from '../storage/journal/journal-history.ts';

/** The result, and the program's exit code. */
export type Verdict =
  | { kind: 'belongs'; exitCode: 0; message: string }
  | { kind: 'another-log'; exitCode: 2; message: string }
  | { kind: 'changed'; exitCode: 3; message: string }
  | { kind: 'no-report'; exitCode: 4; message: string };

/** The caller has checked that the folder's log is intact. */
export async function verifyReport(dataDir: string, file: string): Promise<Verdict> {
  const claim = await claimOf(file).catch(() => null);
  if (!claim) return noReport(`${file} is no compliance report that can be read.`);
  const sha256 = await sha256Of(file);
  const logged = await loggedReport(dataDir, claim, sha256);
  const { created } = logged;
  if (!created) return unknown(claim, logged);
  const { head, madeAt } = created;
  const grown = logged.entries - head.seq;
  const since = `It was made at ${madeAt} of the log up to entry ${head.seq}; the log has ${grown} entries more now.`;
  const isAsDelivered = logged.delivered.includes(sha256);
  if (claim.format === 'pdf') {
    if (isAsDelivered) return fits(`The file is as it was delivered, SHA-256 ${sha256}. ${since}`);
    if (logged.delivered.length > 0)
      return changed(`The file is not the one that was delivered: it was changed. ${since}`);
    return changed(`The log does not record a complete delivery of this report. ${since}`);
  }
  const difference = await firstDifference(dataDir, file, claim.format, created);
  if (difference === null) return fits(`Every figure was counted again from the log, and all agree. ${since}`);
  if (isAsDelivered)
    return changed(`The file is as it was delivered, but this program counts otherwise. ${difference}`);
  return changed(`The report was changed. ${difference}\n${since}`);
}

function unknown(claim: Claim, { knowsHead, entries }: Logged): Verdict {
  const until = `The log ends at entry ${entries}`;
  if (claim.head === null)
    return changed(`${until} and knows no such file: it belongs to another log, or was changed.`);
  if (!knowsHead)
    return anotherLog(`${until} and does not hold the entry that the report names: it is of another log.`);
  return changed(`${until} and holds the entry that the report names, but no such report.`);
}

const fits = (message: string): Verdict => ({ kind: 'belongs', exitCode: 0, message });
const anotherLog = (message: string): Verdict => ({ kind: 'another-log', exitCode: 2, message });
const changed = (message: string): Verdict => ({ kind: 'changed', exitCode: 3, message });
const noReport = (message: string): Verdict => ({ kind: 'no-report', exitCode: 4, message });

interface Claim {
  format: ReportFormat;
  /** Null for a PDF file without it, which is identified by its bytes. */
  id: string | null;
  head: LogHead | null;
}

const PART_BYTES = 64 * 1024;
const openings: Record<'json' | 'csv', RegExp> = {
  json: new RegExp(
    `^\\s*\\{\\s*"report":\\s*"${FORMAT}"[^]*?"id":\\s*"([\\w-]{1,64})"[^]*?"head":\\s*\\{\\s*"seq":\\s*(\\d+),\\s*"hash":\\s*"(\\w+)"`,
  ),
  csv: new RegExp(`^\\uFEFF?"?report"?,"?${FORMAT}"?,"?\\d+"?,"?([\\w-]{1,64})"?,"?(\\d+)"?,"?(\\w+)"?`),
};
const inPdf = new RegExp(`${FORMAT} ([\\w-]{1,64}) (\\d+) (\\w{64})`);

async function claimOf(file: string): Promise<Claim | null> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const part = async (from: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(PART_BYTES), 0, PART_BYTES, Math.max(0, from));
      return buffer.subarray(0, bytesRead);
    };
    const opening = await part(0);
    if (opening.toString('latin1').startsWith('%PDF-')) {
      const found =
        inPdf.exec(opening.toString('latin1')) ?? inPdf.exec((await part(size - PART_BYTES)).toString('latin1'));
      return found ? claim('pdf', found) : { format: 'pdf', id: null, head: null };
    }
    for (const format of ['json', 'csv'] as const) {
      const found = openings[format].exec(opening.toString('utf8'));
      if (found) return claim(format, found);
    }
    return null;
  } finally {
    await handle.close();
  }
}

function claim(format: ReportFormat, [, id = '', seq = '', hash = '']: RegExpExecArray): Claim {
  return { format, id, head: { seq: Number(seq), hash } };
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

interface Logged {
  /** Commits in the log. */
  entries: number;
  created: (CreatedReport & { madeBy: Cover['madeBy'] }) | null;
  /** The SHA-256 of its delivered files. */
  delivered: string[];
  knowsHead: boolean;
}

async function loggedReport(dataDir: string, { id, head }: Claim, sha256: string): Promise<Logged> {
  const people = new Map<string, UserRecord>();
  const made = new Map<string, NonNullable<Logged['created']>>();
  const delivered = new Map<string, string[]>();
  let [entries, knowsHead, wanted] = [0, false, id];
  await forEachEntry(readJournal(dataDir), ({ entry, hash }) => {
    entries = entry.seq;
    if (head?.seq === entry.seq && head.hash === hash) knowsHead = true;
    for (const { collection, id: person, row } of entry.changes) {
      if (collection === 'users' && row) people.set(person, row as UserRecord);
    }
    for (const audit of entry.audit) {
      const created = readCreated(audit);
      if (created) made.set(created.id, { ...created, madeBy: shown(people.get(created.madeById)) });
      const file = readDelivered(audit);
      if (!file) continue;
      delivered.set(file.id, [...(delivered.get(file.id) ?? []), file.sha256]);
      if (file.sha256 === sha256) wanted ??= file.id;
    }
  });
  const created = made.get(wanted ?? '') ?? null;
  return { entries, created, delivered: delivered.get(wanted ?? '') ?? [], knowsHead };
}

function shown(person: UserRecord | undefined): Cover['madeBy'] {
  if (!person) throw new DataFolderError('The log records a report by a user that it does not know.');
  const { id, email, role } = person;
  return { id, name: displayName(person), email, role };
}

/** The first difference from the regenerated report; null if there is none. */
async function firstDifference(
  dataDir: string,
  file: string,
  format: ReportFormat,
  { id, room, from, to, madeAt, madeBy, head }: Cover,
): Promise<string | null> {
  const cover: Cover = { id, room, from, to, madeAt, madeBy, head };
  const history = folderHistory(dataDir);
  const compared = await ComparedFile.open(file);
  try {
    for await (const piece of reportBytes(format, cover, () => openReport({ history }, cover), {})) {
      const difference = await compared.compare(Buffer.from(piece));
      if (difference !== null) return difference;
    }
    return await compared.end();
  } finally {
    await compared.close();
  }
}
