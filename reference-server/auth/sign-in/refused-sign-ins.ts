// Audits sign-ins refused by a limit: the first at once, and the number of the others once a minute.
import { emailKey } from '#core/records/keys.ts';
import type { Client } from '#core/call/operation.ts';

const TOLD_EVERY_MS = 60_000;
/** With more than this, the server's log names each limit, and the audit log no further ones. */
const MOST_TOLD_OF = 1000;

export interface RefusedSignIn {
  /** Null if it was not known yet. */
  email: string | null;
  client: Client;
}
type Audit = (failure: RefusedSignIn & { why: string }) => Promise<void>;

interface Told extends RefusedSignIn {
  more: number;
  timer: NodeJS.Timeout;
}

export class RefusedSignIns {
  readonly #told = new Map<string, Told>();

  constructor(
    private readonly audit: Audit,
    private readonly onFault: (error: unknown) => void,
  ) {}

  /** @param limit the limit that refused it; a limit by address names the first account only */
  async tell(limit: string, refused: RefusedSignIn): Promise<void> {
    const told = this.#told.get(limit);
    if (told) {
      told.more += 1;
      return;
    }
    if (this.#told.size >= MOST_TOLD_OF) return;
    const timer = setTimeout(() => void this.#tellOfOthers(limit), TOLD_EVERY_MS).unref();
    this.#told.set(limit, { ...refused, email: refused.email && emailKey(refused.email), more: 0, timer });
    await this.audit({ ...refused, why: 'too many attempts' });
  }

  /** Writes what is pending. */
  async close(): Promise<void> {
    await Promise.all([...this.#told.keys()].map((limit) => this.#tellOfOthers(limit)));
  }

  async #tellOfOthers(limit: string): Promise<void> {
    const told = this.#told.get(limit);
    this.#told.delete(limit);
    clearTimeout(told?.timer);
    if (!told || told.more === 0) return;
    const { email, client, more } = told;
    const why = `too many attempts, ${more} more of them within a minute`;
    await this.audit({ email, client, why }).catch(this.onFault);
  }
}
