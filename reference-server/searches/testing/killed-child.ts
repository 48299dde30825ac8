// Indexes texts and forgets every second one, until it is killed. It prints `reading` once it has begun.
import { createMemoryStore } from '#core/store/store.ts';
import { openStoredSearch } from '../stored-search.ts';
import { FakePool } from './fake-pool.ts';
import { manyTexts, show } from './shown-texts.ts';

const [, , dataDir = ''] = process.argv;
const store = createMemoryStore();
const pool = new FakePool();
pool.knows(...manyTexts);
await show(store, manyTexts);
const search = openStoredSearch({ dataDir, store, pool: pool.asPool(), fileOf: pool.fileOf, warn: () => undefined });
process.stdout.write('reading\n');
for (let round = 0; ; round++) {
  await search.catchUp();
  await show(store, round % 2 === 0 ? manyTexts.filter((_, at) => at % 2 === 0) : manyTexts);
}
