import { execFileSync } from 'node:child_process';
import { mkdtemp, mkdir, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/server.ts';
import { isDeep } from '#server/testing/deep.ts';
import { openFileStore, type FileStore } from '../file-store.ts';
import { audit, contents, put, row } from '../testing/rows.ts';
import { diskError, watchedDisk, type WatchedDisk } from '../testing/watched-disk.ts';

const RESERVE = 1024 * 1024;

let dataDir: string;
let disk: WatchedDisk;
let warnings: string[];
/** The bytes left on the simulated disk; null for unlimited. */
let free: number | null;
let server: FileStore | null;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'room-'));
  disk = watchedDisk();
  warnings = [];
  free = null;
  server = null;
  disk.sabotage = (call) => {
    // Overwriting in place needs no space; released space is added.
    if (call === 'truncate reserve' && free !== null) free += 256 * 1024;
    if (!call.startsWith('write') || call === 'write journal.head' || free === null) return undefined;
    if (free < 1000) throw diskError('ENOSPC');
    free -= call === 'write reserve' ? 256 * 1024 : 1000;
    if (free < 0) free = 0;
    return undefined;
  };
});

afterEach(async () => {
  await server?.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(): Promise<FileStore> {
  const options = { disk, warn: (message: string) => void warnings.push(message), retryFullAfterMs: 0 };
  server = await openFileStore(dataDir, { ...options, reserveBytes: RESERVE });
  return server;
}

const remove = ({ store }: FileStore, id: string) =>
  store.transact(
    async (tx) => {
      await tx.invitations.delete(id);
      await tx.audit.append(audit(`Removed ${id}`));
    },
    { mayUseReserve: true },
  );

const reserved = async () => (await stat(path.join(dataDir, 'reserve'))).size;

describe('on a full disk', () => {
  it('calls that may use the reserve succeed, all others are refused, and one line logs it', async () => {
    const { store, room } = await open();
    expect(await reserved()).toBe(RESERVE);
    await Promise.all([put(store, 'a'), put(store, 'b'), put(store, 'c')]);
    free = 0;
    const burst = [put(store, 'd'), remove({ store } as FileStore, 'a'), put(store, 'e')];
    const results = await Promise.allSettled(burst);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
    expect(results[0]).toMatchObject({ reason: { status: 503, code: 'unavailable' } });
    for (let at = 0; at < 20; at += 1) await expect(put(store, `f${at}`)).rejects.toMatchObject({ status: 503 });
    expect(room.isFull).toBe(true);
    await remove({ store } as FileStore, 'b');
    expect((await contents(store)).rows).toEqual([row('c')]);
    expect(warnings).toEqual([expect.stringContaining('The disk is full')]);
    expect(await reserved()).toBeLessThan(RESERVE);
  });

  it('a change that depends on a refused one of the same batch is refused as not found', async () => {
    const { store } = await open();
    await put(store, 'a');
    free = 0;
    const adding = put(store, 'b');
    const removing = store.transact(
      async (tx) => {
        if (!(await tx.invitations.get('b'))) throw new Error('there is no b');
        await tx.invitations.delete('b');
      },
      { mayUseReserve: true },
    );
    await expect(adding).rejects.toMatchObject({ status: 503 });
    await expect(removing).rejects.toThrow('there is no b');
  });

  it('the reserve is restored as soon as there is room, and all calls succeed again', async () => {
    const { store, room } = await open();
    await put(store, 'a');
    free = 0;
    await remove({ store } as FileStore, 'a');
    await expect(put(store, 'b')).rejects.toMatchObject({ status: 503 });
    free = null;
    await put(store, 'c');
    expect(room.isFull).toBe(false);
    expect(await reserved()).toBe(RESERVE);
    expect(warnings).toEqual([expect.stringContaining('is full'), expect.stringContaining('There is room')]);
  });

  it('the reserve ends at some time, and nothing is lost then', async () => {
    const { store } = await open();
    await Promise.all(Array.from({ length: 20 }, (_, at) => put(store, `r${at}`)));
    disk.sabotage = (call) => {
      if (call.startsWith('write') && call !== 'write journal.head') throw diskError('ENOSPC');
      return undefined;
    };
    await expect(remove({ store } as FileStore, 'r0')).rejects.toMatchObject({ status: 503 });
    expect(await reserved()).toBe(0);
    expect((await contents(store)).rows).toHaveLength(20);
    disk.sabotage = null;
    await put(store, 'later');
    expect(await reserved()).toBe(RESERVE);
  });

  it('a start uses the rest of the reserve, succeeds, and logs that the disk is full', async () => {
    const first = await open();
    await put(first.store, 'a');
    await put(first.store, 'b');
    free = 0;
    await remove(first, 'a');
    await first.close();
    const again = await open();
    expect(again.room.isFull).toBe(true);
    expect(again.notices).toEqual([expect.stringContaining('The disk is full')]);
    await expect(put(again.store, 'c')).rejects.toMatchObject({ status: 503 });
    await remove(again, 'b');
    expect((await contents(again.store)).rows).toEqual([]);
  });

  it('a first start is refused in one line', async () => {
    free = 0;
    await expect(open()).rejects.toThrow(/^[^\n]*cannot be used \(ENOSPC[^)]*\): the disk is full[^\n]*$/);
  });
});

/** Why no small disk can be mounted here; null if it can. */
function mountRefused(folder: string): string | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], { stdio: 'pipe' });
    return null;
  } catch (error) {
    return `a small file system cannot be mounted: ${String(error).split('\n')[0] ?? ''}`;
  }
}

