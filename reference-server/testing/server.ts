// A real server for a test: a free port, its own data folder, and the four users of the empty scenario.
import { randomBytes, randomUUID, scryptSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import type { Role } from '#core/records/records.ts';
import type { AuditEntry } from '#core/records/records.ts';
import type { RoomPorts } from '#core/room/room.ts';
import { identityFolder } from '../auth/provider/provider-state.ts';
import { createDemoAccounts, demoPeople } from '../demonstration/demo-people.ts';
import type { Account, NewAccount } from '../auth/provider/accounts.ts';
import { isLoopback } from '../settings/addresses.ts';
import { readSettings } from '../settings/env.ts';
import { isClientAbort } from '../http/client-abort.ts';
import { type RunningServer, startServer } from '../server.ts';
import { TwoCopies, copiesOf } from '../storage/two-copies/two-copies.ts';
import { credentialsOf, SESSION_COOKIE, TestClient } from './client.ts';

export interface TestServer extends RunningServer {
  dataDir: string;
  /** Reported faults, which tests can check. */
  faults: unknown[];
  /** The password of the user with this role. */
  passwordOf(role: Role): string;
  /** A browser without cookies. */
  newClient(): TestClient;
  /** A browser signed in through the provider. */
  signInAs(role: Role): Promise<TestClient>;
  /** One browser for each role. */
  signInEverybody(): Promise<Record<Role, TestClient>>;
  /** Newest first. */
  auditLog(): Promise<readonly AuditEntry[]>;
  /** Stops the server and removes its data folder. */
  stop(): Promise<void>;
}

export interface TestServerOptions {
  environment?: Record<string, string>;
  /** A folder that is kept after the test. */
  dataDir?: string;
  /** Uses demonstration passwords with real hashing cost. */
  hasRealHashes?: boolean;
  ports?: Partial<RoomPorts>;
  log?: Logger;
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'strongroom-server-')));
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: dataDir,
    WEB_DIR: path.join(dataDir, 'no-web'),
    SEED: 'empty',
    LOG_LEVEL: 'silent',
    ...options.environment,
  });
  // Published passwords do not work where others can reach the server.
  const passwordOf = (role: Role) =>
    settings.openedBy === null ? credentialsOf(role).password : `a ${role} of this test`;
  const isOpened = settings.openedBy !== null;
  if ((isOpened || settings.seed !== 'none') && !settings.externalProvider && options.hasRealHashes !== true)
    await makeAccounts(dataDir, !isOpened, passwordOf);
  const faults: unknown[] = [];
  const reportFault = (error: unknown) => {
    if (!isClientAbort(error)) faults.push(error);
  };
  const log = options.log ?? pino({ level: settings.logLevel });
  const server = await startServer(settings, log, { reportFault, ...options.ports }).catch(async (error: unknown) => {
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
  // A public address on another machine is reached at the server's own address.
  const address = isLoopback(new URL(server.url).hostname) ? server.url : server.ownAddress;
  const newClient = () => new TestClient(server.url, address);
  const signInAs = async (role: Role) => {
    const client = newClient();
    const { email } = credentialsOf(role);
    const landed = await client.signIn(email, passwordOf(role));
    if (client.cookie(SESSION_COOKIE) === null && client.cookie(`__Host-${SESSION_COOKIE}`) === null)
      throw new Error(`${role} could not sign in: ${landed.status} ${landed.url}`);
    return client;
  };
  return {
    ...server,
    dataDir,
    faults,
    passwordOf,
    newClient,
    signInAs,
    signInEverybody: async () => ({
      admin: await signInAs('admin'),
      manager: await signInAs('manager'),
      analyst: await signInAs('analyst'),
      viewer: await signInAs('viewer'),
    }),
    auditLog: () => server.ports.store.read((tx) => tx.audit.newest({ limit: 1000 })),
    async stop() {
      await server.close();
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Creates the four accounts as the server would, but with a cheap hash, since a hash contains its cost. */
async function makeAccounts(dataDir: string, isDemo: boolean, passwordOf: (role: Role) => string): Promise<void> {
  const file = path.join(identityFolder(dataDir), 'accounts.json');
  // A folder that was opened before has its accounts.
  if ([...copiesOf(file), path.join(dataDir, 'journal')].some((known) => existsSync(known))) return;
  const made: Account[] = [];
  const create = ({ password, id = randomUUID(), ...account }: NewAccount) => {
    made.push({ ...account, id, passwordHash: quickHash(password) });
    return Promise.resolve(null);
  };
  if (isDemo) await createDemoAccounts({ create });
  else {
    for (const { email, role } of demoPeople)
      await create({ email, isEmailVerified: true, givenName: null, familyName: null, password: passwordOf(role) });
  }
  await new TwoCopies<readonly Account[]>(file).write(made);
}

function quickHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password.normalize('NFC'), salt, 32, { N: 16, r: 8, p: 1 });
  return ['scrypt', 16, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
}
