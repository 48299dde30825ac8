// Remembers for five minutes what has been told to the audit log, so that the ranges of one viewing are one entry.
import type { Store } from '../ports.ts';
import { storeBehind } from '../standing/asking-store.ts';

const windowMs = 5 * 60_000;
const maxRemembered = 20_000;

interface Told {
  at: number;
  done: Promise<void>;
}

const memories = new WeakMap<Store, Map<string, Told>>();

/** Does `tell` unless it was done for this key within the last five minutes; whoever comes meanwhile waits for it. */
export async function tellOnce(store: Store, key: string, now: Date, tell: () => Promise<void>): Promise<void> {
  const room = storeBehind(store);
  const memory = memories.get(room) ?? new Map<string, Told>();
  memories.set(room, memory);
  const known = memory.get(key);
  if (known && now.getTime() - known.at < windowMs) return known.done;
  const told = { at: now.getTime(), done: tell() };
  memory.delete(key);
  memory.set(key, told);
  forgetOldest(memory, now);
  try {
    await told.done;
  } catch (error) {
    memory.delete(key);
    throw error;
  }
}

/** The map is in order of time, since a key that is told again moves to its end. */
function forgetOldest(memory: Map<string, Told>, now: Date): void {
  for (const [key, { at }] of memory) {
    if (memory.size <= maxRemembered && now.getTime() - at < windowMs) return;
    memory.delete(key);
  }
}
