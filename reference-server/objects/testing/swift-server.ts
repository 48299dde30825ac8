// The S3 interface of OpenStack Swift in one folder on this machine, since S3 servers differ in important details. It
// is part of Debian, Ubuntu and others (swift-proxy, swift-object, swift-container, swift-account, memcached), and used
// only where it is installed.
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BucketSettings } from '../../settings/bucket-url.ts';

export interface SwiftServer {
  settings: BucketSettings;
  /** The environment variables of a client. */
  environment: Record<string, string>;
  close(): Promise<void>;
}

const credentials = { accessKeyId: 'room:keeper', secretAccessKey: 'secret' };
const { accessKeyId, secretAccessKey } = credentials;

const kinds = ['account', 'container', 'object'] as const;
const programs = ['proxy', ...kinds].map((kind) => `swift-${kind}-server`);

/** The missing programs; null if all are installed. */
export function missingForSwift(): string | null {
  const inPath = (program: string) =>
    (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));
  return [...programs, 'swift-ring-builder', 'memcached'].find((program) => !inPath(program)) ?? null;
}

export async function startSwift(): Promise<SwiftServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'swift-'));
  const children: ChildProcess[] = [];
  const close = async () => {
    await Promise.all(children.map(ended));
    await rm(folder, { recursive: true, force: true });
  };
  const start = (program: string, args: string[]) => {
    const child = spawn(program, args, { stdio: 'ignore', detached: true });
    children.push(child);
  };
  try {
    const [account = 0, container = 0, object = 0, proxy = 0, cache = 0] = await freePorts(5);
    const ports = { account, container, object };
    const { username } = os.userInfo();
    const common = `swift_dir = ${folder}\nuser = ${username}\nbind_ip = 127.0.0.1\nworkers = 0\nlog_level = ERROR`;
    start('memcached', ['-l', '127.0.0.1', '-p', String(cache), '-U', '0', '-u', username]);
    for (const kind of kinds) {
      await mkdir(path.join(folder, 'devices', 'disk'), { recursive: true });
      const builder = path.join(folder, `${kind}.builder`);
      const ring = (...args: string[]) => execFileSync('swift-ring-builder', [builder, ...args], { stdio: 'ignore' });
      ring('create', '4', '1', '1');
      ring('add', `r1z1-127.0.0.1:${ports[kind]}/disk`, '1');
      ring('rebalance');
      const conf = path.join(folder, `${kind}.conf`);
      await writeFile(
        conf,
        `[DEFAULT]\n${common}\nbind_port = ${ports[kind]}\ndevices = ${folder}/devices\nmount_check = false\n` +
          `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`,
      );
      start(`swift-${kind}-server`, [conf]);
    }
    const conf = path.join(folder, 'proxy.conf');
    await writeFile(
      conf,
      `[DEFAULT]\n${common}\nbind_port = ${proxy}\n` +
        `[pipeline:main]\npipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth copy slo dlo symlink proxy-server\n` +
        `[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\nallow_account_management = true\n` +
        `[filter:cache]\nuse = egg:swift#memcache\nmemcache_servers = 127.0.0.1:${cache}\n` +
        `[filter:s3api]\nuse = egg:swift#s3api\n[filter:tempauth]\nuse = egg:swift#tempauth\nuser_room_keeper = secret .admin\n` +
        ['catch_errors', 'gatekeeper', 'healthcheck', 'listing_formats', 'bulk', 'copy', 'slo', 'dlo', 'symlink']
          .map((filter) => `[filter:${filter}]\nuse = egg:swift#${filter}\n`)
          .join(''),
    );
    start('swift-proxy-server', [conf]);
    const endpoint = `http://127.0.0.1:${proxy}`;
    const client = new S3Client({
      endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      credentials,
    });
    await answering(children, () => client.send(new CreateBucketCommand({ Bucket: 'strongroom' })));
    client.destroy();
    const settings = { bucket: 'strongroom', prefix: 'rooms/', region: 'us-east-1', endpoint, isPathStyle: true };
    const environment = { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey };
    return { settings, environment, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

async function answering(children: readonly ChildProcess[], ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await ask();
      return;
    } catch (error) {
      const gone = children.find(({ exitCode }) => exitCode !== null);
      if (gone) throw new Error(`${gone.spawnfile} ended with code ${gone.exitCode}`, { cause: error });
      if (tries === 150) throw error;
      await setTimeout(200);
    }
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  // Kills the worker processes as well, which are in the same group.
  process.kill(-child.pid, 'SIGKILL');
  await gone;
}
