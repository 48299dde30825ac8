import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, stat, truncate, unlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import { openFileStore, type FileStore, type FileStoreOptions } from './file-store.ts';
import { contents, put, row } from './testing/rows.ts';
import { diskError, watchedDisk, type WatchedDisk } from './testing/watched-disk.ts';

let dataDir: string;
let disk: WatchedDisk;
let warnings: string[];
const opened: FileStore[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'store-'));
  disk = watchedDisk();
  warnings = [];
});

afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(options: FileStoreOptions = {}): Promise<FileStore> {
  const store = await openFileStore(dataDir, { disk, warn: (message) => warnings.push(message), ...options });
  opened.push(store);
  return store;
}

async function close(store: FileStore): Promise<void> {
  opened.splice(opened.indexOf(store), 1);
  await store.close();
}

/** Ends like a killed process: nothing more is written, and the lock's socket is closed. */
async function kill(store: FileStore): Promise<void> {
  const saved = new Map<string, Buffer>();
  // Copied at once in alphabetical order, in which no file is newer than a later one, since a snapshot may be in
  // progress.
  for (const file of (await allFiles()).sort()) {
    try {
      saved.set(file, readFileSync(path.join(dataDir, file)));
    } catch {
      // The snapshot's temporary file may disappear.
    }
  }
  await close(store);
  for (const file of await allFiles()) if (!saved.has(file)) await unlink(path.join(dataDir, file));
  for (const [file, bytes] of saved) await writeFile(path.join(dataDir, file), bytes);
}

async function allFiles(): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== 'lock')
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)));
}

async function snapshotOfFolder(): Promise<Record<string, string>> {
  const files = (await allFiles()).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(dataDir, file), 'hex')] as const)),
  );
}

const journal = (segment = 1) => path.join(dataDir, 'journal', `${String(segment).padStart(6, '0')}.jsonl`);
const database = () => path.join(dataDir, 'db.json');

describe('a commit', () => {
  it('is in the journal and synced before it is answered or can be read', async () => {
    const { store } = await open();
    disk.calls.length = 0;
    let callsBeforeAnswer: string[] = [];
    let readableBeforeSync: unknown = 'nothing';
    disk.sabotage = (call) => {
      if (call.startsWith('datasync'))
        void store.read(async (tx) => (readableBeforeSync = await tx.invitations.get('a')));
      return undefined;
    };
    // The head of before may be synced meanwhile.
    const ofThis = () => disk.calls.filter((call) => call !== 'datasync journal.head');
    await put(store, 'a').then(() => (callsBeforeAnswer = ofThis()));
    expect(callsBeforeAnswer).toEqual(['write 000001.jsonl', 'datasync 000001.jsonl', 'write journal.head']);
    expect(readableBeforeSync).toBeUndefined();
    expect(await readFile(journal(), 'utf8')).toContain('Put a');
  });

  it('shares its sync with the others of its burst', async () => {
    const { store } = await open();
    disk.calls.length = 0;
    await Promise.all(Array.from({ length: 100 }, (_, at) => put(store, `row-${at}`)));
    // One, or a few where a busy machine parts the burst.
    expect(disk.calls.filter((call) => call.startsWith('datasync')).length).toBeLessThan(10);
    expect((await contents(store)).rows).toHaveLength(100);
  });

  it('costs no sync when it changes nothing', async () => {
    const { store } = await open();
    disk.calls.length = 0;
    await store.transact((tx) => tx.invitations.get('a'));
    expect(disk.calls).toEqual([]);
  });

  it('that is large lets other work run until it is written, and is seen as a whole', async () => {
    const first = await open();
    disk.calls.length = 0;
    const seen = new Set<number>();
    let turns = 0;
    const look = () => {
      seen.add(first.store.rows('invitations').length);
      if (!disk.calls.includes('write 000001.jsonl')) turns += 1;
      if (!seen.has(10_000)) setImmediate(look);
    };
    look();
    await first.store.transact(async (tx) => {
      for (let at = 0; at < 10_000; at += 1) await tx.invitations.put(row(`row-${at}`));
    });
    await new Promise(setImmediate);
    expect([...seen]).toEqual([0, 10_000]);
    // Five while it is made, ten while it is serialised.
    expect(turns).toBeGreaterThanOrEqual(15);
    await kill(first);
    expect((await contents((await open()).store)).rows).toHaveLength(10_000);
  });

  it('is written whole, even if the system takes it in small pieces', async () => {
    const first = await open();
    disk.sabotage = (call) => (call.startsWith('write') ? 7 : undefined);
    await put(first.store, 'a');
    disk.sabotage = null;
    await kill(first);
    expect((await contents((await open()).store)).rows).toEqual([row('a')]);
  });

  it('too long to be read again is refused, and those that come later are kept', async () => {
    const server = await open({ longestLine: 1000 });
    await put(server.store, 'a');
    const before = await readFile(journal());
    await expect(put(server.store, 'x'.repeat(1000))).rejects.toMatchObject({ status: 503 });
    expect(warnings).toEqual(['A change could not be made durable and was refused.']);
    expect(await readFile(journal())).toEqual(before);
    await put(server.store, 'b');
    await kill(server);
    expect((await contents((await open()).store)).rows).toEqual([row('a'), row('b')]);
  });
});

