import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { signatureOf } from './signature.ts';
import { TextIndex } from './text-index.ts';
import { keysOf } from './words.ts';

const texts = Array.from({ length: 100 }, (_, at) => ({
  ...{ name: `${at}-text`, key: `${at}`, sha256: '', kind: 'text' as const },
}));

function indexOf(...[read, giveWay]: ConstructorParameters<typeof TextIndex>): TextIndex {
  const index = new TextIndex(read, giveWay);
  for (const { name } of texts) index.set(name, signatureOf(keysOf('a word')));
  return index;
}

it('of many texts eight at most are read together, and they are found in order', async () => {
  let [reading, most] = [0, 0];
  const index = indexOf(
    async () => {
      most = Math.max(most, (reading += 1));
      await setImmediate();
      reading -= 1;
      return 'a word';
    },
    () => Promise.resolve(),
  );
  const { hits, next } = await index.search('word', texts, 0, 90);
  expect([most, next]).toEqual([8, 90]);
  expect(hits.map(({ at }) => at)).toEqual(texts.slice(0, 90).map((_, at) => at));
});

it('others get a turn between two texts that take long to read', async () => {
  let turns = 0;
  const index = indexOf(
    async (_name, pause) => {
      for (const end = performance.now() + 11; performance.now() < end;);
      await pause();
      return 'a word';
    },
    () => Promise.resolve(void (turns += 1)),
  );
  await index.search('word', texts.slice(0, 8), 0, 10);
  expect(turns).toBeGreaterThanOrEqual(8);
});
