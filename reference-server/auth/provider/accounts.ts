// The accounts of the bundled identity provider: who can prove with a password that they own an e-mail address. Their
// rights in the data room are not decided here. An account is durable before its invitation is used up, so that a crash
// in between leaves a user who can sign in.
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { hashPassword, isPassword } from './passwords.ts';

export const account = z.object({
  /** The subject that the data room binds users to. */
  id: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  givenName: z.string().nullable(),
  familyName: z.string().nullable(),
  passwordHash: z.string(),
});
export type Account = z.infer<typeof account>;

export interface NewAccount extends Omit<Account, 'id' | 'passwordHash'> {
  /** Random by default. */
  id?: string;
  password: string;
}

/** Every call sees all accounts stored before it. */
export abstract class Accounts {
  abstract find(id: string): Promise<Account | null>;
  abstract findByEmail(email: string): Promise<Account | null>;
  abstract among(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns false if the e-mail or id is taken; of several concurrent calls, one succeeds. */
  abstract add(account: Account): Promise<boolean>;
  abstract remove(id: string): Promise<void>;

  /** The account with this e-mail and password. Takes as long for an unknown e-mail. @throws QueueFull */
  async verify(email: string, password: string, who?: string): Promise<Account | null> {
    const found = await this.findByEmail(email);
    return (await isPassword(password, found?.passwordHash ?? null, who)) ? found : null;
  }

  /** Stores the account. Null if the e-mail is taken. @throws QueueFull */
  async create({ password, id = randomUUID(), ...rest }: NewAccount, who?: string): Promise<Account | null> {
    if (await this.findByEmail(rest.email)) return null;
    const created = { ...rest, id, passwordHash: await hashPassword(password, who) };
    return (await this.add(created)) ? created : null;
  }
}