describe('a start', () => {
  it('finds all data, after a shutdown and after a crash', async () => {
    for (const end of [close, kill, kill, close]) {
      const server = await open();
      const before = await contents(server.store);
      await put(server.store, `row-${before.rows.length}`);
      const [after, killedAt] = [await contents(server.store), server.head()];
      await end(server);
      // A regular end writes a snapshot, which the journal names.
      const head = end === close ? server.head() : killedAt;
      const next = await open();
      expect(await contents(next.store)).toEqual(after);
      expect(next.head()).toEqual(head);
      await close(next);
    }
  });

  it('distinguishes what the snapshot covers from texts that look like the journal', async () => {
    const server = await open();
    for (const text of ['],"audit":[', '"changes":[', '\\"],"audit":[', '"changes":[],"audit":[{}],"hash":"'])
      await put(server.store, text, text);
    const before = await contents(server.store);
    await close(server);
    const again = await open();
    expect(await contents(again.store)).toEqual(before);
  });

  it('finds the same, whatever was changed, removed, rolled over and compacted before', async () => {
    const change = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), userId: fc.constantFrom('ann', 'bob', null) });
    const step = fc.record({
      burst: fc.array(change, { maxLength: 5 }),
      end: fc.constantFrom('go on', 'close', 'kill'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        await rm(dataDir, { recursive: true, force: true });
        const options = { segmentBytes: 900, compactAfterBytes: 700 };
        let server = await open(options);
        for (const { burst, end } of steps) {
          const works = burst.map(({ id, userId }) =>
            userId === null ? server.store.transact((tx) => tx.invitations.delete(id)) : put(server.store, id, userId),
          );
          await Promise.all(works);
          const before = await contents(server.store);
          if (end === 'go on') continue;
          await (end === 'close' ? close(server) : kill(server));
          server = await open(options);
          expect(await contents(server.store)).toEqual(before);
        }
        await close(server);
      }),
      { numRuns: isDeep ? 200 : 10 },
    );
  });

  it('cuts off the unfinished last line of a crash, logs it and continues', async () => {
    const first = await open();
    await put(first.store, 'a');
    await kill(first);
    const { size } = await stat(journal());
    const before = await readFile(path.join(dataDir, 'journal.head'));
    const second = await open();
    await put(second.store, 'b');
    await kill(second);
    const bytes = await readFile(journal());
    for (const cut of [size + 1, bytes.length - 1, Math.floor((size + bytes.length) / 2)]) {
      // The line was being written, and never acknowledged.
      await writeFile(path.join(dataDir, 'journal.head'), before);
      await writeFile(journal(), bytes.subarray(0, cut));
      const server = await open();
      expect((await contents(server.store)).rows).toEqual([row('a')]);
      const notice = `000001.jsonl, line 3: ${cut - size} bytes from byte ${size} on were cut off`;
      expect(warnings.pop()).toContain(notice);
      expect(server.notices.join()).toContain(notice);
      expect((await stat(journal())).size).toBe(size);
      await put(server.store, 'c');
      await kill(server);
      const next = await open();
      expect((await contents(next.store)).rows).toEqual([row('a'), row('c')]);
      await kill(next);
    }
  });

  it('survives a power cut while a new segment was begun', async () => {
    const server = await open();
    await put(server.store, 'a');
    await kill(server);
    await writeFile(journal(2), '');
    const next = await open();
    await put(next.store, 'b');
    expect(next.head().segment).toBe(2);
    await close(next);
    expect((await contents((await open()).store)).rows).toEqual([row('a'), row('b')]);
  });

  it.runIf(isDeep)('survives a crash at any moment of the very first start', async () => {
    await close(await open());
    const line = await readFile(journal());
    for (const left of [null, '', line.subarray(0, 40), line]) {
      await rm(dataDir, { recursive: true });
      if (left !== null) {
        await rm(dataDir, { recursive: true, force: true });
        await open().then(close);
        await unlink(database());
        await unlink(path.join(dataDir, 'journal.head'));
        await writeFile(journal(), left);
      }
      const server = await open();
      await put(server.store, 'a');
      await kill(server);
      await close(await open());
    }
  });
});

