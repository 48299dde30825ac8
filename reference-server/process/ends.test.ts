// How the server ends, by its parent or by a signal, with real processes.
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ready } from '#server/testing/launch-server.ts';
import { type Program, startProgram } from '#server/testing/program.ts';
import { casesOf, isDeep } from '#server/testing/deep.ts';
import { buildServer } from '../../scripts/build-server.ts';
import { serverFile } from '../../scripts/setup.mjs';

// Starts npm, checks the build and starts the server, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const ways = {
  'npm start': ['npm', 'start'],
  'node scripts/start.mjs': [process.execPath, 'scripts/start.mjs'],
  'the bundle': [process.execPath, serverFile],
  'the sources': [process.execPath, '--import', 'tsx', 'reference-server/main.ts'],
} as const;
type Way = keyof typeof ways;
/** `npm start` is the usual way; the others are for the long rounds. */
const everyWay = casesOf(Object.keys(ways) as Way[]);

interface Started extends Program {
  /** The id of the started process, which may be npm. */
  startedPid: number;
  /** The id of the server itself. */
  pid: number;
  port: number;
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

function launchAs(way: Way, settings: Record<string, string> = {}): Program {
  const [command, ...args] = ways[way];
  const environment = { HOME: folder, PORT: '0', DATA_DIR: dataDir, SEED: 'none', ...settings };
  const program = startProgram(command, args, { environment, isDetached: true });
  known.push(program.pid);
  return program;
}

async function start(way: Way, settings: Record<string, string> = {}): Promise<Started> {
  const program = launchAs(way, settings);
  const port = Number((await program.prints(ready))[2]);
  const owner = z.object({ pid: z.number() });
  const { pid } = owner.parse(JSON.parse(await readFile(path.join(dataDir, 'lock'), 'utf8')));
  known.push(pid);
  return { ...program, startedPid: program.pid, pid, port };
}

/** Waits until neither the process nor its port exists. */
async function isGone({ pid, port }: Started): Promise<void> {
  await expect.poll(() => isThere(pid), { timeout: 30_000 }).toBe(false);
  const socket = connect(port, '127.0.0.1');
  await expect(once(socket, 'connect')).rejects.toThrow(/ECONNREFUSED/);
}

/** A request with an endless body that the server has begun to read. */
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
  it.each(casesOf(['SIGTERM', 'SIGINT'] as const))(
    'ends with 0 at %s to the started process, and nothing stays',
    async (signal) => {
      const server = await start(way);
      expect(await server.stop(signal)).toBe(0);
      expect(isThere(server.pid)).toBe(false);
      await isGone(server);
    },
  );

  it.runIf(isDeep)('ends with 0 at a signal to the whole group, which reaches it more than once', async () => {
    const server = await start(way, { DRAIN_SECONDS: '2' });
    const socket = openRequest(server);
    await expect.poll(() => socket.bytesRead).toBeGreaterThan(0);
    process.kill(-server.startedPid, 'SIGTERM');
    expect(await server.ended()).toBe(0);
    await isGone(server);
  });

  it.runIf(isDeep)('shows by its code that the server was killed', async () => {
    const server = await start(way);
    process.kill(server.pid, 'SIGKILL');
    expect([137, 'SIGKILL']).toContain(await server.ended());
  });

  it.runIf(isDeep)('ends with 1 and one line when it cannot start', async () => {
    const failed = launchAs(way, { PORT: 'eighty' });
    expect(await failed.ended()).toBe(1);
    const lines = failed
      .output()
      .split('\n')
      .filter((line) => line.startsWith('PORT'));
    expect(lines).toEqual(['PORT must be a whole number from 0 to 65535']);
  });
});

it('a terminal that is closed ends it in order: the folder is free', async () => {
  const server = await start('the bundle');
  process.kill(-server.startedPid, 'SIGHUP');
  expect(await server.ended()).toBe(0);
  await expect(readFile(path.join(dataDir, 'lock'))).rejects.toThrow(/ENOENT/);
});

it.runIf(isDeep)('no orphan keeps port and folder when npm is killed', async () => {
  const server = await start('npm start');
  await server.stop('SIGKILL');
  await isGone(server);
  // The folder can be used again.
  const next = await start('the bundle');
  expect(await next.stop()).toBe(0);
});

it.each(casesOf(['throws an error', 'leaves a rejection']))(
  'a server that %s without a handler logs it and ends with 1',
  async (what) => {
    const trap = path.join(folder, 'trap.mjs');
    const fault = what.startsWith('throws') ? 'throw new Error("provoked")' : 'Promise.reject(new Error("provoked"))';
    await writeFile(trap, `process.once('SIGUSR2', () => { ${fault}; });`);
    const server = await start('the bundle', { NODE_OPTIONS: `--import=${trap}` });
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
  it('is cut after DRAIN_SECONDS, and the log has their number', async () => {
    const server = await start('the bundle', { DRAIN_SECONDS: '1' });
    const requests = [openRequest(server), openRequest(server)];
    const cut = Promise.all(requests.map((socket) => once(socket, 'close')));
    await expect.poll(() => requests.every(({ bytesRead }) => bytesRead > 0)).toBe(true);
    server.send('SIGTERM');
    await cut;
    expect(await server.ended()).toBe(0);
    expect(server.output()).toMatch(/"running":2,.*the server ends/);
    expect(server.output()).toMatch(/"cut":2,.*DRAIN_SECONDS/);
  });

  it.runIf(isDeep)('is not waited for after a second Ctrl+C', async () => {
    const server = await start('the bundle', { DRAIN_SECONDS: '3600' });
    const socket = openRequest(server);
    await expect.poll(() => socket.bytesRead).toBeGreaterThan(0);
    server.send('SIGINT');
    await expect.poll(() => server.output()).toContain('the server ends');
    server.send('SIGINT');
    expect(await server.ended()).toBe(130);
    await isGone(server);
  });

  it.runIf(isDeep)('leaves a balancer time to notice, for DRAIN_NOTICE_SECONDS', async () => {
    const server = await start('the bundle', { DRAIN_NOTICE_SECONDS: '3600' });
    const ask = async (at: string) => (await fetch(`http://127.0.0.1:${server.port}${at}`)).status;
    expect(await ask('/readyz')).toBe(200);
    server.send('SIGTERM');
    await expect.poll(() => ask('/readyz')).toBe(503);
    expect(await ask('/api/auth/user')).toBe(401);
    server.send('SIGTERM');
    expect(await server.ended()).toBe(143);
  });
});
