import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import { demoPeople } from './demonstration/demo-people.ts';
import { copiesOf } from './storage/two-copies/two-copies.ts';
import { readSettings, SettingsError } from './settings/env.ts';
import { startServer } from './server.ts';
import { DataFolderError } from './storage/disk/data-error.ts';
import { TestClient } from './testing/client.ts';
import { launch, ready } from './testing/launch-server.ts';
import type { Program } from './testing/program.ts';

// Starting a process is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
let programs: Program[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'strongroom-main-'));
});
afterEach(async () => {
  await Promise.all(programs.map((program) => program.stop('SIGKILL')));
  programs = [];
  await rm(dataDir, { recursive: true, force: true });
});

function start(settings: Record<string, string> = {}, ...args: string[]): Program {
  const program = launch({ dataDir, settings: { SEED: 'empty', ...settings }, args });
  programs.push(program);
  return program;
}

const readyUrl = async (server: Program) => (await server.prints(ready))[1] ?? '';

function lines(server: Program): string[] {
  return server
    .output()
    .split('\n')
    .filter((line) => line !== '');
}

it('a bad setting stops the start with one line that names it', async () => {
  const server = start({ SIGNING_KEY: 'short' });
  expect(await server.ended()).toBe(1);
  expect(lines(server)).toEqual(['SIGNING_KEY must be at least 32 bytes long']);
});

describe('a server in a process of its own', () => {
  it('prints its address, keeps its folder to itself, and ends cleanly', async () => {
    const first = start();
    const url = await readyUrl(first);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(first.output()).toContain(dataDir);
    expect(first.output()).toMatch(/Audit chain head\s+[0-9a-f]{64}/);
    expect(first.output().match(/demo-(?:admin|manager|analyst|viewer)-password/g)).toHaveLength(4);
    const key = path.join(dataDir, 'signing.key');
    expect((await stat(key)).mode & 0o777).toBe(0o600);
    expect(await readFile(key, 'utf8')).toBe(await readFile(path.join(dataDir, 'signing.twin.key'), 'utf8'));

    const second = start({}, '--reset');
    expect(await second.ended()).toBe(1);
    expect(lines(second)).toEqual([expect.stringContaining('another server works on this data folder')]);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);

    // The first sign-in, which loads the identity provider, must print nothing.
    const before = first.output();
    await new TestClient(url).signIn(demoPeople[0]?.email ?? '', demoPeople[0]?.password ?? '');
    expect(first.output()).toBe(before);

    expect(await first.stop('SIGINT')).toBe(0);
  });

  it('ends with 0 at a signal while it waits for its database', async () => {
    const server = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/room' });
    await server.prints(/The server waits for it/);
    expect(await server.stop()).toBe(0);
  });

  it('warns that a public address without https can be listened to', async () => {
    const server = start({ PUBLIC_URL: 'http://rooms.example' });
    await server.prints(/PUBLIC_URL is http/);
  });

  it.runIf(isDeep)('restores the demonstration with --reset, and leaves unknown files alone', async () => {
    const first = start();
    await first.prints(ready);
    expect(await first.stop()).toBe(0);
    const own = path.join(dataDir, 'notes.txt');
    const accounts = path.join(dataDir, 'oidc', 'accounts.json');
    await writeFile(own, 'mine');
    await writeFile(accounts, '[]');
    await start({}, '--reset').prints(ready);
    expect(await readFile(own, 'utf8')).toBe('mine');
    expect((await readFile(accounts, 'utf8')).match(/"passwordHash"/g)).toHaveLength(4);
  });
});

describe('a start', () => {
  const startHere = (environment: Record<string, string>) =>
    startServer(
      readSettings({ PORT: '0', DATA_DIR: dataDir, SEED: 'empty', ...environment }),
      pino({ level: 'silent' }),
    );

  it('with a port in use is refused with an explanation', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = address && typeof address === 'object' ? String(address.port) : '';
    await expect(startHere({ PORT: port })).rejects.toThrow(SettingsError);
    await expect(startHere({ PORT: port })).rejects.toThrow(new RegExp(`^PORT ${port} is taken`));
    other.close();
    // The folder is not locked.
    await (await startHere({})).close();
  });

  it('with a host of another machine is refused with an explanation', async () => {
    await expect(startHere({ HOST: '203.0.113.1' })).rejects.toThrow(/^HOST 203\.0\.113\.1 is no address/);
  });

  it.runIf(isDeep)('with accounts of which neither copy is whole is refused, and nothing is touched', async () => {
    await (await startHere({})).close();
    const [file, twin] = copiesOf(path.join(dataDir, 'oidc', 'accounts.json'));
    await rm(twin);
    await writeFile(file, '{"half":');
    await expect(startHere({})).rejects.toThrow(DataFolderError);
    await expect(startHere({})).rejects.toThrow(/accounts\.json/);
    expect(await readFile(file, 'utf8')).toBe('{"half":');
  });
});
