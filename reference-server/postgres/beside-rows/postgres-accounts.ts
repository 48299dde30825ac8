// Accounts of the bundled provider in a table; of two servers that create one for an e-mail, one succeeds.
import { type Account, Accounts } from '#server/auth/provider/accounts.ts';
import { emailKey } from '#core/records/keys.ts';
import type { Database } from '../database.ts';

const stored = 'id, email, is_email_verified, given_name, family_name, password_hash';
const columns =
  'id, email, is_email_verified AS "isEmailVerified", given_name AS "givenName", family_name AS "familyName", ' +
  'password_hash AS "passwordHash"';

export class PostgresAccounts extends Accounts {
  constructor(private readonly database: Database) {
    super();
  }

  find(id: string): Promise<Account | null> {
    return this.#one('id', id);
  }

  findByEmail(email: string): Promise<Account | null> {
    return this.#one('email_key', emailKey(email));
  }

  async among(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ id: string }>('SELECT id FROM provider_accounts WHERE id = ANY($1)', [
      ids,
    ]);
    return new Set(rows.map(({ id }) => id));
  }

  async add({ id, email, isEmailVerified, givenName, familyName, passwordHash }: Account): Promise<boolean> {
    const rows = await this.database.query(
      `INSERT INTO provider_accounts (${stored}, email_key) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT DO NOTHING RETURNING id`,
      [id, email, isEmailVerified, givenName, familyName, passwordHash, emailKey(email)],
    );
    return rows.length > 0;
  }

  async remove(id: string): Promise<void> {
    await this.database.query('DELETE FROM provider_accounts WHERE id = $1', [id]);
  }

  async #one(column: 'id' | 'email_key', value: string): Promise<Account | null> {
    // PostgreSQL cannot store this character, which a sign-in may contain.
    if (value.includes('\0')) return null;
    const [row] = await this.database.query<Account>(`SELECT ${columns} FROM provider_accounts WHERE ${column} = $1`, [
      value,
    ]);
    return row ?? null;
  }
}

export function allAccounts(database: Database): Promise<readonly Account[]> {
  return database.query<Account>(`SELECT ${columns} FROM provider_accounts ORDER BY created_at, id`);
}
