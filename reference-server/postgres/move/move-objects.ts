// Moves the bytes of files between stores, checking each against the hash in its row. Existing ones are skipped.
import { ApiProblem } from '#core/call/errors.ts';
import type { ObjectStore, StoredObject } from '#core/ports/objects.ts';
import type { Rows } from './compare-rows.ts';
import type { Progress } from './into-database.ts';

export interface MovedObjects {
  objects: number;
  bytes: number;
  /** Descriptions of objects that are missing or damaged at the source. */
  left: string[];
}

type Needed = Pick<StoredObject, 'size' | 'sha256'>;

const AT_ONCE = 4;

export async function moveObjects(
  rows: Rows,
  from: ObjectStore,
  to: ObjectStore,
  progress: Progress = () => undefined,
): Promise<MovedObjects> {
  const needed = [...neededObjects(rows)];
  const moved: MovedObjects = { objects: 0, bytes: 0, left: [] };
  let next = 0;
  const mover = async () => {
    for (let one = needed[next++]; one; one = needed[next++]) {
      const [key, expected] = one;
      try {
        await move(key, expected, from, to);
        moved.objects += 1;
        moved.bytes += expected.size;
      } catch (error) {
        // An unreachable store is left to the next try; missing or damaged objects stay so.
        if (error instanceof ApiProblem && error.status === 503) throw error;
        moved.left.push(`${key}: ${error instanceof Error ? error.message : String(error)}`);
      }
      progress(moved.objects, needed.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, mover));
  return moved;
}

async function move(key: string, expected: Needed, from: ObjectStore, to: ObjectStore): Promise<void> {
  const there = await to.size(key).catch(() => null);
  if (there === expected.size) return expectWhole(key, expected, to);
  const staged = await to.stage(key, await from.open(key, undefined, expected), expected.size);
  if (staged.sha256 !== expected.sha256) {
    await staged.discard();
    throw new Error('it arrived as something else');
  }
  if (!(await staged.commit())) await expectWhole(key, expected, to);
}

/** Reads it to the end; the store checks every byte against the hash. */
async function expectWhole(key: string, expected: Needed, store: ObjectStore): Promise<void> {
  let size = 0;
  for await (const chunk of await store.open(key, undefined, expected)) size += chunk.length;
  if (size !== expected.size) throw new Error('another one is in its place');
}

function neededObjects(rows: Rows): Map<string, Needed> {
  const needed = new Map<string, Needed>();
  for (const { objectKey, size, sha256 } of rows.rows('versions')) {
    if (objectKey !== null && size !== null && sha256 !== null) needed.set(objectKey, { size, sha256 });
  }
  for (const { id, state, size, sha256 } of rows.rows('tickets')) {
    if (state === 'stored' && size !== null && sha256 !== null) needed.set(id, { size, sha256 });
  }
  return needed;
}
