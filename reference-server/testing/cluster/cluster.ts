// Several servers on this machine over one PostgreSQL and one object store, behind a balancer: all of them real, in
// processes of their own, with everything they keep in temporary folders.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Role } from '#core/records/records.ts';
import { credentialsOf, SESSION_COOKIE, TestClient } from '../client.ts';
import { type LaunchedServer, launchServer } from '../launch-server.ts';
import { type LocalPostgres, type LocalPostgresOptions, startPostgres } from '../local-postgres.ts';
import { freePort } from '../program.ts';
import { type LocalBucket, startBucket } from './local-bucket.ts';
import { type RoundRobin, startRoundRobin } from './round-robin.ts';

export interface ClusterOptions extends LocalPostgresOptions {
  servers?: number;
  from?: 'bundle' | 'sources';
  /** Where the balancer listens; a free port without. */
  port?: number;
  /** Further settings of every server. */
  settings?: Record<string, string>;
}

export interface Member {
  /** 0 while it is down. */
  port: number;
  server: LaunchedServer;
  /** Ends it as a loss of power would, and starts it again. */
  kill(): Promise<void>;
  restart(): Promise<void>;
}

export interface Cluster {
  /** The balancer's address, which is everybody's. */
  url: string;
  members: readonly Member[];
  postgres: LocalPostgres;
  databaseUrl: string;
  bucket: LocalBucket;
  balancer: RoundRobin;
  signInAs(role: Role): Promise<TestClient>;
  stop(): Promise<void>;
}

export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'strongroom-cluster-'));
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const postgres = await startPostgres(options);
    closing.push(() => postgres.remove());
    const bucket = await startBucket(path.join(folder, 'bucket'));
    closing.push(() => bucket.close());
    const databaseUrl = await postgres.newRoom();
    const port = options.port ?? (await freePort());
    const url = `http://localhost:${port}`;
    const settings = {
      ...{ HOME: folder, PUBLIC_URL: url, DATABASE_URL: databaseUrl, OBJECTS_URL: bucket.url, ...bucket.credentials },
      ...options.settings,
    };
    const ports = await Promise.all(Array.from({ length: options.servers ?? 3 }, () => freePort()));
    const from = options.from ?? 'bundle';
    const launched = await Promise.allSettled(
      ports.map(async (own) => {
        const dataDir = path.join(folder, `server-${own}`);
        return memberOf(await launchServer({ from, dataDir, settings: { ...settings, PORT: String(own) } }), own);
      }),
    );
    const members = launched.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    for (const { server } of members) closing.push(() => server.stop());
    for (const one of launched) if (one.status === 'rejected') throw one.reason;
    const balancer = await startRoundRobin(members, port);
    closing.push(() => balancer.close());
    return { url, members, postgres, databaseUrl, bucket, balancer, signInAs: (role) => signInAt(url, role), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function memberOf(server: LaunchedServer, port: number): Member {
  const member: Member = {
    port,
    server,
    async kill() {
      member.port = 0;
      await server.stop('SIGKILL');
    },
    async restart() {
      await server.restart();
      member.port = port;
    },
  };
  return member;
}

async function signInAt(url: string, role: Role): Promise<TestClient> {
  const client = new TestClient(url);
  const { email, password } = credentialsOf(role);
  await client.signIn(email, password);
  if (client.cookie(SESSION_COOKIE) === null) throw new Error(`${role} could not sign in`);
  return client;
}
