import type { HttpOptions } from '#web/api/http.ts';
import { readAndWrite } from '#web/api/over-latest.ts';
import type { Step } from './job.ts';

/** The reason for leaving an item alone. */
export class ChangedMeanwhile extends Error {
  constructor() {
    super('Somebody else has changed it meanwhile.');
  }
}

interface Change<State> {
  /** Returns undefined if the item is gone; the write then fails with the reason. */
  read: (way: string) => Promise<State | undefined>;
  isSame: (one: State, other: State) => boolean;
  write: (to: State, from: State, stored: State | undefined, init: HttpOptions) => Promise<unknown>;
}

/** A change from one state to another and back, which leaves alone what others brought into a third. */
export function between<State>(from: State, to: State, { read, isSame, write }: Change<State>) {
  let isOurs = false;
  const go = (before: State, after: State, way: 'there' | 'back') =>
    readAndWrite(async (init, round) => {
      const stored = await read(`${way} ${round}`);
      if (stored !== undefined) {
        if (isSame(stored, after)) return;
        if (!isSame(stored, before)) throw new ChangedMeanwhile();
      }
      isOurs = true;
      await write(after, before, stored, init);
    });
  return {
    send: () => go(from, to, 'there'),
    undo: async () => {
      if (!isOurs) throw new ChangedMeanwhile();
      await go(to, from, 'back');
    },
  } satisfies Pick<Step, 'send' | 'undo'>;
}

/** Reads with one key within a second are made once. */
export function shareReads<T>() {
  const reads = new Map<string, Promise<T>>();
  return (key: string, read: () => Promise<T>): Promise<T> => {
    const known = reads.get(key);
    if (known) return known;
    const begun = read();
    reads.set(key, begun);
    const drop = () => reads.delete(key);
    void begun.then(() => setTimeout(drop, 1000), drop);
    return begun;
  };
}
