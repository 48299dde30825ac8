// Accounts in a file of the data folder, held in memory; for a single server.
import * as z from 'zod';
import { emailKey } from '#core/records/keys.ts';
import { TwoCopies, type Warn } from '#server/storage/two-copies/two-copies.ts';
import { type Account, account, Accounts } from './accounts.ts';

/** @throws DataFolderError if both copies are damaged */
export async function openAccounts(path: string, warn: Warn): Promise<Accounts> {
  const files = new TwoCopies<readonly Account[]>(path);
  return new FileAccounts(files, (await files.read(z.array(account), warn)) ?? []);
}

class FileAccounts extends Accounts {
  #writing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly files: TwoCopies<readonly Account[]>,
    private accounts: readonly Account[],
  ) {
    super();
  }

  find(id: string): Promise<Account | null> {
    return Promise.resolve(this.accounts.find((one) => one.id === id) ?? null);
  }

  findByEmail(email: string): Promise<Account | null> {
    return Promise.resolve(this.#withEmail(email) ?? null);
  }

  among(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const known = new Set(this.accounts.map(({ id }) => id));
    return Promise.resolve(new Set(ids.filter((id) => known.has(id))));
  }

  add(created: Account): Promise<boolean> {
    return this.#inTurn(async () => {
      if (this.#withEmail(created.email)) return false;
      await this.#write([...this.accounts, created]);
      return true;
    });
  }

  remove(id: string): Promise<void> {
    return this.#inTurn(() => this.#write(this.accounts.filter((one) => one.id !== id)));
  }

  #withEmail(email: string): Account | undefined {
    const key = emailKey(email);
    return this.accounts.find((one) => emailKey(one.email) === key);
  }

  async #write(accounts: readonly Account[]): Promise<void> {
    await this.files.write(accounts);
    this.accounts = accounts;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#writing.then(work);
    this.#writing = turn.catch(() => undefined);
    return turn;
  }
}
