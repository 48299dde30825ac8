// A server that writes as fast as it can until it is killed. It prints `done KEY` when a change is acknowledged; with
// `early`, before it is durable.
import { createHash } from 'node:crypto';
import { writeSync } from 'node:fs';
import { errorCode } from '#server/storage/disk/disk.ts';
import { createDiskObjects } from '#server/storage/objects/disk-objects.ts';
import { openFileStore } from '#server/storage/file-store.ts';
import type { StoreEngine } from '#core/store/store.ts';
import { audit, row } from './rows.ts';

const [, , dataDir = '', round = '0', mode = 'durable'] = process.argv;
const WRITERS = 32;

/** Writes to the pipe synchronously, so that nothing is lost with the process. */
function print(line: string): void {
  for (;;) {
    try {
      writeSync(1, `${line}\n`);
      return;
    } catch (error) {
      if (errorCode(error) !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}

const { store } = await openFileStore(dataDir, { segmentBytes: 200_000, compactAfterBytes: 60_000 });
const objects = await createDiskObjects(dataDir);

async function change(engine: StoreEngine, key: string): Promise<void> {
  const bytes = Buffer.from(key.repeat(20));
  const object = await objects.stage(key, only(bytes), bytes.length);
  await object.commit();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await engine.transact(async (tx) => {
    await tx.invitations.put(row(key, sha256));
    await tx.audit.append(audit(key));
  });
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

async function write(writer: number): Promise<void> {
  for (let at = 0; ; at += 1) {
    const key = `r${round}-w${writer}-${at}`;
    if (mode === 'early') {
      const changing = change(store, key);
      print(`done ${key}`);
      await changing;
    } else {
      await change(store, key);
      print(`done ${key}`);
    }
  }
}

await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