describe('a damaged folder', () => {
  const damages: Record<string, { damage: () => Promise<void>; message: RegExp }> = {
    'db.json cut short': {
      damage: async () => truncate(database(), (await stat(database())).size - 20),
      message: /db\.json: the file is cut short/,
    },
    'db.json empty': { damage: () => writeFile(database(), ''), message: /db\.json: the file is empty/ },
    'db.json holding null': { damage: () => writeFile(database(), 'null'), message: /db\.json: .*null/ },
    'db.json holding an empty object': { damage: () => writeFile(database(), '{}'), message: /db\.json: / },
    'db.json changed by hand': {
      damage: async () => writeFile(database(), (await readFile(database(), 'utf8')).replace('ann', 'bob')),
      message: /db\.json: .*was changed/,
    },
    'db.json missing': {
      damage: () => unlink(database()),
      message: /db\.json: the file is missing, although there is a journal/,
    },
    'the journal missing': {
      damage: () => rm(path.join(dataDir, 'journal'), { recursive: true }),
      message: /journal ends at entry 0, although db\.json/,
    },
    'the journal emptied': { damage: () => truncate(journal(), 0), message: /journal ends at entry 0/ },
    'the journal shorter than db.json says': {
      damage: async () => writeFile(journal(), (await lines()).slice(0, 2).join('')),
      message: /000001\.jsonl: the journal ends at entry 2, although db\.json holds everything up to entry 4/,
    },
    'the journal cut within what db.json covers': {
      damage: async () => truncate(journal(), (await lines()).slice(0, 3).join('').length - 9),
      message: /the journal ends at entry 2/,
    },
    'a line changed in the middle': {
      damage: async () => writeFile(journal(), (await readFile(journal(), 'utf8')).replace('Put b', 'Put x')),
      message: /000001\.jsonl, line 3 \(entry 3\): the entry does not match its hash/,
    },
    'a line removed from the middle': {
      damage: async () => writeFile(journal(), (await lines()).toSpliced(2, 1).join('')),
      message: /line 3 \(entry 3\): entry 3 is missing; entry 4 stands in its place/,
    },
    'two lines exchanged': {
      damage: async () => {
        const [a, b, c, ...rest] = await lines();
        await writeFile(journal(), [a, c, b, ...rest].join(''));
      },
      message: /line 2 \(entry 2\)/,
    },
    'a line break in the middle of a line': {
      damage: async () => writeFile(journal(), (await readFile(journal(), 'utf8')).replace('"Put b"', '"Put\nb"')),
      message: /line 3/,
    },
    'the last line changed, though complete': {
      damage: async () => writeFile(journal(), (await readFile(journal(), 'utf8')).replace('Put c', 'Put x')),
      message: /line 4 \(entry 4\)/,
    },
  };
  const lines = async () => (await readFile(journal(), 'utf8')).split(/(?<=\n)/);

  for (const [what, { damage, message }] of Object.entries(damages)) {
    it(`is refused and not changed: ${what}`, async () => {
      const server = await open();
      for (const id of ['a', 'b', 'c']) await put(server.store, id);
      await close(server);
      await damage();
      const before = await snapshotOfFolder();
      await expect(open()).rejects.toThrow(message);
      await expect(open()).rejects.toMatchObject({ message: expect.stringContaining(dataDir) as string });
      expect(await snapshotOfFolder()).toEqual(before);
    });
  }

  it('is refused when a segment in the middle is gone', async () => {
    const server = await open({ segmentBytes: 100 });
    for (const id of ['a', 'b', 'c']) await put(server.store, id);
    await close(server);
    await unlink(journal(2));
    await expect(open()).rejects.toThrow(/000002\.jsonl, line 1 .*: the file is missing/);
  });

  it('is refused when a segment before the last one ends in the middle of a line', async () => {
    const server = await open({ segmentBytes: 100 });
    for (const id of ['a', 'b', 'c']) await put(server.store, id);
    await close(server);
    await truncate(journal(2), (await stat(journal(2))).size - 1);
    await expect(open()).rejects.toThrow(/000002\.jsonl, line 1 .*: the line ends too early/);
  });
});

