import { cp, mkdtemp, readFile, readdir, rm, stat, truncate, unlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectionNames } from '#core/records/keys.ts';
import { isDeep } from '#server/testing/deep.ts';
import { DataFolderError } from './disk/data-error.ts';
import { openFileStore, type FileStoreOptions } from './file-store.ts';
import { hashedLine } from './journal/line-hash.ts';
import { contents, put } from './testing/rows.ts';
import { verifyJournal } from './journal/verify-journal.ts';

const RUNS = isDeep ? 4000 : 60;
const TIMEOUT = RUNS * 1000;

interface Healthy {
  /** The files on disk. */
  folder: string;
  /** The acknowledged content. */
  contents: Awaited<ReturnType<typeof contents>>;
}

let root: string;
let dataDir: string;
const healthy: Healthy[] = [];

const newest = async (folder: string) => {
  const names = (await readdir(path.join(folder, 'journal'))).filter((name) => name.endsWith('.jsonl'));
  return path.join(folder, 'journal', names.sort().at(-1) ?? '');
};

/** A folder with some bursts, of a server that was killed or closed. */
async function make(name: string, options: FileStoreOptions, end: 'kill' | 'close'): Promise<Healthy> {
  const working = path.join(root, `${name}-working`);
  const folder = path.join(root, name);
  const server = await openFileStore(working, options);
  for (let burst = 0; burst < 6; burst += 1) {
    const ids = Array.from({ length: 1 + burst * 2 }, (_, at) => `${name}-${burst}-${at}`);
    await Promise.all(ids.map((id) => put(server.store, id, `Zoë ${'ü'.repeat(30)} ${id}`)));
  }
  const known = await contents(server.store);
  if (end === 'close') await server.close();
  await cp(working, folder, { recursive: true, filter: (file) => !path.basename(file).startsWith('lock') });
  if (end === 'kill') await server.close();
  return { folder, contents: known };
}

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'damage-'));
  dataDir = path.join(root, 'data');
  const small = { segmentBytes: 4000 };
  healthy.push(await make('killed', {}, 'kill'));
  healthy.push(await make('killed-in-segments', small, 'kill'));
  healthy.push(await make('closed', {}, 'close'));
  healthy.push(await make('closed-in-segments', small, 'close'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

async function copyOf({ folder }: Healthy): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  await cp(folder, dataDir, { recursive: true });
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
const noise = fc.uint8Array({ minLength: 1, maxLength: 5000 });
const damage = fc.oneof(
  fc.record({ kind: fc.constant('flip'), at: share, bytes: noise }),
  fc.record({ kind: fc.constant('cut'), at: share, bytes: noise }),
  fc.record({ kind: fc.constant('cut at a line end'), at: share, bytes: noise }),
  fc.record({ kind: fc.constant('zeros'), at: share, bytes: noise }),
  fc.record({ kind: fc.constant('overwritten'), at: share, bytes: noise }),
  fc.record({ kind: fc.constant('inserted'), at: share, bytes: noise }),
  fc.record({ kind: fc.constant('removed'), at: share, bytes: noise }),
  fc.record({ kind: fc.constant('appended'), at: share, bytes: noise }),
  fc.record({ kind: fc.constant('appended zeros and a line end'), at: share, bytes: noise }),
  fc.record({ kind: fc.constant('appended half a line and a line end'), at: share, bytes: noise }),
  fc.record({ kind: fc.constant('appended half a character'), at: share, bytes: noise }),
  fc.record({ kind: fc.constant('appended an earlier line'), at: share, bytes: noise }),
  fc.record({ kind: fc.constant('deleted'), at: share, bytes: noise }),
);

function damaged(before: Buffer, kind: string, at: number, bytes: Uint8Array): Buffer {
  const place = Math.min(before.length - 1, Math.floor(at * before.length));
  const lineEnd = before.lastIndexOf(10, place) + 1;
  const line = before.subarray(lineEnd, before.indexOf(10, lineEnd) + 1);
  const put = (piece: Uint8Array) => {
    const after = Buffer.from(before);
    after.set(piece.subarray(0, before.length - place), place);
    return after;
  };
  switch (kind) {
    case 'flip':
      return put(Uint8Array.of((before[place] ?? 0) ^ (1 << ((bytes[0] ?? 0) % 8))));
    case 'cut':
      return before.subarray(0, place);
    case 'cut at a line end':
      return before.subarray(0, lineEnd);
    case 'zeros':
      return put(new Uint8Array(bytes.length));
    case 'overwritten':
      return put(bytes);
    case 'inserted':
      return Buffer.concat([before.subarray(0, place), bytes, before.subarray(place)]);
    case 'removed':
      return Buffer.concat([before.subarray(0, place), before.subarray(place + bytes.length)]);
    case 'appended':
      return Buffer.concat([before, bytes]);
    case 'appended zeros and a line end':
      return Buffer.concat([before, new Uint8Array(bytes.length), Buffer.from('","audit":[]}\n')]);
    case 'appended half a line and a line end':
      return Buffer.concat([before, line.subarray(0, line.length >> 1), Buffer.from('\n'), line.subarray(0, 9)]);
    case 'appended half a character':
      return Buffer.concat([before, Buffer.from('{"seq":1,"userId":"Zo'), Uint8Array.of(0xc3)]);
    default:
      return Buffer.concat([before, line]);
  }
}

describe('a data folder that was damaged anywhere', () => {
  it(
    'is refused with a word on what and where, or started with everything that was acknowledged',
    async () => {
      const outcomes = { refused: 0, started: 0 };
      await fc.assert(
        fc.asyncProperty(fc.nat(3), share, damage, async (which, fileShare, { kind, at, bytes }) => {
          const one = healthy[which];
          if (!one) return;
          await copyOf(one);
          const names = (await readdir(dataDir, { recursive: true }))
            .filter((name) => path.extname(name) !== '')
            .sort();
          const name = names[Math.min(names.length - 1, Math.floor(fileShare * names.length))] ?? '';
          const file = path.join(dataDir, name);
          if (kind === 'deleted') await unlink(file);
          else await writeFile(file, damaged(await readFile(file), kind, at, bytes));
          let server;
          try {
            server = await openFileStore(dataDir);
          } catch (error) {
            expect(error).toBeInstanceOf(DataFolderError);
            expect(String(error)).toContain(dataDir);
            outcomes.refused += 1;
            return;
          }
          const found = await contents(server.store);
          await server.close();
          expect(found).toEqual(one.contents);
          outcomes.started += 1;
          // What was repaired stays intact.
          await (await openFileStore(dataDir)).close();
          await verifyJournal(dataDir);
        }),
        // The short rounds use fixed seeds; the long ones are random.
        { numRuns: RUNS, ...(isDeep ? {} : { seed: 1 }) },
      );
      expect(outcomes.refused).toBeGreaterThan(0);
      expect(outcomes.started).toBeGreaterThan(0);
    },
    TIMEOUT,
  );

  it.runIf(isDeep)(
    'starts without a word of doubt after a power cut tore the burst that was on its way',
    async () => {
      const pages = fc.array(fc.boolean(), { minLength: 8, maxLength: 8 });
      await fc.assert(
        fc.asyncProperty(fc.nat(3), pages, share, fc.boolean(), async (which, isThere, at, isCut) => {
          const one = healthy[which];
          if (!one) return;
          await copyOf(one);
          const before = await readFile(await newest(dataDir));
          const head = await readFile(path.join(dataDir, 'journal.head'));
          const name = await newest(dataDir);
          const server = await openFileStore(dataDir);
          await Promise.all(Array.from({ length: 40 }, (_, n) => put(server.store, `late-${n}`)));
          const after = await readFile(name);
          await server.close();
          // As if that end, with its snapshot, had not happened.
          await copyOf(one);
          const tail = Buffer.from(after.subarray(before.length));
          const size = Math.ceil(tail.length / isThere.length) || 1;
          for (const [page, isWritten] of isThere.entries())
            if (!isWritten) tail.subarray(page * size, (page + 1) * size).fill(0);
          const left = tail.subarray(0, isCut ? Math.floor(at * tail.length) : tail.length);
          await writeFile(name, Buffer.concat([before, left]));
          await writeFile(path.join(dataDir, 'journal.head'), head);
          const again = await openFileStore(dataDir);
          const found = await contents(again.store);
          await again.close();
          expect(found.rows).toEqual(expect.arrayContaining(one.contents.rows));
          expect(found.audit.slice(-one.contents.audit.length)).toEqual(one.contents.audit);
          const kept = (await readdir(path.join(dataDir, 'journal'))).filter((file) => file.includes('.torn-'));
          expect(kept.length).toBe(again.notices.length);
        }),
        { numRuns: RUNS / 4 },
      );
    },
    TIMEOUT,
  );
});

describe('the end of the journal', () => {
  it('is missed when it was cut off exactly at a line, or when the newest segment is gone', async () => {
    for (const [one, damage] of [
      [healthy[0], async (file: string) => truncate(file, (await readFile(file)).subarray(0, -1).lastIndexOf(10) + 1)],
      [healthy[1], unlink],
      [healthy[1], (file: string) => writeFile(file, '')],
    ] as const) {
      if (!one) continue;
      await copyOf(one);
      await damage(await newest(dataDir));
      await expect(openFileStore(dataDir)).rejects.toThrow(/although entry \d+ was acknowledged \(journal\.head\)/);
      await expect(verifyJournal(dataDir)).rejects.toThrow(/journal\.head names it as the last one/);
    }
  });

  it('is cut off only as far as nothing in it was acknowledged, and what was cut off is kept and reported', async () => {
    const [one] = healthy;
    if (!one) return;
    await copyOf(one);
    const file = await newest(dataDir);
    const before = await readFile(file);
    const tail = Buffer.concat([Buffer.alloc(400), Buffer.from('","audit":[]}\n{"seq":'), Uint8Array.of(0xf0, 0x9f)]);
    await writeFile(file, Buffer.concat([before, tail]));
    const server = await openFileStore(dataDir, { now: () => new Date('2026-01-02T03:04:05.678Z') });
    expect(await contents(server.store)).toEqual(one.contents);
    const kept = path.join(dataDir, 'journal', '000001.torn-20260102T030405678Z');
    expect(server.notices).toEqual([expect.stringContaining(`${tail.length} bytes from byte ${before.length} on`)]);
    expect(server.notices[0]).toContain(kept);
    expect(Buffer.compare(await readFile(kept), tail)).toBe(0);
    expect((await stat(file)).size).toBe(before.length);
    await server.close();
  });

  it('is refused where something written later is whole: then the damage is no torn write', async () => {
    const [one] = healthy;
    if (!one) return;
    await copyOf(one);
    const server = await openFileStore(dataDir);
    const head = await readFile(path.join(dataDir, 'journal.head'));
    await put(server.store, 'damaged');
    await put(server.store, 'whole');
    const text = await readFile(await newest(dataDir), 'utf8');
    await server.close();
    await copyOf(one);
    // As after a power cut before the second head was synced.
    await writeFile(path.join(dataDir, 'journal.head'), head);
    await writeFile(await newest(dataDir), text.replace('Put damaged', 'Put xxxxxxx'));
    await expect(openFileStore(dataDir)).rejects.toThrow(/the entry does not match its hash/);
  });

  it('is refused when it is torn and no record shows what was acknowledged; the message says what to do next', async () => {
    const one = healthy[2];
    if (!one) return;
    await copyOf(one);
    const file = await newest(dataDir);
    const { size } = await stat(file);
    await writeFile(file, Buffer.concat([await readFile(file), Buffer.from('{"seq"')]));
    await unlink(path.join(dataDir, 'journal.head'));
    await expect(openFileStore(dataDir)).rejects.toThrow(`cut ${file} off after its first ${size} bytes`);
    await truncate(file, size);
    const server = await openFileStore(dataDir);
    expect(server.notices.join()).toContain('journal.head was missing and was created again');
    expect(await contents(server.store)).toEqual(one.contents);
    await server.close();
  });
});

describe('a snapshot', () => {
  /** Forges a change as an attacker who knows the format would. */
  async function forge(edit: (text: string) => string): Promise<void> {
    const file = path.join(dataDir, 'db.json');
    const text = edit((await readFile(file, 'utf8')).trimEnd());
    const body = text.slice(0, text.lastIndexOf(',"hash":"'));
    await writeFile(file, `${hashedLine(`${body}}`).line}\n`);
  }

  it('that was edited and sealed again is refused, by the start and by the verification of the log', async () => {
    for (const one of [healthy[2], healthy[3]]) {
      if (!one) continue;
      await copyOf(one);
      await forge((text) => text.replace('closed', 'forged'));
      await expect(openFileStore(dataDir)).rejects.toThrow(/db\.json: the journal does not name this snapshot/);
      await expect(verifyJournal(dataDir)).rejects.toThrow(/db\.json: its invitations do not agree with the log/);
    }
  });

  it('that was edited is refused as well when it passes for one of an older version', async () => {
    const one = healthy[2];
    if (!one) return;
    await copyOf(one);
    await forge((text) => text.replace('"format":3', '"format":1').replace('closed', 'forged'));
    await expect(openFileStore(dataDir)).rejects.toThrow(/db\.json: its invitations do not agree/);
    await expect(verifyJournal(dataDir)).rejects.toThrow(/db\.json: its invitations do not agree/);
  });

  it('that a forged entry names, too, does not pass the verification of the log', async () => {
    const one = healthy[2];
    if (!one) return;
    await copyOf(one);
    await forge((text) => text.replace('closed', 'forged'));
    const text = await readFile(path.join(dataDir, 'db.json'), 'utf8');
    const sealOfForged = /"hash":"([0-9a-f]{64})"\}\n$/.exec(text)?.[1] ?? '';
    const file = await newest(dataDir);
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    const last = JSON.parse(lines.at(-1) ?? '') as { seq: number; hash: string; at: string };
    const entry = { seq: last.seq + 1, prevHash: last.hash, at: last.at, burst: last.seq + 1, snapshot: sealOfForged };
    await writeFile(
      file,
      [...lines, hashedLine(JSON.stringify({ ...entry, changes: [], audit: [] })).line, ''].join('\n'),
    );
    await expect(verifyJournal(dataDir)).rejects.toThrow(/db\.json: its invitations do not agree with the log/);
  });

  it('is known to the journal whenever a crash comes between the two', async () => {
    const one = healthy[2];
    if (!one) return;
    for (const moment of ['before', 'after'] as const) {
      await copyOf(one);
      const server = await openFileStore(dataDir);
      await put(server.store, 'more');
      const known = await contents(server.store);
      const old = await readFile(path.join(dataDir, 'db.json'));
      await server.close();
      // The entry is durable; its snapshot is in place or not.
      if (moment === 'before') await writeFile(path.join(dataDir, 'db.json'), old);
      const again = await openFileStore(dataDir);
      expect(await contents(again.store)).toEqual(known);
      await again.close();
      await verifyJournal(dataDir);
    }
  });
});

