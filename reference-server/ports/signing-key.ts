// The key that signs upload tickets and seals sign-ins and second factors: from the settings, else made at the first start
// and kept twice in the data folder, for the server's own user only. Its fingerprint is kept twice as well, so that a
// start with another key is refused while second factors depend on the one of before.
import { hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import type { StoreEngine } from '#core/store/store.ts';
import { SettingsError } from '../settings/env.ts';
import { readOwn } from '../storage/disk/own-file.ts';
import { TwoCopies, type Warn } from '../storage/two-copies/two-copies.ts';

const SHORTEST_KEY_BYTES = 32;
const MOST_NAMED = 3;

export const keyText = z.string().refine((text) => Buffer.byteLength(text) >= SHORTEST_KEY_BYTES);
export const fingerprintText = z.string().min(1);

export const signingKeyFile = (dataDir: string) => join(dataDir, 'signing.key');
export const fingerprintFile = (dataDir: string) => join(dataDir, 'signing-fingerprint.json');

/** @returns the e-mail addresses of those whose codes only the key of before can check */
export type DependOnKey = () => Promise<readonly string[]>;

export interface KeyPlace {
  dataDir: string;
  /** SIGNING_KEY, where it is set. */
  configured: string | undefined;
  dependents: DependOnKey;
  warn: Warn;
}

/**
 * @throws SettingsError where people's second factors depend on another key
 * @throws DataFolderError where neither copy of the key can be read
 */
export async function openSigningKey({ dataDir, configured, dependents, warn }: KeyPlace): Promise<string> {
  const found = configured ?? (await readSigningKey(dataDir, warn));
  const prints = new TwoCopies<string>(fingerprintFile(dataDir));
  const print = await prints.read(fingerprintText, warn);
  if (found !== null && print === fingerprintOf(found)) return found;
  if (found === null || print !== null) await refuseForDependents(dataDir, configured, dependents);
  const key = found ?? randomBytes(SHORTEST_KEY_BYTES).toString('base64url');
  if (found === null) await writeSigningKey(dataDir, key);
  else await prints.write(fingerprintOf(key));
  return key;
}

/** What the folder keeps; null when it keeps none. @throws DataFolderError where neither copy can be read */
export async function readSigningKey(dataDir: string, warn: Warn): Promise<string | null> {
  const path = signingKeyFile(dataDir);
  const kept = new TwoCopies<string>(path);
  const plain = await plainKeyIn(path);
  // Written by an older version, once and without a hash.
  if (plain !== null) await kept.write(plain);
  return kept.read(keyText, warn);
}

/** Both copies, and its fingerprint. */
export async function writeSigningKey(dataDir: string, key: string): Promise<void> {
  await new TwoCopies<string>(signingKeyFile(dataDir)).write(key);
  await new TwoCopies<string>(fingerprintFile(dataDir)).write(fingerprintOf(key));
}

/** The key as older versions kept it: one line that is no JSON. */
export async function plainKeyIn(path: string): Promise<string | null> {
  try {
    const text = (await readOwn(path)).toString('utf8').trim();
    return /^[\w-]+$/.test(text) && keyText.safeParse(text).success ? text : null;
  } catch {
    // There is none, or it cannot be read: then its twin may be whole.
    return null;
  }
}

/** Names the key without giving it away. */
export function fingerprintOf(key: string): string {
  return Buffer.from(hkdfSync('sha256', key, '', 'fingerprint of the signing key', 32)).toString('base64url');
}

async function refuseForDependents(
  dataDir: string,
  configured: string | undefined,
  dependents: DependOnKey,
): Promise<void> {
  const people = await dependents();
  if (people.length === 0) return;
  const named = people.slice(0, MOST_NAMED).join(', ');
  const rest = people.length > MOST_NAMED ? ` and ${people.length - MOST_NAMED} more` : '';
  const wrong =
    configured === undefined
      ? `${signingKeyFile(dataDir)} is gone or is another than before`
      : 'SIGNING_KEY is another than before';
  throw new SettingsError(
    `${wrong}, and the authenticator apps and recovery codes of ${people.length} people would be refused (${named}${rest}). ` +
      'Put the key of before back, from a backup. If it is lost for good: npm run admin -- --email THEIRS ' +
      '--reset-second-factor for each of them, and start again.',
  );
}

/** Those in the room who have recovery codes, as everybody has with a first authenticator app or passkey. */
export function peopleWithCodes(store: Pick<StoreEngine, 'read'>): DependOnKey {
  return () =>
    store.read(async (tx) => {
      const people = await Promise.all((await tx.recoveryCodes.list()).map(({ id }) => tx.users.get(id)));
      return people.flatMap((user) => user?.email ?? []);
    });
}
