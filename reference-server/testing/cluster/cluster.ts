// Starts several servers over one PostgreSQL and one object store, behind a balancer. All are real processes with
// temporary folders.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Role } from '#core/records/records.ts';
import type { ObjectStore } from '#core/ports/objects.ts';
import { openBucket } from '../../objects/s3/open-bucket.ts';
import { type S3Server, startS3Server } from '../../objects/testing/s3-server.ts';
import { credentialsOf, SESSION_COOKIE, TestClient } from '../client.ts';
import { type LaunchedServer, launchServer, type LaunchOptions } from '../launch-server.ts';
import { type LocalPostgres, type LocalPostgresOptions, startPostgres } from '../local-postgres.ts';
import { freePort } from '../program.ts';
import { type RoundRobin, startRoundRobin } from './round-robin.ts';

export interface ClusterOptions extends LocalPostgresOptions {
  servers?: number;
  from?: 'bundle' | 'sources';
  /** The balancer's port; a free one by default. */
  port?: number;
  /** Additional settings of all servers. */
  settings?: Record<string, string>;
  /** Additional settings of one server, counted from 0. */
  ownSettings?: (at: number) => Record<string, string>;
  /** Fills database and bucket before the servers start. */
  prepare?: (unopened: Unopened) => Promise<void>;
}

export interface Unopened {
  databaseUrl: string;
  objects: ObjectStore;
}

export interface Member {
  /** 0 while it is down. */
  port: number;
  server: LaunchedServer;
  /** Kills it as a power cut would, and restarts it. */
  kill(): Promise<void>;
  restart(): Promise<void>;
}

export interface Cluster {
  /** The balancer's address, used by all clients. */
  url: string;
  members: readonly Member[];
  postgres: LocalPostgres;
  databaseUrl: string;
  bucket: S3Server;
  objectsUrl: string;
  /** Null for a single server. */
  balancer: RoundRobin | null;
  /** Adds a server to the balancer once it has answered this request. */
  join(isMeasured: LaunchOptions['isMeasured']): Promise<LaunchedServer>;
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
    const bucket = await startS3Server();
    closing.push(() => bucket.close());
    const objectsUrl = urlOf(bucket);
    const databaseUrl = await postgres.newRoom();
    if (options.prepare) await prepared(options.prepare, { databaseUrl, bucket, folder });
    const ports = await Promise.all(Array.from({ length: options.servers ?? 3 }, () => freePort()));
    // A single server needs no balancer.
    const [only = 0] = ports;
    const port = options.port ?? (ports.length === 1 ? only : await freePort());
    const url = `http://localhost:${port}`;
    const settings = {
      ...{ HOME: folder, PUBLIC_URL: url, DATABASE_URL: databaseUrl, OBJECTS_URL: objectsUrl, ...bucket.environment },
      ...options.settings,
    };
    const from = options.from ?? 'bundle';
    const start = async (own: number, more: LaunchOptions = {}) =>
      launchServer({
        from,
        dataDir: path.join(folder, `server-${own}`),
        ...more,
        settings: { ...settings, ...options.ownSettings?.(ports.indexOf(own)), PORT: String(own) },
      });
    const launched = await Promise.allSettled(ports.map(async (own) => memberOf(await start(own), own)));
    const members = launched.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    for (const { server } of members) closing.push(() => server.stop());
    for (const one of launched) if (one.status === 'rejected') throw one.reason;
    const balancer = port === only ? null : await startRoundRobin(members, port);
    closing.push(() => balancer?.close() ?? Promise.resolve());
    return {
      ...{ url, members, postgres, databaseUrl, bucket, objectsUrl, balancer, stop },
      signInAs: (role) => signInAt(url, role),
      join: async (isMeasured) => start(await freePort(), isMeasured ? { isMeasured } : {}),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepared(
  prepare: (unopened: Unopened) => Promise<void>,
  { databaseUrl, bucket, folder }: { databaseUrl: string; bucket: S3Server; folder: string },
): Promise<void> {
  // Keys are found like in every AWS tool, as by the servers.
  Object.assign(process.env, bucket.environment);
  const opened = await openBucket(path.join(folder, 'preparing'), bucket.settings);
  try {
    await prepare({ databaseUrl, objects: opened.objects });
  } finally {
    await opened.close();
  }
}

/** As OBJECTS_URL. */
function urlOf({ settings: { bucket, endpoint, region, prefix } }: S3Server): string {
  const query = new URLSearchParams({ endpoint: endpoint ?? '', region: region ?? '', prefix, pathStyle: 'true' });
  return `s3://${bucket}?${query.toString()}`;
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
