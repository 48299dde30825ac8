import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#core/records/records.ts';
import type { StoreEngine } from '#core/store/store.ts';
import { openFileStore, type FileStore } from '../file-store.ts';
import { segmentFile } from './journal-reader.ts';
import { audit } from '../testing/rows.ts';
import { verifyJournal } from './verify-journal.ts';

const ENTRIES = 26_000;
const types = ['login', 'logout', 'document_view', 'failed_login'];
const text = 'x'.repeat(400);

let dataDir: string;
let server: FileStore;
let expected: AuditEntry[];

/** Two minutes apart: about 36 days. */
const timeOf = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 120_000).toISOString();

async function fill(store: StoreEngine): Promise<void> {
  for (let start = 0; start < ENTRIES; start += 500) {
    const works = Array.from({ length: 500 }, (_, n) => {
      const entry = { ...audit(`Entry ${start + n} ${text}`), createdAt: timeOf(start + n) };
      return store.transact((tx) => tx.audit.append({ ...entry, activityType: types[(start + n) % 4] ?? '' }));
    });
    await Promise.all(works);
  }
}

const newest = (limit: number, before?: string) =>
  server.store.read((tx) => tx.audit.newest({ limit, ...(before === undefined ? {} : { before }) }));

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'archive-'));
  server = await openFileStore(dataDir, { segmentBytes: 3_000_000 });
  await fill(server.store);
  expected = Array.from({ length: ENTRIES }, (_, at) => ({
    id: `audit-${at + 1}`,
    ...audit(`Entry ${at} ${text}`),
    createdAt: timeOf(at),
    activityType: types[at % 4] ?? '',
  })).reverse();
}, 60_000);

afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function looksRight(): Promise<void> {
  const pages: AuditEntry[] = [];
  for (let before: string | undefined; ; before = pages.at(-1)?.id) {
    const page = await newest(7000, before);
    if (page.length === 0) break;
    pages.push(...page);
  }
  expect(pages).toEqual(expected);
  expect(await newest(3, 'audit-5')).toEqual(expected.slice(-4, -1));
  expect(await newest(3, 'audit-1')).toEqual([]);
  expect(await newest(3, `audit-${ENTRIES + 2}`)).toEqual([]);
  for (const at of [0, 1, 777, 13_000, ENTRIES - 300, ENTRIES]) {
    for (const wanted of [['login'], ['failed_login', 'document_view'], ['never']]) {
      const since = timeOf(at);
      const counted = await server.store.read((tx) => tx.audit.count(wanted, since));
      const { length } = expected.filter((entry) => entry.createdAt >= since && wanted.includes(entry.activityType));
      expect(counted).toBe(length);
    }
  }
}

describe('an audit log that is longer than what is kept in memory', () => {
  it('shows every page and counts everything, while it grows and after a start', async () => {
    await looksRight();
    await server.close();
    server = await openFileStore(dataDir, { segmentBytes: 3_000_000 });
    await looksRight();
    await server.checked;
    expect(server.damage()).toBeNull();
  }, 60_000);

  it('is found damaged behind a start that did not look at all of it; the damaged page is not shown, others are', async () => {
    await server.close();
    const file = segmentFile(dataDir, 1);
    const whole = await readFile(file);
    await writeFile(file, Buffer.from(whole).fill('y', 5000, 5001));
    const warnings: string[] = [];
    server = await openFileStore(dataDir, { segmentBytes: 3_000_000, warn: (message) => warnings.push(message) });
    expect(await newest(10)).toEqual(expected.slice(0, 10));
    await server.checked;
    expect(String(server.damage())).toMatch(/000001\.jsonl, line \d+ \(entry \d+\): the entry does not match its hash/);
    expect(warnings.join()).toContain('The audit log is damaged');
    await expect(newest(10, 'audit-20')).rejects.toMatchObject({ status: 503 });
    expect(warnings).toHaveLength(1);
    await expect(verifyJournal(dataDir)).rejects.toThrow(/000001\.jsonl, line/);
    await writeFile(file, whole);
    expect(await newest(10, 'audit-20')).toEqual(expected.slice(-19, -9));
  }, 60_000);

  it('refuses a start when an older segment is shorter, longer or missing', async () => {
    await server.close();
    const file = segmentFile(dataDir, 1);
    const whole = await readFile(file);
    for (const bytes of [whole.subarray(0, -1), Buffer.concat([whole, Buffer.from('x')]), null]) {
      if (bytes) await writeFile(file, bytes);
      else await rm(file);
      await expect(openFileStore(dataDir)).rejects.toThrow(file);
    }
    await writeFile(file, whole);
    server = await openFileStore(dataDir, { segmentBytes: 3_000_000 });
  }, 60_000);
});
