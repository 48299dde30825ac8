import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditFilter } from '#core/ports/audit-log.ts';
import type { AuditEntry } from '#core/records/records.ts';
import { matcherOf } from '#core/store/log/audit-filter.ts';
import { findIn } from '#core/store/log/audit-search.ts';
import { casesOf } from '#server/testing/deep.ts';
import { openFileStore, type FileStore } from '../../file-store.ts';
import { audit, row } from '../../testing/rows.ts';
import { JournalIndex } from '../journal-index.ts';
import { BEGINNING, readJournal, segmentFile } from '../journal-reader.ts';
import { JournalSearch } from './journal-search.ts';

const COUNT = 2000;
const types = ['login', 'document_view', 'document_download', 'failed_login'];
const names = ['Straße.pdf', 'ΟΔΟΣ "x".pdf', 'back\\slash.pdf', 'naïve 漢字 😀.pdf', '100%_(a|b).*.pdf', 'Plain.pdf'];
const timeOf = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 600_000).toISOString();
const entryOf = (at: number) => ({
  ...audit(`Entry ${at} of "${names[at % names.length] ?? ''}"`),
  createdAt: timeOf(at),
  activityType: types[(at >> 2) % types.length] ?? '',
  userId: at % 9 === 0 ? null : `user-${at % 5}`,
  ipAddress: at % 4 === 0 ? null : `2001:DB8::${at % 50}`,
  resourceType: at % 6 === 0 ? 'folder' : 'document',
  resourceId: `item-${at % 13}`,
});

const filters: readonly AuditFilter[] = [
  {},
  { text: 'STRASSE' },
  { text: 'straße' },
  { text: 'οδος' },
  { text: 'οδοσ "X"' },
  { text: '\\S' },
  { text: '漢字 😀' },
  { text: '(a|b).*' },
  { text: '%_' },
  { text: "' OR 1=1 --" },
  { text: 'db8::7' },
  { text: 'entry 77' },
  { text: '"activityType"' },
  { text: '\u0000' },
  { text: '  entry 78 ' },
  { text: 'entry 7', textUserIds: ['user-3'] },
  { text: '\u0000', textUserIds: ['user-2', 'user-3'] },
  { userId: 'user-3' },
  { userId: null },
  { userId: 'user-"' },
  { types: ['login'] },
  { types: ['login', 'failed_login', 'login'] },
  { types: ['toString', '__proto__'] },
  { types: [] },
  { resourceType: 'folder' },
  { resourceId: 'item-4' },
  { resourceType: 'document', resourceId: 'item-4' },
  { resourceType: 'folder', resourceId: 'item-6' },
  { resourceType: 'document', resourceId: 'nothing' },
  { from: timeOf(1000) },
  { to: timeOf(1000) },
  { from: timeOf(990), to: timeOf(1520) },
  { from: timeOf(990), to: timeOf(1520), types: ['document_view'] },
  { from: timeOf(5000) },
  { text: 'plain', userId: 'user-2', types: ['document_view'], from: timeOf(100), to: timeOf(1900) },
  { resourceType: 'document', resourceId: 'item-4', userId: 'user-3', types: ['document_view'], text: 'entry' },
];

let dataDir: string;
let server: FileStore;
let index: JournalIndex;
let all: AuditEntry[];

async function indexOf(folder: string): Promise<JournalIndex> {
  const made = new JournalIndex();
  let last = BEGINNING;
  for await (const { entry, hash, segment, line, start, end } of readJournal(folder)) {
    made.add({ ...last, segment, offset: start, line: line - 1 }, end, entry.audit);
    last = { segment, offset: end, line, seq: entry.seq, hash };
  }
  return made;
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'search-'));
  server = await openFileStore(dataDir, { segmentBytes: 500_000 });
  for (let at = 0; at < COUNT; at += 400) {
    const work = (from: number) =>
      server.store.transact(async (tx) => {
        if (from % 40 === 0) await tx.invitations.put(row(`row-${from}`, 'user-3'));
        for (let more = 0; more < 4; more += 1) await tx.audit.append(entryOf(from + more));
      });
    await Promise.all(Array.from({ length: 100 }, (_, n) => work(at + n * 4)));
  }
  index = await indexOf(dataDir);
  all = Array.from({ length: COUNT }, (_, at) => ({ id: `audit-${at + 1}`, ...entryOf(at) })).reverse();
}, 60_000);
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const find = (search: JournalSearch, filter: AuditFilter, end = COUNT, limit = 100_000) =>
  findIn(search.parts(filter, end), { limit, isCounted: true, signal: undefined });

describe('a search of the journal', () => {
  it.each(
    casesOf([
      ['in digests', Infinity],
      ['without any', 0],
      ['partly in digests', COUNT / 2],
    ]),
  )(
    'finds what a look at every entry finds, %s',
    async (_, digested) => {
      const search = new JournalSearch(dataDir, index, digested);
      await find(search, {});
      await search.idle();
      for (const filter of filters) {
        for (const end of casesOf([COUNT, 1345])) {
          const expected = all.slice(COUNT - end).filter(matcherOf(filter));
          const found = await find(search, filter, end);
          expect(found, JSON.stringify(filter)).toEqual({
            entries: expected,
            hasMore: false,
            matched: expected.length,
          });
          const first = await find(search, filter, end, 7);
          expect(first.entries).toEqual(expected.slice(0, 7));
          expect(first.hasMore).toBe(expected.length > 7);
          if (first.matched !== null) expect(first.matched).toBe(expected.length);
        }
      }
    },
    60_000,
  );

  it('follows the last block as it grows', async () => {
    await server.store.transact((tx) => tx.audit.append(audit('One more')));
    const growing = await indexOf(dataDir);
    const search = new JournalSearch(dataDir, growing);
    expect((await find(search, { text: 'one more' }, COUNT + 1)).matched).toBe(1);
    await search.idle();
    await server.store.transact((tx) => tx.audit.append(audit('One more')));
    const grown = await indexOf(dataDir);
    growing.restore(grown.copy().index, grown.copy().newest);
    expect((await find(search, { text: 'one more' }, COUNT + 2)).matched).toBe(2);
    expect((await find(search, { text: 'one more' }, COUNT + 1)).matched).toBe(1);
  });

  it.each([
    ['a digest', Infinity, 'Entry 77 of'],
    ['lines', 0, 'Entry 87 of'],
  ])('shows nothing of a line that was changed, read as %s', async (_, digested, text) => {
    const file = segmentFile(dataDir, 1);
    const whole = await readFile(file);
    const search = new JournalSearch(dataDir, index, digested);
    await find(search, {});
    await search.idle();
    const place = whole.indexOf('Entry 77 of');
    await writeFile(file, Buffer.from(whole).fill('8', place + 6, place + 7));
    try {
      await expect(find(search, { text })).rejects.toThrow(/does not match its hash|not there as it was written/);
    } finally {
      await writeFile(file, whole);
    }
    expect((await find(search, { text: 'Entry 77 of' })).matched).toBe(1);
  });
});
