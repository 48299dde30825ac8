// Whether the server refuses the network that this page calls from. Any call may bring it, also in the middle of work; it
// lasts until the server says again who is signed in.
import { useSyncExternalStore } from 'react';

/** What the server says, which names the address that it sees; undefined while it lets the person in. */
let refusal: string | undefined;
const listeners = new Set<() => void>();

function become(next: string | undefined): void {
  refusal = next;
  for (const listener of listeners) listener();
}

export const refuseNetwork = (words: string): void => become(words);
export const allowNetwork = (): void => become(undefined);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useNetworkRefusal = (): string | undefined => useSyncExternalStore(subscribe, () => refusal);
export const useNetworkRefused = (): boolean => useNetworkRefusal() !== undefined;
