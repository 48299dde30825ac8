// Moves the signing key and the provider's accounts and keys; its sessions are not moved, so users sign in again.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { type Account, account } from '../../auth/provider/accounts.ts';
import { providerKeys, type ProviderKeys } from '../../auth/provider/keys.ts';
import { identityFolder } from '../../auth/provider/provider-state.ts';
import { type KeyPlace, openSigningKey, writeFingerprint, writeSigningKey } from '../../ports/signing-key.ts';
import { TwoCopies } from '../../storage/two-copies/two-copies.ts';
import type { Database } from '../database.ts';
import { DatabaseUnfit } from '../migrate.ts';
import { allAccounts, PostgresAccounts } from '../beside-rows/postgres-accounts.ts';
import { Seal } from '#server/ports/seal.ts';
import {
  keepSharedKey,
  keepSharedProviderKeys,
  openSharedKey,
  openSharedProviderKeys,
} from '../beside-rows/secrets.ts';

const filesOf = (dataDir: string) => ({
  keys: new TwoCopies<ProviderKeys>(path.join(identityFolder(dataDir), 'keys.json')),
  accounts: new TwoCopies<readonly Account[]>(path.join(identityFolder(dataDir), 'accounts.json')),
});

/** @returns the number of accounts @throws DatabaseUnfit if the database has other ones; as `openSigningKey` does */
export async function moveStateIntoDatabase(from: KeyPlace, database: Database): Promise<number> {
  const files = filesOf(from.dataDir);
  const key = await openSigningKey(from);
  if (from.configured === undefined) await keepSharedKey(database, key);
  const seal = new Seal(await openSharedKey(database, from.configured));
  const keys = await files.keys.read(providerKeys, from.warn);
  if (keys) await keepSharedProviderKeys(database, seal, keys);
  const accounts = (await files.accounts.read(z.array(account), from.warn)) ?? [];
  const target = new PostgresAccounts(database);
  for (const one of accounts) {
    const isNew = await target.add(one);
    if (!isNew && (await target.find(one.id))?.passwordHash !== one.passwordHash)
      throw new DatabaseUnfit(`The database has another account for ${one.email}. The move is not over.`);
  }
  return accounts.length;
}

/** @returns the number of accounts */
export async function moveStateIntoFolder(
  database: Database,
  { dataDir, configured }: Pick<KeyPlace, 'dataDir' | 'configured'>,
): Promise<number> {
  const files = filesOf(dataDir);
  const signingKey = await openSharedKey(database, configured);
  const accounts = await allAccounts(database);
  await mkdir(identityFolder(dataDir), { recursive: true, mode: 0o700 });
  if (configured === undefined) await writeSigningKey(dataDir, signingKey);
  else await writeFingerprint(dataDir, signingKey);
  await files.keys.write(await openSharedProviderKeys(database, new Seal(signingKey)));
  await files.accounts.write(accounts);
  return accounts.length;
}
