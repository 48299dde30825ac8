// How often somebody may call, how many answers they may leave unread, and how many dear ones they may ask for at a time: the
// rule is the installation's, when it is asked is
// the room's.
import type { Client } from '../call/operation.ts';

/** Whose calls are counted together: a person's, or those of an address by what they are. */
export interface Counted {
  userId: string | null;
  client: Client;
  of: 'calls' | 'uploads' | 'navigations' | 'logouts';
}

export interface Limits {
  /** Counts one. @throws ApiProblem 429 when that was one too many */
  count(one: Counted): Promise<void>;
  /**
   * Counts an answer that is being made or read as open, until the function is called.
   * @throws ApiProblem 429 when too many of theirs are open
   */
  open(one: Counted): () => void;
  /**
   * Waits for the turn of something dear, which lasts until the function is called.
   * @throws ApiProblem 429 when too many of theirs are waiting
   */
  turn(one: Counted, signal?: AbortSignal): Promise<() => void>;
}

/** Where nobody is too many. */
export const noLimits: Limits = {
  count: () => Promise.resolve(),
  open: () => () => undefined,
  turn: () => Promise.resolve(() => undefined),
};
