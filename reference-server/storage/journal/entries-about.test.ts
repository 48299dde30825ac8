import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import type { AuditEntry } from '#core/records/records.ts';
import { openFileStore, type FileStore } from '../file-store.ts';
import { resealed } from '../testing/resealed.ts';
import { audit, put } from '../testing/rows.ts';
import { hashedLine } from './line-hash.ts';
import { segmentFile, segmentNumbers } from './journal-reader.ts';
import { verifyJournal } from './verify-journal.ts';

const documents = ['doc-a', 'doc-b', 'doc-c', '__proto__'];
const small = { segmentBytes: 120_000, compactAfterBytes: 90_000 };

let dataDir: string;
let server: FileStore;
let all: AuditEntry[];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'about-'));
  server = await openFileStore(dataDir, small);
  all = [];
});
afterEach(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const entries = (document?: string, limit = 100_000, before?: string) =>
  server.store.read((tx) =>
    tx.audit.newest({ limit, ...(document !== undefined && { document }), ...(before !== undefined && { before }) }),
  );

/** Commits of one to three entries, about documents, other items, or none. */
async function write(commits: number): Promise<void> {
  const from = all.length;
  const about = (at: number) => {
    if (at % 7 === 0) return { resourceType: null, resourceId: null };
    if (at % 5 === 0) return { resourceType: 'folder', resourceId: documents[at % documents.length] ?? '' };
    // One of them is rare.
    return { resourceType: 'document', resourceId: at % 997 === 1 ? 'doc-rare' : (documents[(at * 3) % 4] ?? '') };
  };
  await Promise.all(
    Array.from({ length: commits }, (_, n) =>
      server.store.transact(async (tx) => {
        for (let more = 0; more <= n % 3; more += 1) {
          const at = from + n * 3 + more;
          const createdAt = new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString();
          await tx.audit.append({ ...audit(`Entry ${at}`), ...about(at), createdAt });
        }
      }),
    ),
  );
  all = [...(await entries())];
}

async function looksRight(): Promise<void> {
  expect(await entries()).toEqual(all);
  for (const document of [...documents, 'doc-rare', 'nobody']) {
    const expected = all.filter((entry) => entry.resourceType === 'document' && entry.resourceId === document);
    expect(await entries(document)).toEqual(expected);
    const pages: AuditEntry[] = [];
    for (let before: string | undefined; ; before = pages.at(-1)?.id) {
      const page = await entries(document, 333, before);
      if (page.length === 0) break;
      pages.push(...page);
    }
    expect(pages).toEqual(expected);
    const middle = Math.floor(expected.length / 2);
    expect(await entries(document, 10, expected[middle]?.id)).toEqual(
      expected.length === 0 ? [] : expected.slice(middle + 1, middle + 11),
    );
    for (const foreign of all
      .slice(0, 60)
      .filter((entry) => !expected.includes(entry))
      .slice(-3))
      expect(await entries(document, 10, foreign.id)).toEqual([]);
  }
}

async function start(): Promise<void> {
  server = await openFileStore(dataDir, small);
}

describe('the entries about one document', () => {
  it.runIf(isDeep)(
    'are found among all others, after snapshots, over segments, after a start and after more',
    async () => {
      await write(500);
      await looksRight();
      await server.close();
      await start();
      await looksRight();
      await write(240);
      await looksRight();
      await server.close();
      const snapshot = JSON.parse(await readFile(path.join(dataDir, 'db.json'), 'utf8')) as { index: object[] };
      expect(snapshot.index.length).toBeGreaterThan(3);
      await start();
      await looksRight();
      await server.checked;
      await server.close();
      await verifyJournal(dataDir);
      await start();
    },
    60_000,
  );

  it('are found where the snapshot is of the version before, which had no index of them', async () => {
    await write(300);
    await server.close();
    const database = path.join(dataDir, 'db.json');
    const snapshot = JSON.parse(await readFile(database, 'utf8')) as Record<string, unknown>;
    const index = (snapshot['index'] as Record<string, unknown>[]).map(({ notes: _notes, ...block }) => block);
    const { newest: _newest, hash: _hash, ...before } = snapshot;
    const old = hashedLine(JSON.stringify({ ...before, format: 2, index }));
    await writeFile(database, `${old.line}\n`);
    await nameInJournal(old.hash);
    await start();
    await looksRight();
    await server.close();
    expect(await readFile(database, 'utf8')).toContain('"format":3');
    await start();
    await looksRight();
  }, 60_000);

  it('are not shown where one of them was changed, nor where the next line seals another', async () => {
    await put(server.store, 'first');
    await put(server.store, 'second');
    await put(server.store, 'third');
    const file = segmentFile(dataDir, 1);
    const whole = await readFile(file, 'utf8');
    const [first = '', second = ''] = whole.split('\n').filter((line) => line.includes('"description":"Put '));
    for (const broken of [
      whole.replace(first, first.replace('Put first', 'Put frist')),
      whole.replace(second, resealed(second, 'Put second', 'Put fourth')),
    ]) {
      expect(broken).toHaveLength(whole.length);
      await writeFile(file, broken);
      await expect(entries('doc')).rejects.toMatchObject({ status: 503 });
      expect(String(server.damage())).toMatch(/000001\.jsonl, byte \d+: audit-\d is not there as it was written/);
      await writeFile(file, whole);
    }
    expect((await entries('doc')).map(({ description }) => description)).toEqual([
      'Put third',
      'Put second',
      'Put first',
    ]);
  });
});

/** As a server does before a snapshot is put in place. */
async function nameInJournal(seal: string): Promise<void> {
  const file = segmentFile(dataDir, (await segmentNumbers(dataDir)).at(-1) ?? 1);
  const lines = await readFile(file, 'utf8');
  const { seq, hash, at } = JSON.parse(lines.trimEnd().split('\n').at(-1) ?? '') as Record<string, unknown>;
  const entry = { seq: Number(seq) + 1, prevHash: hash, at, burst: Number(seq) + 1, snapshot: seal };
  await appendFile(file, `${hashedLine(JSON.stringify({ ...entry, changes: [], audit: [] })).line}\n`);
}