describe.runIf(isDeep)('a server on a disk that is really full', () => {
  let mounted: string;

  beforeEach(async ({ skip }) => {
    mounted = path.join(dataDir, 'mounted');
    await mkdir(mounted);
    const refused = mountRefused(mounted);
    if (refused !== null) skip(refused);
  });

  afterEach(async () => {
    execFileSync('umount', [mounted]);
    await rm(mounted, { recursive: true, force: true });
  });

  let fillings = 0;

  async function fillUp(): Promise<void> {
    const file = path.join(mounted, `filling-${(fillings += 1)}`);
    const { bfree, bsize } = await statfs(mounted);
    await writeFile(file, Buffer.alloc(bfree * bsize, 1)).catch(() => undefined);
  }

  it('allows sign-in, deletion and purging, reports that it is not ready, starts again, and recovers', async () => {
    const folder = path.join(mounted, 'data');
    let running: TestServer = await startTestServer({ dataDir: folder, environment: { SEED: 'demo' } });
    try {
      await fillUp();
      for (let round = 0; round < 2; round += 1) {
        const ready = await running.newClient().request('/readyz');
        expect([ready.status, await ready.json()]).toEqual([503, { status: 'unavailable', reason: 'disk-full' }]);
        const admin = await running.signInAs('admin');
        const refused = await admin.request('/api/folders', { method: 'POST', json: { name: `New ${round}` } });
        expect(refused.status).toBe(503);
        expect(JSON.stringify(await refused.json())).toContain("The data room's disk is full");
        const documents = (await (await admin.request('/api/documents')).json()) as { id: string }[];
        const before = (await readdir(path.join(folder, 'objects'))).length;
        for (const place of ['documents', 'deleted-items']) {
          const gone = await admin.request(`/api/${place}/${documents[0]?.id}`, { method: 'DELETE' });
          expect(gone.status).toBe(204);
        }
        expect((await readdir(path.join(folder, 'objects'))).length).toBeLessThan(before);
        expect((await admin.request('/api/logout', { method: 'POST' })).status).toBe(204);
        expect(running.faults.filter((fault) => !/ENOSPC|is full/.test(String(fault)))).toEqual([]);
        await running.close();
        await fillUp();
        running = await startTestServer({ dataDir: folder, environment: { SEED: 'demo' } });
        expect(running.warnings.join()).toContain('The disk is full');
      }
      for (const name of await readdir(mounted)) if (name !== 'data') await rm(path.join(mounted, name));
      await expect
        .poll(async () => (await running.newClient().request('/readyz')).status, { timeout: 20_000 })
        .toBe(200);
      const admin = await running.signInAs('admin');
      const made = await admin.request('/api/folders', { method: 'POST', json: { name: 'There is room' } });
      expect(made.status).toBe(201);
    } finally {
      await running.close();
    }
  }, 120_000);

  it('refuses a first start in one line', async () => {
    await fillUp();
    const folder = path.join(mounted, 'data');
    await expect(startTestServer({ dataDir: folder, hasRealHashes: true })).rejects.toThrow(/^[^\n]*full[^\n]*$/);
  });
});
