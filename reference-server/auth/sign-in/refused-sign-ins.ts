// Audits sign-ins refused by a limit: the first at once, and the number of the others once a minute.
import { emailKey } from '#core/records/keys.ts';
import type { Client } from '#core/call/operation.ts';

const EVERY_MS = 60_000;
/** With more than this, the server's log names each limit, and the audit log no further ones. */
const MOST_LIMITS = 1000;

export interface RefusedSignIn {
  /** Null if it was not known yet. */
  email: string | null;
  client: Client;
}

interface Refusals extends RefusedSignIn {
  more: number;
  timer: NodeJS.Timeout;
}

export class RefusedSignIns {
  readonly #refusals = new Map<string, Refusals>();

  constructor(
    private readonly audit: (failure: RefusedSignIn & { why: string }) => Promise<void>,
    private readonly onFault: (error: unknown) => void,
  ) {}

  /** @param limit the limit that refused it; a limit by address names the first account only */
  async record(limit: string, refused: RefusedSignIn): Promise<void> {
    const refusals = this.#refusals.get(limit);
    if (refusals) {
      refusals.more += 1;
      return;
    }
    if (this.#refusals.size >= MOST_LIMITS) return;
    const timer = setTimeout(() => void this.#recordOthers(limit), EVERY_MS).unref();
    this.#refusals.set(limit, { ...refused, email: refused.email && emailKey(refused.email), more: 0, timer });
    await this.audit({ ...refused, why: 'too many attempts' });
  }

  /** Writes what is pending. */
  async close(): Promise<void> {
    await Promise.all([...this.#refusals.keys()].map((limit) => this.#recordOthers(limit)));
  }

  async #recordOthers(limit: string): Promise<void> {
    const refusals = this.#refusals.get(limit);
    this.#refusals.delete(limit);
    clearTimeout(refusals?.timer);
    if (!refusals || refusals.more === 0) return;
    const { email, client, more } = refusals;
    const why = `too many attempts, ${more} more of them within a minute`;
    await this.audit({ email, client, why }).catch(this.onFault);
  }
}