it('a folder of the version before, without any of this, is taken over', async () => {
  const one = healthy[2];
  if (!one) return;
  await copyOf(one);
  await unlink(path.join(dataDir, 'journal.head'));
  let prevHash = '0'.repeat(64);
  let lines = '';
  const file = await newest(dataDir);
  for (const text of (await readFile(file, 'utf8')).trimEnd().split('\n')) {
    const { seq, at, changes, audit } = JSON.parse(text) as Record<string, unknown>;
    // The entry that names the snapshot has the present format.
    if (seq === (await verifiedEntries())) break;
    const sealed = hashedLine(JSON.stringify({ seq, prevHash, at, changes, audit }));
    prevHash = sealed.hash;
    lines += `${sealed.line}\n`;
  }
  await writeFile(file, lines);
  const database = path.join(dataDir, 'db.json');
  const { auditCount, seq, segment, collections } = JSON.parse(await readFile(database, 'utf8')) as Record<
    string,
    unknown
  >;
  const offset = Buffer.byteLength(lines);
  // That version did not know all of the present collections.
  const known = Object.entries(collections as Record<string, unknown[]>).filter(([, rows]) => rows.length > 0);
  expect(known.length).toBeLessThan(collectionNames.length);
  const kept = Object.fromEntries(known);
  const old = { format: 1, segment, offset, seq, head: prevHash, auditCount, collections: kept };
  await writeFile(database, `${hashedLine(JSON.stringify(old)).line}\n`);
  const server = await openFileStore(dataDir);
  expect(await contents(server.store)).toEqual(one.contents);
  expect(server.notices).toEqual([]);
  expect(await readFile(database, 'utf8')).toContain('"format":3');
  await put(server.store, 'more');
  await server.close();
  await (await openFileStore(dataDir)).close();
  await verifyJournal(dataDir);
});

async function verifiedEntries(): Promise<number> {
  const text = await readFile(await newest(dataDir), 'utf8');
  return text.trimEnd().split('\n').length;
}
