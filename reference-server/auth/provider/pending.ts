// Sign-ins that were begun and not finished: nobody is known yet, so anybody can begin as many as they like. They live
// in memory alone, and where there are too many the oldest goes of whoever has begun the most.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Adapter, AdapterPayload } from 'oidc-provider';

/** As many as one address may begin before its first ones are over. */
export const MOST_OF_ONE = 3000;
export const MOST = 10_000;
/** For what the library names no end of. */
export const LONGEST_SECONDS = 600;

/** Who asks the provider for what is being answered. */
export const asking = new AsyncLocalStorage<string>();

interface Pending {
  payload: AdapterPayload;
  expiresAt: number;
  caller: string;
}

export class PendingSignIns {
  readonly #rows = new Map<string, Pending>();
  /** Oldest first. */
  readonly #ofCaller = new Map<string, Set<string>>();
  readonly #mostOfOne: number;
  readonly #most: number;

  constructor({ mostOfOne = MOST_OF_ONE, most = MOST } = {}) {
    this.#mostOfOne = mostOfOne;
    this.#most = most;
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: string): AdapterPayload | undefined {
    const row = this.#rows.get(id);
    return row && row.expiresAt > Date.now() ? row.payload : undefined;
  }

  set(id: string, payload: AdapterPayload, expiresInSeconds: number): void {
    const caller = this.#rows.get(id)?.caller ?? asking.getStore() ?? '';
    if (!this.#rows.has(id)) this.#makeRoom(caller);
    this.#rows.set(id, { payload, caller, expiresAt: Date.now() + expiresInSeconds * 1000 });
    const own = this.#ofCaller.get(caller) ?? new Set();
    this.#ofCaller.set(caller, own.add(id));
  }

  delete(id: string): void {
    const row = this.#rows.get(id);
    if (!row) return;
    this.#rows.delete(id);
    const own = this.#ofCaller.get(row.caller);
    own?.delete(id);
    if (own?.size === 0) this.#ofCaller.delete(row.caller);
  }

  #makeRoom(caller: string): void {
    const own = this.#ofCaller.get(caller)?.size ?? 0;
    if (own >= this.#mostOfOne) this.#dropOldest(caller);
    if (this.#rows.size < this.#most) return;
    for (const [id, { expiresAt }] of this.#rows) if (expiresAt <= Date.now()) this.delete(id);
    if (this.#rows.size < this.#most) return;
    const [first] = [...this.#ofCaller].sort(([, one], [, other]) => other.size - one.size);
    if (first) this.#dropOldest(first[0]);
  }

  #dropOldest(caller: string): void {
    for (const id of this.#ofCaller.get(caller) ?? []) {
      this.delete(id);
      return;
    }
  }
}

/** The provider's storage port for them: it asks for these by their id alone. */
export function pendingAdapter(pending: PendingSignIns): Adapter {
  const nothing = () => Promise.resolve(undefined);
  return {
    find: (id) => Promise.resolve(pending.get(id)),
    findByUid: nothing,
    findByUserCode: nothing,
    upsert(id, payload, expiresIn) {
      pending.set(id, { ...payload }, expiresIn ?? LONGEST_SECONDS);
      return Promise.resolve();
    },
    consume: nothing,
    destroy(id) {
      pending.delete(id);
      return Promise.resolve();
    },
    revokeByGrantId: nothing,
  };
}
