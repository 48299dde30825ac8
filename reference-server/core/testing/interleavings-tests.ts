// The same tests for every place: each change with each list that it may appear in, step by step and at random.
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import {
  ADMIN,
  changeNames,
  changePoints,
  lists,
  play,
  READER,
  type ChangeName,
  type Interleaving,
  type ListName,
  type Place,
} from './interleavings.ts';

interface Options {
  changes?: readonly ChangeName[];
  /** In the short rounds, only every n-th step of a read is tested. */
  stride?: number;
  /** The number of random cases. */
  runs?: number;
}

const readers = [ADMIN, READER] as const;
const cached: readonly ListName[] = ['listDocuments', 'listFolders'];
/** More steps than any list has. */
const mostSteps = 80;

export function testInterleavings(
  open: () => Promise<Place>,
  { changes = changeNames, stride = 1, runs = 150 }: Options = {},
): void {
  let place: Place;
  beforeAll(async () => {
    place = await open();
  });

  it.each(changes)(
    'once acknowledged, it shows in every list that is read: %s',
    async (change) => {
      let shows = false;
      for (const one of starts(change)) {
        for (let readAt = 1; readAt <= mostSteps; readAt += isDeep ? 1 : stride) {
          // In the short rounds each step is combined with one point; in the long rounds, with each.
          const points = isDeep ? [...Array(changePoints + 1).keys()] : [readAt % (changePoints + 1)];
          let wasHeld = false;
          for (const changeAt of points) {
            for (const readEnds of ['first', 'last'] as const) {
              const played = { ...one, isAtHand: false, readAt, changeAt, readEnds };
              const outcome = await play(place, played);
              expect(outcome.stale, JSON.stringify(played)).toEqual([]);
              shows ||= outcome.shows;
              wasHeld ||= outcome.wasHeld;
            }
          }
          if (!wasHeld) break;
        }
      }
      expect(shows).toBe(true);
    },
    isDeep ? 1_800_000 : 60_000,
  );

  it(
    'whatever the change, the list, the reader and the steps',
    async () => {
      const interleaving: fc.Arbitrary<Interleaving> = fc.record({
        change: fc.constantFrom(...changeNames),
        list: fc.constantFrom(...cached, ...lists),
        reader: fc.constantFrom(...readers),
        readAt: fc.integer({ min: 1, max: 30 }),
        changeAt: fc.nat(changePoints),
        isAtHand: fc.boolean(),
        readEnds: fc.constantFrom('first', 'last'),
      });
      const property = fc.asyncProperty(interleaving, async (one) => {
        expect((await play(place, one)).stale).toEqual([]);
      });
      await fc.assert(property, isDeep ? { numRuns: runs * 40 } : { numRuns: runs, seed: 11 });
    },
    isDeep ? 1_800_000 : 60_000,
  );
}

/** Cached lists, for both readers; other reads are not cached. */
function starts(change: ChangeName): Pick<Interleaving, 'change' | 'list' | 'reader'>[] {
  const all = change === 'somebody is deactivated' ? (['listUsers'] as const) : cached;
  return all.flatMap((list) => readers.map((reader) => ({ change, list, reader })));
}
