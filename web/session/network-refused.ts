// Whether the server refuses this page's network; it lasts until the current user is returned again.
import { Store, useStore } from '#web/ui/browser/store.ts';

/** The server's message, with the address that it sees; undefined while the network is allowed. */
const refusal = new Store<string | undefined>(undefined);

export const refuseNetwork = (words: string): void => refusal.set(words);
export const allowNetwork = (): void => refusal.set(undefined);
export const useNetworkRefusal = (): string | undefined => useStore(refusal);
