// Servers over PostgreSQL and a bucket beside the same room in its folder: a single server, and three behind a
// balancer. The database syncs every commit, as needed to survive a power cut.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { credentialsOf, dataOf, SESSION_COOKIE, TestClient } from '#server/testing/client.ts';
import { type Cluster, startCluster, type Unopened } from '#server/testing/cluster/cluster.ts';
import { launchServer } from '#server/testing/launch-server.ts';
import { openDatabase } from '#server/postgres/database.ts';
import { moveIntoDatabase } from '#server/postgres/move/into-database.ts';
import { moveObjects } from '#server/postgres/move/move-objects.ts';
import { createDiskObjects } from '#server/storage/objects/disk-objects.ts';
import { fillDataFolder } from '../data-room.ts';
import { apiOf, ofEveryRoom, startOver } from '../real-server.ts';
import { OURS, type Bench, type BenchOptions, type Sample } from '../samples.ts';
import { callsPerSecond } from '../server/rate.ts';
import { measureChanges, measureManyChanges } from './changes.ts';
import { closeConnections, transfer } from '../server/transfer.ts';
import { DOWNLOAD, EMBEDDED, JOIN, LIST, measures, PUT_OBJECT, SIGN_IN, THREE, UPLOAD } from './cluster-measures.ts';
import { FILE_ID, rounds, sample, type Stage } from './stage.ts';

async function run(options: BenchOptions): Promise<Sample[]> {
  const documents = options.quick ? 1000 : 10_000;
  const file = Buffer.alloc((options.quick ? 10 : 50) * 1024 * 1024, 'b');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'strongroom-bench-cluster-'));
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    options.log(`cluster, ${documents} documents`);
    const dataDir = path.join(folder, 'data');
    const files = [{ id: FILE_ID, type: 'application/octet-stream', bytes: () => new Uint8Array(file) }];
    const cookies = await fillDataFolder(dataDir, { documents, files });
    const open = async (servers: number) => {
      const prepare = (unopened: Unopened) => moveRoom(dataDir, unopened);
      const cluster = await startCluster({ servers, isDurable: true, settings: ofEveryRoom, prepare });
      closing.push(() => cluster.stop());
      return cluster;
    };
    const [one, three] = [await open(1), await open(3)];
    const embedded = await startOver(dataDir, cookies);
    closing.push(() => embedded.close());
    const places = {
      [EMBEDDED]: { url: embedded.url, cookies },
      [OURS]: { url: one.url, cookies },
      [THREE]: { url: three.url, cookies },
    };
    const stage = { documents, file, places, one, three };
    return [
      ...(await measureLists(stage, options)),
      ...(await measureChanges(stage, options)),
      ...(await measureManyChanges(stage, options)),
      ...(await measureFiles(stage, options)),
      ...(await measureSignIns(options)),
      ...(await measureJoins(stage, options)),
    ];
  } finally {
    closeConnections();
    for (const close of closing.reverse()) await close();
  }
}

/** Copies the room of a folder into a new database and bucket. */
export async function moveRoom(dataDir: string, { databaseUrl, objects }: Unopened): Promise<void> {
  const database = openDatabase({ url: databaseUrl });
  const disk = await createDiskObjects(dataDir);
  try {
    await moveIntoDatabase(dataDir, database, {
      files: async (rows) => {
        const { left } = await moveObjects(rows, disk, objects);
        if (left.length > 0) throw new Error(left.join('\n'));
      },
    });
  } finally {
    await database.close();
  }
}

async function measureLists({ documents, places }: Stage, options: BenchOptions): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const round of rounds(options, 4)) {
    for (const [name, { url, cookies }] of Object.entries(places)) {
      const load = { url: `${url}/api/documents`, headers: { cookie: cookies.admin }, connections: 10, seconds: 2 };
      const rate = await callsPerSecond(load);
      if (round > 0 || options.quick) samples.push(sample(LIST, documents, name, 'req/s', rate));
    }
  }
  return samples;
}

const MEGABYTE = 1_000_000;

async function measureFiles({ file, places, one }: Stage, options: BenchOptions): Promise<Sample[]> {
  const samples: Sample[] = [];
  const size = `${Math.round(file.length / 1024 / 1024)} MiB`;
  const speed = (begun: number) => file.length / MEGABYTE / ((performance.now() - begun) / 1000);
  const { client, bucket } = clientOf(one);
  for (const round of rounds(options, 5)) {
    const isKept = round > 0 || options.quick;
    const begun = performance.now();
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: `bench-${round}`, Body: file }));
    if (isKept) samples.push(sample(UPLOAD, size, PUT_OBJECT, 'MB/s', speed(begun)));
    for (const [name, { url, cookies }] of Object.entries(places)) {
      const headers = { cookie: cookies.admin, origin: url };
      const { uploadURL } = await dataOf(apiOf({ url, cookies }).POST('/api/objects/upload'));
      const put = performance.now();
      await transfer({ url: uploadURL, method: 'PUT', body: file });
      if (isKept) samples.push(sample(UPLOAD, size, name, 'MB/s', speed(put)));
      const got = performance.now();
      await transfer({ url: `${url}/api/documents/${FILE_ID}/download`, headers });
      if (isKept) samples.push(sample(DOWNLOAD, size, name, 'MB/s', speed(got)));
    }
  }
  client.destroy();
  return samples;
}

function clientOf({ bucket }: Cluster): { client: S3Client; bucket: string } {
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = bucket.environment;
  const client = new S3Client({
    endpoint: bucket.endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  return { client, bucket: bucket.settings.bucket };
}

/** In separate rooms, since those of the other measures have no accounts. */
async function measureSignIns(options: BenchOptions): Promise<Sample[]> {
  const settings = { SEED: 'empty', SIGN_INS_PER_MINUTE: '1000000' };
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const embedded = await launchServer({ from: 'bundle', settings });
    closing.push(() => embedded.remove());
    const one = await startCluster({ servers: 1, isDurable: true, settings });
    closing.push(() => one.stop());
    const three = await startCluster({ isDurable: true, settings });
    closing.push(() => three.stop());
    const urls = { [EMBEDDED]: embedded.url, [OURS]: one.url, [THREE]: three.url };
    const { email, password } = credentialsOf('admin');
    const samples: Sample[] = [];
    for (const round of rounds(options, 6)) {
      for (const [name, url] of Object.entries(urls)) {
        const begun = performance.now();
        const client = new TestClient(url);
        await client.signIn(email, password);
        if (client.cookie(SESSION_COOKIE) === null) throw new Error(`Nobody could sign in at ${name}`);
        if (round > 0 || options.quick) samples.push(sample(SIGN_IN, '', name, 'ms', performance.now() - begun));
      }
    }
    return samples;
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

async function measureJoins({ documents, places, three }: Stage, options: BenchOptions): Promise<Sample[]> {
  const samples: Sample[] = [];
  const cookie = places[THREE]?.cookies.admin ?? '';
  for (const _ of rounds(options, 5)) {
    const begun = performance.now();
    const joined = await three.join({ path: '/api/documents', headers: { cookie } });
    samples.push(sample(JOIN, documents, OURS, 'ms', performance.now() - begun));
    await joined.remove();
  }
  return samples;
}

export const clusterBench: Bench = { measures, run };