describe('a disk that fails', () => {
  for (const code of ['ENOSPC', 'EROFS', 'EIO']) {
    for (const failing of ['write', 'datasync']) {
      it(`refuses the change with 503 when ${failing} fails by ${code}, keeps nothing of it, and recovers`, async () => {
        const server = await open();
        await put(server.store, 'a');
        const before = { contents: await contents(server.store), file: await readFile(journal()), head: server.head() };
        let writes = 0;
        disk.sabotage = (call) => {
          if (!call.endsWith('.jsonl')) return undefined;
          // A full disk accepts the first bytes only.
          if (call.startsWith('write') && failing === 'write' && (writes += 1) === 1) return 10;
          if (call.startsWith(`${failing} `)) {
            if (failing === 'datasync' && disk.calls.at(-2)?.startsWith('truncate')) return undefined;
            throw diskError(code);
          }
          return undefined;
        };
        const refused = await Promise.allSettled(['b', 'c', 'd'].map((id) => put(server.store, id)));
        expect(
          refused.map((result) => result.status === 'rejected' && (result.reason as { status: number }).status),
        ).toEqual([503, 503, 503]);
        expect(await contents(server.store)).toEqual(before.contents);
        expect(server.head()).toEqual(before.head);
        expect(Buffer.compare(await readFile(journal()), before.file)).toBe(0);
        disk.sabotage = null;
        await put(server.store, 'e');
        await kill(server);
        expect((await contents((await open()).store)).rows).toEqual([row('a'), row('e')]);
      });
    }
  }

  it('cuts off the remains of a refused change before the next one, if it could not do so at once', async () => {
    const server = await open();
    disk.sabotage = (call) => {
      if (/^(datasync|truncate)/.test(call)) throw diskError('EIO');
      return undefined;
    };
    await expect(put(server.store, 'a')).rejects.toMatchObject({ status: 503 });
    expect(await readFile(journal(), 'utf8')).toContain('Put a');
    await expect(put(server.store, 'b')).rejects.toMatchObject({ status: 503 });
    disk.sabotage = null;
    await put(server.store, 'c');
    await kill(server);
    expect((await contents((await open()).store)).rows).toEqual([row('c')]);
  });

  it('does not stop writes when a new segment or a snapshot cannot be made, which is made later', async () => {
    const server = await open({ segmentBytes: 300, compactAfterBytes: 300 });
    await put(server.store, 'a');
    disk.sabotage = (call) => {
      if (/syncFolder|db\.json|000002/.test(call)) throw diskError('ENOSPC');
      return undefined;
    };
    await expect(put(server.store, 'b')).rejects.toMatchObject({ status: 503 });
    disk.sabotage = null;
    await put(server.store, 'c');
    await close(server);
    expect(warnings.join()).toContain('The snapshot could not be written');
    expect((await contents((await open()).store)).rows).toEqual([row('a'), row('c')]);
    expect(await allFiles()).not.toContain('db.json.new');
  });
});

