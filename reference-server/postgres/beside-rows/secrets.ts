// The servers' shared secrets; the signing key's fingerprint refuses servers with different keys.
import { randomBytes } from 'node:crypto';
import { makeKeys, type ProviderKeys, providerKeys } from '#server/auth/provider/keys.ts';
import { fingerprintOf } from '#server/ports/signing-key.ts';
import { SettingsError } from '#server/settings/env.ts';
import type { Database } from '../database.ts';
import type { Seal } from '#server/ports/seal.ts';

const MADE = 'made ';
const SET = 'set elsewhere, its fingerprint is ';
const KEY_BYTES = 32;
const PROVIDER_KEYS = 'provider keys';

const anew =
  'To begin with another, stop every server and empty the table server_secrets: everybody signs in again then, and ' +
  'authenticator apps and recovery codes are void.';

/** @throws SettingsError if the other servers have another key */
export async function openSharedKey(database: Database, configured: string | undefined): Promise<string> {
  const made = randomBytes(KEY_BYTES).toString('base64url');
  const kept = await keptOr(
    database,
    'signing key',
    configured === undefined ? MADE + made : SET + fingerprintOf(configured),
  );
  if (kept.startsWith(MADE)) {
    const key = kept.slice(MADE.length);
    if (configured === undefined || configured === key) return key;
  } else if (configured !== undefined && kept === SET + fingerprintOf(configured)) return configured;
  throw new SettingsError(
    configured === undefined
      ? `SIGNING_KEY is not set, and the servers of this database had one: set the same at each of them. ${anew}`
      : `SIGNING_KEY is not the one of this database: set the same at each of its servers. ${anew}`,
  );
}

/** @throws SettingsError if this signing key cannot decrypt them */
export async function openSharedProviderKeys(database: Database, seal: Seal): Promise<ProviderKeys> {
  const made = JSON.stringify(await makeKeys());
  const kept = await keptOr(database, PROVIDER_KEYS, seal.close(made, PROVIDER_KEYS));
  const text = seal.open(kept, PROVIDER_KEYS);
  if (text === null) throw new SettingsError(`What the bundled provider signs with cannot be read. ${anew}`);
  return providerKeys.parse(JSON.parse(text));
}

/** Stores a key that a server created for itself. @throws SettingsError if the database has another one */
export async function keepSharedKey(database: Database, key: string): Promise<void> {
  const kept = await keptOr(database, 'signing key', MADE + key);
  if (kept !== MADE + key) throw new SettingsError('The database has another signing key.');
}

/** @throws SettingsError if the database has others */
export async function keepSharedProviderKeys(database: Database, seal: Seal, keys: ProviderKeys): Promise<void> {
  const own = JSON.stringify(keys);
  const kept = await keptOr(database, PROVIDER_KEYS, seal.close(own, PROVIDER_KEYS));
  const text = seal.open(kept, PROVIDER_KEYS);
  if (text === null || JSON.stringify(providerKeys.parse(JSON.parse(text))) !== own)
    throw new SettingsError('The database has other keys of the bundled provider.');
}

/** Returns the secret of this name, and stores `made` if there is none. */
async function keptOr(database: Database, name: string, made: string): Promise<string> {
  await database.query('INSERT INTO server_secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, made]);
  const [row] = await database.query<{ value: string }>('SELECT value FROM server_secrets WHERE name = $1', [name]);
  if (!row) throw new SettingsError(`The ${name} in the database went away while the server started: start it again.`);
  return row.value;
}
