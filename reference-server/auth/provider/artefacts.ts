// What the provider remembers between requests: its sessions, codes and tokens. They are kept in memory and written to
// a file a moment later, since losing them costs no more than another sign-in. Sign-ins with an invitation are never
// written, because a reader of the file could use the invitation.
import * as z from 'zod';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { putAside, readHashed, writeHashed } from '#server/storage/two-copies/hashed-json.ts';
import type { Warn } from '#server/storage/two-copies/two-copies.ts';

const artefact = z.object({ payload: z.record(z.string(), z.unknown()), expiresAt: z.number().nullable() });
type Artefact = z.infer<typeof artefact>;

const SAVE_DELAY_MS = 1000;
/** Far more than sign-ins need; the oldest are dropped if the provider is flooded. */
export const MOST_ARTEFACTS = 20_000;

export class Artefacts {
  #timer: NodeJS.Timeout | null = null;
  #saving: Promise<void> = Promise.resolve();

  private constructor(
    private readonly path: string,
    private readonly rows: Map<string, Artefact>,
    private readonly onFault: (error: unknown) => void,
  ) {}

  static async open(path: string, onFault: (error: unknown) => void, warn: Warn): Promise<Artefacts> {
    const file = await readHashed(path, z.array(z.tuple([z.string(), artefact])));
    if (file.state === 'damaged') {
      const moved = await putAside(path).then((aside) => ` What it held is in ${aside}.`, onFault);
      warn(`${path} was damaged. No account is lost: everybody signs in with their password again.${moved ?? ''}`);
    }
    const rows = 'content' in file ? file.content : [];
    return new Artefacts(path, new Map(rows), onFault);
  }

  get(key: string): Record<string, unknown> | undefined {
    const row = this.rows.get(key);
    return row && !hasExpired(row) ? row.payload : undefined;
  }

  set(key: string, payload: Record<string, unknown>, expiresInSeconds: number | undefined): void {
    const expiresAt = expiresInSeconds === undefined ? null : Date.now() + expiresInSeconds * 1000;
    this.rows.delete(key);
    this.rows.set(key, { payload, expiresAt });
    if (this.rows.size > MOST_ARTEFACTS) this.#makeRoom();
    this.#saveSoon();
  }

  /** Changes the value and keeps its expiry. */
  amend(key: string, changes: Record<string, unknown>): void {
    const row = this.rows.get(key);
    if (!row) return;
    this.rows.set(key, { ...row, payload: { ...row.payload, ...changes } });
    this.#saveSoon();
  }

  delete(key: string): void {
    if (this.rows.delete(key)) this.#saveSoon();
  }

  find(matches: (key: string, payload: Record<string, unknown>) => boolean): string[] {
    return [...this.rows].filter(([key, row]) => !hasExpired(row) && matches(key, row.payload)).map(([key]) => key);
  }

  async close(): Promise<void> {
    if (this.#timer) {
      clearTimeout(this.#timer);
      this.#timer = null;
      this.#save();
    }
    await this.#saving;
  }

  #makeRoom(): void {
    for (const [key, row] of this.rows) if (hasExpired(row)) this.rows.delete(key);
    for (const key of this.rows.keys()) {
      if (this.rows.size <= MOST_ARTEFACTS) return;
      this.rows.delete(key);
    }
  }

  #saveSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#save();
    }, SAVE_DELAY_MS).unref();
  }

  #save(): void {
    const kept = () => [...this.rows].filter(([, row]) => !hasExpired(row) && !holdsInvitation(row));
    this.#saving = this.#saving.then(() => writeHashed(this.path, 0, kept())).catch(this.onFault);
  }
}

const hasExpired = ({ expiresAt }: Artefact): boolean => expiresAt !== null && expiresAt <= Date.now();

function holdsInvitation({ payload }: Artefact): boolean {
  const { params } = payload;
  return typeof params === 'object' && params !== null && 'invitation' in params && params.invitation !== undefined;
}

/** The provider's storage port for one kind of artefact. */
export function artefactAdapter(artefacts: Artefacts, kind: string): Adapter {
  const keyOf = (id: string) => `${kind}:${id}`;
  const find = (id: string): Promise<AdapterPayload | undefined> => Promise.resolve(artefacts.get(keyOf(id)));
  const findBy = (member: 'uid' | 'userCode', value: string) => {
    const [key] = artefacts.find((name, payload) => name.startsWith(`${kind}:`) && payload[member] === value);
    return Promise.resolve(key === undefined ? undefined : artefacts.get(key));
  };
  return {
    find,
    findByUid: (uid) => findBy('uid', uid),
    findByUserCode: (userCode) => findBy('userCode', userCode),
    upsert(id, payload, expiresIn) {
      artefacts.set(keyOf(id), { ...payload }, expiresIn);
      return Promise.resolve();
    },
    consume(id) {
      artefacts.amend(keyOf(id), { consumed: Math.floor(Date.now() / 1000) });
      return Promise.resolve();
    },
    destroy(id) {
      artefacts.delete(keyOf(id));
      return Promise.resolve();
    },
    revokeByGrantId(grantId) {
      for (const key of artefacts.find((_, payload) => payload['grantId'] === grantId)) artefacts.delete(key);
      return Promise.resolve();
    },
  };
}
