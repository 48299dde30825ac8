// How the server ends, whoever started it and whoever is told: with real processes, looked for afterwards.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { buildServer, serverFile } from '../../scripts/build-server.mjs';

// npm, the look at what is to be built, and the server: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const root = path.resolve(import.meta.dirname, '../..');
const ways = {
  'npm start': ['npm', 'start'],
  'node scripts/start.mjs': [process.execPath, 'scripts/start.mjs'],
  'the bundle': [process.execPath, serverFile],
  'the sources': [process.execPath, '--import', 'tsx', 'reference-server/main.ts'],
} as const;
type Way = keyof typeof ways;
/** What npm does is what people do; the others are told apart in the long round. */
const everyWay = process.env['DEEP'] ? (Object.keys(ways) as Way[]) : (['npm start', 'the bundle'] as const);

interface Started {
  child: ChildProcess;
  /** Of the server itself. */
  pid: number;
  port: number;
  output(): string;
  /** As a shell would show it. */
  ended(): Promise<number | NodeJS.Signals | null>;
}

let folder: string;
let dataDir: string;
let known: number[];

beforeAll(() => buildServer());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'strongroom-ends-'));
  dataDir = path.join(folder, 'data');
  known = [];
});
afterEach(async () => {
  for (const pid of known.filter(isThere)) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function launch(way: Way, environment: Record<string, string> = {}) {
  const [command, ...args] = ways[way];
  const child = spawn(command, args, {
    cwd: root,
    // A group of its own, as a supervisor would give it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: folder, PORT: '0', DATA_DIR: dataDir, SEED: 'none', ...environment },
  });
  known.push(child.pid ?? 0);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals | null);
  return { child, output: () => text, ended: () => ended };
}

async function start(way: Way, environment: Record<string, string> = {}): Promise<Started> {
  const launched = launch(way, environment);
  const address = /ready:\s+http:\/\/localhost:(\d+)/;
  await expect.poll(launched.output, { timeout: 120_000 }).toMatch(address);
  const port = Number(address.exec(launched.output())?.[1]);
  const owner = z.object({ pid: z.number() });
  const { pid } = owner.parse(JSON.parse(await readFile(path.join(dataDir, 'lock'), 'utf8')));
  known.push(pid);
  return { ...launched, pid, port };
}

/** Nothing of it is left: no process, and nobody at the port. */
async function isGone({ pid, port }: Started): Promise<void> {
  await expect.poll(() => isThere(pid), { timeout: 30_000 }).toBe(false);
  const socket = connect(port, '127.0.0.1');
  await expect(once(socket, 'connect')).rejects.toThrow(/ECONNREFUSED/);
}

/** A request whose body never comes to its end, which the server has begun to read. */
function openRequest({ port }: Started) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket
    .resume()
    .write(
      'POST /oidc/token HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n',
    );
  return socket;
}

describe.each(everyWay)('started as %s', (way) => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends with 0 at %s to whoever was started, and nothing stays',
    async (signal) => {
      const server = await start(way);
      server.child.kill(signal);
      expect(await server.ended()).toBe(0);
      expect(isThere(server.pid)).toBe(false);
      await isGone(server);
    },
  );

  it('ends with 0 at a signal to the whole group, which reaches it more than once', async () => {
    const server = await start(way, { DRAIN_SECONDS: '2' });
    const socket = openRequest(server);
    await expect.poll(() => socket.bytesRead).toBeGreaterThan(0);
    process.kill(-(server.child.pid ?? 0), 'SIGTERM');
    expect(await server.ended()).toBe(0);
    await isGone(server);
  });

  it('says by its code that the server was killed', async () => {
    const server = await start(way);
    process.kill(server.pid, 'SIGKILL');
    expect([137, 'SIGKILL']).toContain(await server.ended());
  });

  it('ends with 1 and one line when it cannot start', async () => {
    const failed = launch(way, { PORT: 'eighty' });
    expect(await failed.ended()).toBe(1);
    const said = failed
      .output()
      .split('\n')
      .filter((line) => line.startsWith('PORT'));
    expect(said).toEqual(['PORT must be a whole number from 0 to 65535']);
  });
});

it('no orphan keeps port and folder when npm is killed', async () => {
  const server = await start('npm start');
  server.child.kill('SIGKILL');
  await server.ended();
  await isGone(server);
  // The folder is free as well.
  const next = await start('the bundle');
  next.child.kill();
  expect(await next.ended()).toBe(0);
});

it.each(['throws an error', 'leaves a rejection'])(
  'a server that %s where nobody catches it says so and ends with 1',
  async (what) => {
    const trap = path.join(folder, 'trap.mjs');
    const fault = what.startsWith('throws') ? 'throw new Error("provoked")' : 'Promise.reject(new Error("provoked"))';
    await writeFile(trap, `process.once('SIGUSR2', () => { ${fault}; });`);
    const server = await start('npm start', { NODE_OPTIONS: `--import=${trap}` });
    process.kill(server.pid, 'SIGUSR2');
    expect(await server.ended()).toBe(1);
    const lines = server.output().split('\n');
    expect(lines.filter((line) => line.startsWith('The server ends: a fault that nothing caught'))).toHaveLength(1);
    expect(server.output()).toMatch(/^Error: provoked\n {4}at .*trap\.mjs/m);
    expect(lines.some((line) => line.startsWith('{"level":60') && line.includes('provoked'))).toBe(true);
    await isGone(server);
  },
);

describe('a request that takes too long', () => {
  it('is cut after DRAIN_SECONDS, and the log says how many were', async () => {
    const server = await start('the bundle', { DRAIN_SECONDS: '1' });
    const { child } = server;
    const requests = [openRequest(server), openRequest(server)];
    const cut = Promise.all(requests.map((socket) => once(socket, 'close')));
    await expect.poll(() => requests.every(({ bytesRead }) => bytesRead > 0)).toBe(true);
    child.kill('SIGTERM');
    await cut;
    expect(await server.ended()).toBe(0);
    expect(server.output()).toMatch(/"running":2,.*the server ends/);
    expect(server.output()).toMatch(/"cut":2,.*DRAIN_SECONDS/);
  });

  it('is not waited for by somebody who presses Ctrl+C again', async () => {
    const server = await start('the bundle', { DRAIN_SECONDS: '3600' });
    const socket = openRequest(server);
    await expect.poll(() => socket.bytesRead).toBeGreaterThan(0);
    server.child.kill('SIGINT');
    await expect.poll(() => server.output()).toContain('the server ends');
    server.child.kill('SIGINT');
    expect(await server.ended()).toBe(130);
    await isGone(server);
  });

  it('leaves a balancer time to notice, for as long as DRAIN_NOTICE_SECONDS says', async () => {
    const server = await start('the bundle', { DRAIN_NOTICE_SECONDS: '3600' });
    const ask = async (at: string) => (await fetch(`http://127.0.0.1:${server.port}${at}`)).status;
    expect(await ask('/readyz')).toBe(200);
    server.child.kill('SIGTERM');
    await expect.poll(() => ask('/readyz')).toBe(503);
    expect(await ask('/api/auth/user')).toBe(401);
    server.child.kill('SIGTERM');
    expect(await server.ended()).toBe(143);
  });
});
