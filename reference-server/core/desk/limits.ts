// How often somebody may call, and how many files they may be reading: the rule is the installation's, when it is asked is
// the room's.
import type { Client } from './operation.ts';

/** Whose calls are counted together: a person's, or those of an address by what they are. */
export interface Counted {
  userId: string | null;
  client: Client;
  of: 'calls' | 'uploads' | 'navigations' | 'logouts';
}

export interface Limits {
  /** Counts one. @throws ApiProblem 429 when that was one too many */
  count(one: Counted): Promise<void>;
  /** Counts a file that is being read, until `onEnd` tells of its end. @throws ApiProblem 429 when too many are open */
  open(one: Counted, onEnd: (listener: () => void) => void): void;
}

/** Where nobody is too many. */
export const noLimits: Limits = {
  count: () => Promise.resolve(),
  open: () => undefined,
};
