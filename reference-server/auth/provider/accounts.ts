// The accounts of the bundled identity provider: who can prove with a password to own an e-mail address. What they may
// do in the data room is not decided here. An account is durable before the invitation that it comes from is used up: a
// crash in between leaves somebody who can sign in with the new password.
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { emailKey } from '#core/records/keys.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { TwinFiles, type Warn } from '#server/storage/twins/twin-files.ts';

const account = z.object({
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

export class Accounts {
  readonly #files: TwinFiles<readonly Account[]>;
  #accounts: readonly Account[];
  #writing: Promise<unknown> = Promise.resolve();

  private constructor(files: TwinFiles<readonly Account[]>, accounts: readonly Account[]) {
    this.#files = files;
    this.#accounts = accounts;
  }

  static async open(path: string, warn: Warn): Promise<Accounts> {
    const files = new TwinFiles<readonly Account[]>(path);
    return new Accounts(files, (await files.read(z.array(account), warn)) ?? []);
  }

  find(id: string): Account | null {
    return this.#accounts.find((one) => one.id === id) ?? null;
  }

  findByEmail(email: string): Account | null {
    const key = emailKey(email);
    return this.#accounts.find((one) => emailKey(one.email) === key) ?? null;
  }

  /** The account with this e-mail and password. Takes as long when nobody has that e-mail. @throws QueueFull */
  async verify(email: string, password: string, who?: string): Promise<Account | null> {
    const found = this.findByEmail(email);
    return (await isPassword(password, found?.passwordHash ?? null, who)) ? found : null;
  }

  /** Makes the account durable. Null when somebody has that e-mail already. @throws QueueFull */
  async create({ password, id = randomUUID(), ...rest }: NewAccount, who?: string): Promise<Account | null> {
    if (this.findByEmail(rest.email)) return null;
    const created = { ...rest, id, passwordHash: await hashPassword(password, who) };
    return this.#inTurn(async () => {
      if (this.findByEmail(created.email)) return null;
      await this.#write([...this.#accounts, created]);
      return created;
    });
  }

  remove(id: string): Promise<void> {
    return this.#inTurn(() => this.#write(this.#accounts.filter((one) => one.id !== id)));
  }

  async #write(accounts: readonly Account[]): Promise<void> {
    await this.#files.write(accounts);
    this.#accounts = accounts;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#writing.then(work);
    this.#writing = turn.catch(() => undefined);
    return turn;
  }
}
