// Sign-ins under way, in memory only; beyond the limit the oldest of the caller with the most is dropped.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Adapter, AdapterPayload } from 'oidc-provider';

/** The most that one address may begin before its first ones expire. */
export const MOST_OF_ONE = 3000;
export const MOST = 10_000;
/** For entries that the library gives no expiry. */
export const LONGEST_SECONDS = 600;

/** The caller of the current request to the provider. */
export const currentCaller = new AsyncLocalStorage<string>();

export class PendingSignIns {
  readonly #rows = new Map<string, { payload: AdapterPayload; expiresAt: number; caller: string }>();
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
    const caller = this.#rows.get(id)?.caller ?? currentCaller.getStore() ?? '';
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

/** The provider's storage adapter for them, which finds them by id only. */
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
