// The accounts of the bundled identity provider: who can prove with a password to own an e-mail address. What they may
// do in the data room is not decided here. An account is durable before the invitation that it comes from is used up: a
// crash in between leaves somebody who can sign in with the new password.
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { hashPassword, isPassword } from './passwords.ts';

export const account = z.object({
  /** The subject that the data room binds to. */
  id: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  givenName: z.string().nullable(),
  familyName: z.string().nullable(),
  passwordHash: z.string(),
});
export type Account = z.infer<typeof account>;

export interface NewAccount {
  /** A random one unless given. */
  id?: string;
  email: string;
  isEmailVerified: boolean;
  givenName: string | null;
  familyName: string | null;
  password: string;
}

/** Where accounts are kept. Every call sees what was kept before it. */
export interface KeptAccounts {
  find(id: string): Promise<Account | null>;
  findByEmail(email: string): Promise<Account | null>;
  among(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Makes it durable. False when somebody has that e-mail, or that id, already: of several at once, one is kept. */
  add(account: Account): Promise<boolean>;
  remove(id: string): Promise<void>;
}

export class Accounts {
  readonly #kept: KeptAccounts;

  constructor(kept: KeptAccounts) {
    this.#kept = kept;
  }

  find(id: string): Promise<Account | null> {
    return this.#kept.find(id);
  }

  findByEmail(email: string): Promise<Account | null> {
    return this.#kept.findByEmail(email);
  }

  among(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#kept.among(ids);
  }

  /** The account with this e-mail and password. Takes as long when nobody has that e-mail. @throws QueueFull */
  async verify(email: string, password: string, who?: string): Promise<Account | null> {
    const found = await this.findByEmail(email);
    return (await isPassword(password, found?.passwordHash ?? null, who)) ? found : null;
  }

  /** Makes the account durable. Null when somebody has that e-mail already. @throws QueueFull */
  async create({ password, id = randomUUID(), ...rest }: NewAccount, who?: string): Promise<Account | null> {
    if (await this.findByEmail(rest.email)) return null;
    const created = { ...rest, id, passwordHash: await hashPassword(password, who) };
    return (await this.#kept.add(created)) ? created : null;
  }

  remove(id: string): Promise<void> {
    return this.#kept.remove(id);
  }
}
