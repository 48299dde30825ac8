import path from 'node:path';
import * as z from 'zod';
import { ApiProblem } from '#core/call/errors.ts';
import { emailKey } from '#core/records/keys.ts';
import { isHere } from '#core/records/presence.ts';
import type { Store } from '#core/ports/store.ts';
import { inviteAdmin } from '#server/admin/invite-admin.ts';
import { resetSecondFactorOf } from '#server/admin/reset-second-factor.ts';
import type { Accounts } from '#server/auth/provider/accounts.ts';
import { identityFolder } from '#server/auth/provider/provider-state.ts';
import { openAccounts } from '#server/auth/provider/file-accounts.ts';
import { openDatabase } from '#server/postgres/database.ts';
import { DatabaseUnfit, expectMigrated } from '#server/postgres/migrate.ts';
import { openPostgresStore } from '#server/postgres/postgres-store.ts';
import { PostgresAccounts } from '#server/postgres/beside-rows/postgres-accounts.ts';
import { readSettings, SettingsError } from '#server/settings/env.ts';
import { nodeHasher, randomIds, systemClock } from '#server/ports/node-ports.ts';
import { asUnfit } from '#server/ports/room-storage.ts';
import { DataFolderError, DataFolderInUse } from '#server/storage/disk/data-error.ts';
import { openFileStore } from '#server/storage/file-store.ts';
import { readOptions } from '../options.ts';

const usage = `npm run admin -- --email you@rooms.example [--data DIR | --database URL] [--let-go] [--keep-role] [--reset-second-factor]
For the operator: makes a user an administrator, or restores one, and prints a link to sign in with. --let-go removes
the binding to their account, after a lost password or a change of providers; with --keep-role they stay what they are,
administrator or not. --reset-second-factor only removes a
user's second factors; they set up another at the next sign-in. Reads the server's settings, and works on a data
folder without a running server, or on the database of DATABASE_URL, whose servers may run.`;

const options = {
  email: { type: 'string' },
  data: { type: 'string' },
  database: { type: 'string' },
  'let-go': { type: 'boolean', default: false },
  'keep-role': { type: 'boolean', default: false },
  'reset-second-factor': { type: 'boolean', default: false },
} as const;

async function main(): Promise<void> {
  const { values } = readOptions({ options }, usage);
  const email = z.email().max(320).safeParse(values.email);
  if (!email.success) throw new SettingsError('Say who: npm run admin -- --email you@rooms.example');
  const settings = readSettings(process.env);
  const url = values.data === undefined ? (values.database ?? settings.databaseUrl) : undefined;
  const room = url === undefined ? await openFolder(values.data ?? settings.dataDir) : await openTables(url);
  try {
    const origin = settings.publicUrl ?? `http://localhost:${settings.port}`;
    const ports = { store: room.store, clock: systemClock, ids: randomIds, hasher: nodeHasher, origin };
    const isLettingGo = values['let-go'];
    if (values['reset-second-factor']) {
      if (isLettingGo) throw new SettingsError('One after the other: --let-go or --reset-second-factor');
      console.log(`Done: ${await resetOf(ports, email.data)}.`);
      return;
    }
    const isKeepingRole = values['keep-role'];
    const [there] = await room.store.read((tx) => tx.users.by('email', emailKey(email.data)));
    if (isKeepingRole && !isHere(there, new Date())) throw nobodyHere(email.data);
    // The account is removed first, so that the link creates a new one even if this is interrupted.
    if (isLettingGo && !settings.externalProvider) await removeAccount(await room.accounts(), email.data);
    const { done, link } = await inviteAdmin(ports, { email: email.data, isLettingGo, isKeepingRole });
    if (settings.publicUrl === undefined)
      console.error(`PUBLIC_URL is not set, so this names ${origin}: give the command the settings of the server.`);
    console.log(`Done: ${done}.`);
    if (link === null)
      console.log(`They sign in at ${origin} as before; --let-go gives them a link for another account.`);
    else console.log(`The link is good for 7 days, and replaces every earlier one:\n${link}`);
  } finally {
    await room.close();
  }
}

interface OpenRoom {
  store: Store;
  /** The bundled provider's accounts. */
  accounts(): Promise<Accounts>;
  close(): Promise<void>;
}

const warn = (message: string) => console.error(message);

async function openFolder(dataDir: string): Promise<OpenRoom> {
  const file = await openFileStore(dataDir, { warn, mustExist: true });
  return {
    store: file.store,
    accounts: () => openAccounts(path.join(identityFolder(dataDir), 'accounts.json'), warn),
    close: () => file.close(),
  };
}

async function openTables(url: string): Promise<OpenRoom> {
  const database = openDatabase({ url, warn });
  try {
    // Opening the store would make or migrate a data room, which only a server does.
    await expectMigrated(database);
    const tables = await openPostgresStore({ database, warn });
    return {
      store: tables.store,
      accounts: () => Promise.resolve(new PostgresAccounts(database)),
      async close() {
        await tables.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw asUnfit(error);
  }
}

async function resetOf(ports: Parameters<typeof resetSecondFactorOf>[0], email: string): Promise<string> {
  const done = await resetSecondFactorOf(ports, email);
  if (done === null) throw nobodyHere(email);
  return done;
}

const nobodyHere = (email: string) => new SettingsError(`Nobody here has the e-mail address ${email}`);

async function removeAccount(accounts: Accounts, email: string): Promise<void> {
  const account = await accounts.findByEmail(email);
  if (account) await accounts.remove(account.id);
}

main().catch((error: unknown) => {
  if (error instanceof DataFolderInUse)
    console.error(`${error.message}\nStop the server, run this again, and start it: the link works from then on.`);
  else if (isForPeople(error)) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
});

function isForPeople(error: unknown): error is Error {
  return [SettingsError, DataFolderError, DatabaseUnfit, ApiProblem, TypeError].some((kind) => error instanceof kind);
}
