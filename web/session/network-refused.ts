// Whether the server refuses this page's network; it lasts until the current user is returned again.
import { useSyncExternalStore } from 'react';

/** The server's message, with the address that it sees; undefined while the network is allowed. */
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
