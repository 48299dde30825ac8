// What the bundled provider remembers between requests, in a table: sessions, codes, tokens and sign-ins under way.
// Payloads are encrypted and ids hashed, since they grant access. Sign-ins under way are limited by address; the sweep
// enforces the total limit.
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { currentCaller, LONGEST_SECONDS, MOST_OF_ONE } from '#server/auth/provider/pending.ts';
import type { Database } from '../database.ts';
import { digest } from './sealing.ts';
import type { Seal } from '#server/ports/seal.ts';

const PENDING = 'Interaction';
const isThere = '(ends_at IS NULL OR ends_at > $3)';

export class PostgresArtefacts implements Adapter {
  constructor(
    private readonly database: Database,
    private readonly seal: Seal,
    private readonly kind: string,
  ) {}

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#one('id', digest(id));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return uid.includes('\0') ? Promise.resolve(undefined) : this.#one('uid', uid);
  }

  /** The device flow is not supported. */
  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number | undefined): Promise<void> {
    const { uid = null, grantId = null, accountId = null } = payload;
    const consumed: unknown = payload.consumed;
    const isPending = this.kind === PENDING;
    const seconds = expiresIn ?? (isPending ? LONGEST_SECONDS : undefined);
    const stored = digest(id);
    const values = [
      this.kind,
      stored,
      this.seal.close(JSON.stringify(payload), this.#about(stored)),
      uid,
      grantId,
      accountId,
      isPending ? (currentCaller.getStore() ?? '') : null,
      typeof consumed === 'number' ? new Date(consumed * 1000).toISOString() : null,
      seconds === undefined ? null : new Date(Date.now() + seconds * 1000).toISOString(),
    ];
    const own = 'FROM provider_artefacts WHERE kind = $1 AND caller = $7 AND id <> $2';
    const room = `WITH too_much AS (
      DELETE ${own} AND turn <= (SELECT turn ${own} ORDER BY turn DESC OFFSET ${MOST_OF_ONE - 1} LIMIT 1))`;
    await this.database.query(
      `${isPending ? room : ''}
       INSERT INTO provider_artefacts (kind, id, payload, uid, grant_id, account_id, caller, consumed_at, ends_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (kind, id) DO UPDATE
       SET payload = excluded.payload, uid = excluded.uid, grant_id = excluded.grant_id,
         account_id = excluded.account_id, consumed_at = excluded.consumed_at, ends_at = excluded.ends_at
         ${isPending ? '' : ', turn = excluded.turn'}`,
      values,
    );
  }

  /** Of two servers that get the same code at once, one succeeds. @throws InvalidGrant */
  async consume(id: string): Promise<void> {
    const rows = await this.database.query(
      `UPDATE provider_artefacts SET consumed_at = $3
       WHERE kind = $1 AND id = $2 AND consumed_at IS NULL RETURNING id`,
      [this.kind, digest(id), new Date().toISOString()],
    );
    if (rows.length > 0) return;
    // Loaded on demand: the provider has loaded this large library by then.
    const { errors } = await import('oidc-provider');
    throw new errors.InvalidGrant('it has been used or revoked meanwhile');
  }

  async destroy(id: string): Promise<void> {
    await this.database.query('DELETE FROM provider_artefacts WHERE kind = $1 AND id = $2', [this.kind, digest(id)]);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    if (grantId.includes('\0')) return;
    await this.database.query('DELETE FROM provider_artefacts WHERE grant_id = $1', [grantId]);
  }

  async #one(column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.database.query<{ payload: string; id: string; consumed_at: string | null }>(
      `SELECT id, payload, consumed_at FROM provider_artefacts
       WHERE kind = $1 AND ${column} = $2 AND ${isThere} ORDER BY turn LIMIT 1`,
      [this.kind, value, new Date().toISOString()],
    );
    const text = row && this.seal.open(row.payload, this.#about(row.id));
    if (!row || typeof text !== 'string') return undefined;
    // Encrypted by this class, from the provider's payload.
    const payload = JSON.parse(text) as AdapterPayload;
    if (row.consumed_at === null) return payload;
    return { ...payload, consumed: Math.floor(Date.parse(row.consumed_at) / 1000) };
  }

  #about(id: string): string {
    return `artefact ${this.kind} ${id}`;
  }
}
