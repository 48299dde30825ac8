// Combines every step of reading a list with every point of a change, with either of them ending first.
import { describe } from 'vitest';
import { FarStore } from '../testing/far-store.ts';
import { casesOf } from '#server/testing/deep.ts';
import { changeNames, placeOver } from '../testing/interleavings.ts';
import { testInterleavings } from '../testing/interleavings-tests.ts';
import { StoreEngine } from './store.ts';

describe('over memory', () => {
  const open = () => placeOver((pass) => new StoreEngine({ persist: async () => (await pass(), pass()) }));
  testInterleavings(open, { stride: 8, runs: 20 });
});

describe('over a store that is far away', () => {
  testInterleavings(() => placeOver(() => new FarStore()), { changes: casesOf(changeNames, 2), stride: 6, runs: 8 });
});
