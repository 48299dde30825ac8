// A quick check of sizes at the start; if all files are missing, the folder is not mounted, and the server not ready.
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import type { Store } from '#core/ports/store.ts';

export interface ObjectWatch {
  /** The message of the first check; null if nothing is missing. */
  first: Promise<string | null>;
  /** A short code if all files are missing; checked again, since a folder may be mounted late. */
  trouble(): Promise<string | null>;
  stop(): Promise<void>;
}

interface Look {
  all: number;
  missing: number;
  /** Files of another size, or not plain files. */
  wrong: number;
}

const AT_ONCE = 16;
const LOOK_AGAIN_MS = 5000;

export function watchObjects(dataDir: string, store: Store): ObjectWatch {
  let isStopped = false;
  let last = { look: { all: 0, missing: 0, wrong: 0 }, at: 0 };
  const look = async () => {
    // Without the rows it is not known whether files are missing.
    const found = await lookAt(path.join(dataDir, 'objects'), store, () => isStopped).catch(() => last.look);
    last = { look: found, at: performance.now() };
    return found;
  };
  let running = look();
  return {
    first: running.then((found) => inWords(dataDir, found)),
    async trouble() {
      if (isGone(last.look) && performance.now() - last.at > LOOK_AGAIN_MS) running = look();
      await running;
      return isGone(last.look) ? 'objects-missing' : null;
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

const isGone = ({ all, missing }: Look) => all > 0 && missing === all;

function inWords(dataDir: string, { all, missing, wrong }: Look): string | null {
  const folder = path.join(dataDir, 'objects');
  if (missing + wrong === 0) return null;
  if (missing === all)
    return `Not one of the ${all} stored files is in ${folder}: is the right folder there? Nothing can be opened, and the server says that it is not ready.`;
  return (
    `Of ${all} stored files in ${folder} ${missing} are missing and ${wrong} are not as long as they were: their documents ` +
    'cannot be opened. `npm run check` names them; put them back from a backup.'
  );
}

async function lookAt(folder: string, store: Store, isStopped: () => boolean): Promise<Look> {
  const sizes = await neededSizes(store);
  const keys = [...sizes.keys()];
  const missing: string[] = [];
  let wrong = 0;
  for (let at = 0; at < keys.length && !isStopped(); at += AT_ONCE) {
    const looks = keys.slice(at, at + AT_ONCE).map(async (key) => {
      const stats = await lstat(path.join(folder, key)).catch(() => null);
      if (!stats) missing.push(key);
      else if (!stats.isFile() || stats.size !== sizes.get(key)) wrong += 1;
    });
    await Promise.all(looks);
  }
  // Files deleted in the meantime are not missing.
  const still = missing.length > 0 ? await neededSizes(store) : sizes;
  return { all: keys.length, missing: missing.filter((key) => still.has(key)).length, wrong };
}

function neededSizes(store: Store): Promise<Map<string, number>> {
  return store.read(async (tx) => {
    const sizes = new Map<string, number>();
    for (const { objectKey, size } of await tx.versions.list()) {
      if (objectKey !== null && size !== null) sizes.set(objectKey, size);
    }
    return sizes;
  });
}
