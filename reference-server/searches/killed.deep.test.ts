import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createMemoryStore } from '#core/store/store.ts';
import { packed } from './kept-text.ts';
import { FORM, openStoredSearch } from './stored-search.ts';
import { FakePool } from './testing/fake-pool.ts';
import { manyTexts, searchableTexts, show } from './testing/shown-texts.ts';

const kills = Number(process.env['SEARCH_KILLS'] ?? 20);
const child = fileURLToPath(new URL('./testing/killed-child.ts', import.meta.url));

it(
  `after each of ${kills} kills the texts are those that a rebuild makes`,
  { timeout: 30_000 + kills * 10_000 },
  async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'search-killed-'));
    const pool = new FakePool();
    pool.knows(...manyTexts);
    const store = createMemoryStore();
    let inTheMiddle = 0;
    try {
      for (let round = 0; round < kills; round++) {
        const killed = spawn(process.execPath, ['--import', 'tsx', child, dataDir], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        await once(killed.stdout, 'data');
        await setTimeout((round * 37) % 400);
        killed.kill('SIGKILL');
        await once(killed, 'exit');
        const left = await readdir(path.join(dataDir, 'texts', FORM)).catch(() => []);
        if (left.length > 0 && left.length < manyTexts.length) inTheMiddle++;
        const shown = manyTexts.filter((_, at) => (at + round) % 3 !== 0);
        await show(store, shown);
        const warn = (message: string) => expect.fail(message);
        const search = openStoredSearch({ dataDir, store, pool: pool.asPool(), fileOf: pool.fileOf, warn, every: 1e6 });
        await search.catchUp();
        await search.close();
        const names = searchableTexts(...shown).map(({ name }) => name);
        expect((await readdir(path.join(dataDir, 'texts', FORM))).sort()).toEqual(names.toSorted());
        for (const [at, name] of names.entries()) {
          const bytes = await readFile(path.join(dataDir, 'texts', FORM, name));
          expect(bytes.equals(packed(shown[at] ?? ''))).toBe(true);
        }
        expect(await readdir(path.join(dataDir, 'reading'))).toEqual([]);
      }
      expect(inTheMiddle).toBeGreaterThan(0);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