describe('a snapshot', () => {
  it('that the disk has no room for is not left half-written, where it would take the room of the journal', async () => {
    const server = await open({ compactAfterBytes: 1 });
    let hasBegun = false;
    disk.sabotage = (call) => {
      if (call !== 'write db.json.new') return undefined;
      if (hasBegun) throw diskError('ENOSPC');
      hasBegun = true;
      return 10;
    };
    await put(server.store, 'a');
    await put(server.store, 'b');
    await expect.poll(() => warnings.join()).toContain('The snapshot could not be written');
    expect(hasBegun).toBe(true);
    expect(await allFiles()).not.toContain('db.json.new');
  });

  it('is synced under another name, renamed, and the folder synced', async () => {
    const server = await open();
    await put(server.store, 'a');
    disk.calls.length = 0;
    await close(server);
    const isAwaited = (call: string) => !/(datasync|close) journal\.head/.test(call);
    const awaited = disk.calls.filter(isAwaited);
    const calls = awaited.filter((call, at) => call !== awaited[at - 1]);
    expect(calls.slice(calls.indexOf('open create db.json.new'))).toEqual([
      'open create db.json.new',
      'write db.json.new',
      'sync db.json.new',
      'close db.json.new',
      'write 000001.jsonl',
      'datasync 000001.jsonl',
      'write journal.head',
      'rename db.json',
      `syncFolder ${path.basename(dataDir)}`,
      'close 000001.jsonl',
    ]);
  });

  it('contains exactly what was durable when it began, while writes continue', async () => {
    const server = await open({ compactAfterBytes: 1 });
    let meanwhile: Promise<void> | undefined;
    disk.sabotage = (call) => {
      if (call === 'open create db.json.new') meanwhile ??= put(server.store, 'later');
      return undefined;
    };
    await put(server.store, 'a');
    await put(server.store, 'b');
    await meanwhile;
    const before = await contents(server.store);
    await kill(server);
    expect(await contents((await open()).store)).toEqual(before);
  });

  it('is not written anew when nothing has changed', async () => {
    await close(await open());
    const before = await snapshotOfFolder();
    await close(await open());
    expect(await snapshotOfFolder()).toEqual(before);
  });
});

it('reports a folder that cannot be used, and what of it', async () => {
  await writeFile(path.join(dataDir, 'file'), '');
  await expect(openFileStore(path.join(dataDir, 'file', 'data'))).rejects.toThrow(
    /cannot be used \(ENOTDIR: [^)]*'[^)]*file.data'\): see the rights/,
  );
  // No folder can be made in /proc.
  await expect(openFileStore('/proc/data')).rejects.toThrow(/cannot be used \(E\w+: .*'\/proc/);
});

it('refuses changes once it is closed', async () => {
  const server = await open();
  await close(server);
  await expect(put(server.store, 'a')).rejects.toMatchObject({ status: 503 });
});

it('turns to a new segment when one is full, and syncs the folder', async () => {
  const server = await open({ segmentBytes: 500 });
  for (const id of ['a', 'b', 'c', 'd', 'e']) await put(server.store, id);
  expect(server.head().segment).toBeGreaterThan(1);
  const made = disk.calls.indexOf('open create 000002.jsonl');
  expect(disk.calls.indexOf('syncFolder journal', made)).toBeLessThan(disk.calls.indexOf('write 000002.jsonl'));
});
