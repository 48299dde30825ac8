// The key that signs upload tickets and seals sign-ins and second factors: from the settings, or created at the first
// start and stored twice in the data folder, readable by the server's user only. Its fingerprint is stored twice as
// well, so that a start with another key is refused while second factors depend on the old one.
import { hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import type { StoreEngine } from '#core/store/store.ts';
import { SettingsError } from '../settings/env.ts';
import { readOwn } from '../storage/disk/own-file.ts';
import { readHashed } from '../storage/two-copies/hashed-json.ts';
import { copiesOf, TwoCopies, type Warn } from '../storage/two-copies/two-copies.ts';

const SHORTEST_KEY_BYTES = 32;
const MOST_NAMED = 3;

export const keyText = z.string().refine((text) => Buffer.byteLength(text) >= SHORTEST_KEY_BYTES);
export const fingerprintText = z.string().min(1);

export const signingKeyFile = (dataDir: string) => join(dataDir, 'signing.key');
export const fingerprintFile = (dataDir: string) => join(dataDir, 'signing-fingerprint.json');

/** @returns the e-mail addresses of users whose codes depend on the old key */
export type DependOnKey = () => Promise<readonly string[]>;

export interface KeyPlace {
  dataDir: string;
  configured: string | undefined;
  dependents: DependOnKey;
  warn: Warn;
}

/** @throws SettingsError if factors depend on another key, DataFolderError if no copy can be read */
export async function openSigningKey({ dataDir, configured, dependents, warn }: KeyPlace): Promise<string> {
  const prints = new TwoCopies<string>(fingerprintFile(dataDir));
  const print = await prints.read(fingerprintText, warn);
  // A folder without a fingerprint may have the key that was in use.
  const stored = configured === undefined || print === null ? await readSigningKey(dataDir, warn) : null;
  const found = configured ?? stored;
  if (found !== null && print === fingerprintOf(found)) return found;
  if (found === null || print !== null || found !== (stored ?? found))
    await refuseForDependents(dataDir, configured, dependents);
  const key = found ?? randomBytes(SHORTEST_KEY_BYTES).toString('base64url');
  if (found === null) await writeSigningKey(dataDir, key);
  else await prints.write(fingerprintOf(key));
  return key;
}

/** The stored key; null without one. @throws DataFolderError if neither copy can be read */
async function readSigningKey(dataDir: string, warn: Warn): Promise<string | null> {
  const path = signingKeyFile(dataDir);
  const kept = new TwoCopies<string>(path);
  const plain = await plainKeyIn(path);
  // Written by an older version, which kept no second copy.
  if (plain !== null) await kept.write(plain);
  return kept.read(keyText, warn);
}

/** Writes both copies and the fingerprint. */
export async function writeSigningKey(dataDir: string, key: string): Promise<void> {
  await new TwoCopies<string>(signingKeyFile(dataDir)).write(key);
  await writeFingerprint(dataDir, key);
}

export const writeFingerprint = (dataDir: string, key: string): Promise<void> =>
  new TwoCopies<string>(fingerprintFile(dataDir)).write(fingerprintOf(key));

/** The format of older versions: one line that is not JSON. Beside a whole second copy it counts as damaged. */
export async function plainKeyIn(path: string): Promise<string | null> {
  try {
    if ((await readHashed(copiesOf(path)[1], keyText)).state === 'whole') return null;
    const text = (await readOwn(path)).toString('utf8').trim();
    return /^[\w-]+$/.test(text) && keyText.safeParse(text).success ? text : null;
  } catch {
    // Missing or unreadable: the second copy may be intact.
    return null;
  }
}

/** Identifies the key without revealing it. */
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
      : `SIGNING_KEY is another than before, or than in ${signingKeyFile(dataDir)}`;
  throw new SettingsError(
    `${wrong}, and authenticator apps and recovery codes would be refused (of ${named}${rest}). ` +
      'Put the key of before back, from a backup. If it is lost for good: npm run admin -- --email THEIRS ' +
      '--reset-second-factor for each of them, and start again.',
  );
}

/** Users with recovery codes, which come with the first second factor. */
export function peopleWithCodes(store: Pick<StoreEngine, 'read'>): DependOnKey {
  return () =>
    store.read(async (tx) => {
      const people = await Promise.all((await tx.recoveryCodes.list()).map(({ id }) => tx.users.get(id)));
      return people.flatMap((user) => user?.email ?? []);
    });
}
