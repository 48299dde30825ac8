// Rate limits, limits of unread answers, and turns for expensive calls. The installation sets the limits; the room
// applies them.
import type { Client } from '../call/operation.ts';

/** The owner of a counter: a user, or an address and the kind of call. */
export interface Counted {
  userId: string | null;
  client: Client;
  of: 'calls' | 'uploads' | 'navigations' | 'logouts';
}

export interface Limits {
  /** Counts a call. @throws ApiProblem 429 beyond the limit */
  count(one: Counted): Promise<void>;
  /**
   * Counts an open answer until the returned function is called. @throws ApiProblem 429 if too many are open, unless it
   * answers a change, which has been made
   */
  open(one: Counted, isOfChange?: boolean): () => void;
  /** Waits for a turn, which the returned function ends. @throws ApiProblem 429 if too many wait, unless work has begun */
  turn(one: Counted, signal?: AbortSignal, hasBegun?: boolean): Promise<() => void>;
}

/** No limits, for tests and the mock. */
export const noLimits: Limits = {
  count: () => Promise.resolve(),
  open: () => () => undefined,
  turn: () => Promise.resolve(() => undefined),
};
