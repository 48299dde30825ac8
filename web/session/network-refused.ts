// Whether the server refuses the network that this page calls from. Any call may bring it, also in the middle of work; it
// lasts until the server says again who is signed in.
import { useSyncExternalStore } from 'react';

let isRefused = false;
const listeners = new Set<() => void>();

function become(next: boolean): void {
  isRefused = next;
  for (const listener of listeners) listener();
}

export const refuseNetwork = (): void => become(true);
export const allowNetwork = (): void => become(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useNetworkRefused = (): boolean => useSyncExternalStore(subscribe, () => isRefused);
