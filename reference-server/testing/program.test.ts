import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestClient } from './client.ts';
import { serverFile } from '../../scripts/setup.mjs';
import { launchServer } from './launch-server.ts';
import { type Program, startNode } from './program.ts';

const started: Program[] = [];
afterEach(() => Promise.all(started.splice(0).map((program) => program.stop('SIGKILL'))));

function run(...args: string[]): Program {
  const program = startNode(args, { environment: { PORT: '0' } });
  started.push(program);
  return program;
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a program in a process of its own', () => {
  it('is awaited until it prints a text, with stdout and stderr kept apart', async () => {
    const program = run(
      '-e',
      `console.error('a complaint'); console.log('at 4711'); setInterval(() => undefined, 1000);`,
    );
    expect((await program.prints(/at (\d+)/))[1]).toBe('4711');
    await program.prints(/complaint/);
    expect([program.output('stdout'), program.output('stderr')]).toEqual(['at 4711\n', 'a complaint\n']);
    expect(program.hasEnded()).toBe(false);
    expect(await program.stop()).toBe('SIGTERM');
  });

  it('reports all its output when it ends without the awaited word', async () => {
    const program = run('-e', `console.log('so far so good'); console.error('and then this'); process.exitCode = 3;`);
    await expect(program.prints(/ready/)).rejects.toThrow(/so far so good\n[^]*and then this|and then this[^]*so far/);
    expect(await program.ended()).toBe(3);
  });

  it('gets no setting of ours that was not given to it', async () => {
    vi.stubEnv('DATA_DIR', '/somebody/elses');
    const program = run('-e', `console.log(process.env.DATA_DIR, process.env.PORT, '.')`);
    vi.unstubAllEnvs();
    await program.ended();
    expect(program.output()).toBe('undefined 0 .\n');
  });

  it('does not outlive the process that started it, even if that is killed', async () => {
    const code = `import { startNode } from '#server/testing/program.ts';
      const child = startNode(['-e', 'setInterval(() => undefined, 1000)']);
      console.log('child', child.pid);`;
    const parent = run('--import', 'tsx', '--input-type=module', '-e', code);
    const pid = Number((await parent.prints(/child (\d+)/))[1]);
    expect(isThere(pid)).toBe(true);
    await parent.stop('SIGKILL');
    await expect.poll(() => isThere(pid)).toBe(false);
  });
});

it('a server that cannot start reports why, and its folder does not stay', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'strongroom-program-'));
  vi.stubEnv('TMPDIR', folder);
  await expect(launchServer({ settings: { SIGNING_KEY: 'short' } })).rejects.toThrow('SIGNING_KEY must be at least 32');
  expect(await readdir(folder)).toEqual([]);
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it('a server in a process of its own loads what is loaded on demand: what judges a new password', async () => {
  const server = await launchServer({ settings: { FIRST_ADMIN_EMAIL: 'chief@rooms.example' } });
  try {
    const [, invitation = ''] = await server.prints(/invitation=([\w-]+)/);
    const client = new TestClient(server.url);
    const create = async (password: string) =>
      client.submit(await client.navigate(`/api/login?invitation=${invitation}`), { password, repeated: password });
    expect((await create('harrypotter123')).text).toContain('words that are tried first');
    expect((await create('quiet-lantern-over-fjord')).url).toBe(`${server.url}/`);
  } finally {
    await server.remove();
  }
});

// V8's kept code cannot import: two servers that got one code at once answered 500.
it.runIf(process.env['SERVER_FROM'] === 'bundle')('the built server requires what it loads on demand', async () => {
  const folder = path.dirname(serverFile);
  const [bundle = ''] = (await readdir(folder)).filter((name) => /^server-.*\.cjs$/.test(name));
  expect(/.{40}\bimport\("[^"]+"\)/.exec(await readFile(path.join(folder, bundle), 'latin1'))).toBeNull();
});
