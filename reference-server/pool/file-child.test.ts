import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { childEnvironment } from './child-limits.ts';
import { FileChild } from './file-child.ts';
import { withoutNetwork } from './without-network.ts';

const LONG = 60_000;
const mark = { email: 'ann@example.com', time: '2026-01-02T03:05:00.000Z' };
const rogue = fileURLToPath(new URL('./testing/rogue-worker.mjs', import.meta.url));
const doomedServer = fileURLToPath(new URL('./testing/doomed-server.ts', import.meta.url));
const limits = { memoryMegabytes: 192, cpuSeconds: 30, fileMegabytes: 4 };
const keepsLimits = os.platform() === 'linux';

let folder: string;
let child: FileChild;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'file-child-'));
  child = new FileChild(limits, rogue);
});

afterEach(async () => {
  child.end();
  await rm(folder, { recursive: true, force: true });
});

const output = () => path.join(folder, 'output');
const run = (type: string, milliseconds = LONG) =>
  child.run({ does: 'watermark', input: '', sha256: '', output: output(), type, mark }, milliseconds);

/** Whether the process runs; a zombie does not. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'latin1').includes(') Z');
  } catch {
    return false;
  }
}

describe('a process that opens files', () => {
  it('can be given one job after the other', async () => {
    expect(await run('nothing')).toMatchObject({ outcome: 'made' });
    expect(await run('nothing')).toMatchObject({ outcome: 'made' });
    expect(child.isUsable).toBe(true);
  });

  it.runIf(keepsLimits)('ends when the bytes outside the heap of V8 pass its memory', async () => {
    expect(await run('bytes')).toMatchObject({ outcome: 'exhausted', of: 'memory' });
    expect(child.isUsable).toBe(false);
  });

  it('ends when its heap passes its memory', async () => {
    expect(await run('heap')).toMatchObject({ outcome: 'exhausted', of: 'memory' });
    expect(child.isUsable).toBe(false);
  });

  it('ends by its watchdog where the operating system keeps no limit', async () => {
    child.end();
    child = new FileChild({ ...limits, memoryMegabytes: 1024 }, rogue);
    await run('watched');
    const reason: unknown = expect.stringContaining('SIGABRT');
    expect(await run('bytes')).toMatchObject({ outcome: 'exhausted', of: 'memory', reason });
  });

  it('ends when its time is over, in the middle of an endless loop', async () => {
    await run('nothing');
    const result = await run('loop', 300);
    // On a busy machine the file is not at fault.
    expect(['it took more than 0.3 s', 'the machine was too busy']).toContain('reason' in result ? result.reason : '');
    expect(child.isUsable).toBe(false);
    await vi.waitFor(() => expect(isAlive(child.pid!)).toBe(false));
  });

  it.runIf(keepsLimits)('is not at fault for time that the machine did not give it', async () => {
    await run('nothing');
    process.kill(child.pid!, 'SIGSTOP');
    expect(await run('loop', 300)).toEqual({ outcome: 'starved', reason: 'the machine was too busy' });
  });

  it('is not at fault when the process is killed from outside', async () => {
    expect(await run('killed')).toMatchObject({ outcome: 'failed' });
  });

  it.each(['crash', 'exit'])('is at fault when it ends by itself (%s)', async (deed) => {
    expect(await run(deed)).toMatchObject({ outcome: 'exhausted', of: 'memory' });
  });

  it.runIf(keepsLimits)('writes no larger file than it may', async () => {
    await run('file');
    expect((await stat(output())).size).toBeLessThanOrEqual(4 * 1024 * 1024);
  });

  it.runIf(keepsLimits)('has neither the environment nor the open files of the server', async () => {
    vi.stubEnv('SIGNING_KEY', 'a secret of more than thirty-two bytes');
    const other = new FileChild(limits, rogue);
    await other.run({ does: 'watermark', input: '', sha256: '', output: output(), type: 'surroundings', mark }, LONG);
    other.end();
    vi.unstubAllEnvs();
    const seen = JSON.parse(await readFile(output(), 'utf8')) as { environment: string[]; openFiles: string[] };
    expect(seen.environment).not.toContain('SIGNING_KEY');
    expect(seen.openFiles).toEqual([]);
  });

  describe('that connects to this machine', () => {
    let listener: Server;
    beforeEach(async () => {
      listener = createServer().listen(0, '127.0.0.1');
      await once(listener, 'listening');
    });
    afterEach(() => listener.close());

    async function reached(from: Pick<FileChild, 'run'>): Promise<string> {
      const { port } = listener.address() as AddressInfo;
      const job = {
        does: 'watermark',
        input: String(port),
        sha256: '',
        output: output(),
        type: 'network',
        mark,
      } as const;
      expect(await from.run(job, LONG)).toMatchObject({ outcome: 'made' });
      return readFile(output(), 'utf8');
    }

    it('reaches nothing, or everything where the machine cannot take the network away', async () => {
      const isTaken = withoutNetwork(process.env).length > 0;
      expect(await reached(child)).toBe(isTaken ? 'ENETUNREACH' : 'connected');
    });

    it('is started on a machine without the program for it, too', async () => {
      vi.resetModules();
      vi.stubEnv('PATH', folder);
      const elsewhere = await import('./file-child.ts');
      const plain = new elsewhere.FileChild(limits, rogue);
      expect(await reached(plain)).toBe('connected');
      plain.end();
      vi.unstubAllEnvs();
    });
  });

  it('hands on how programs find their libraries, and no other variable', () => {
    const own = { PATH: '/bin', SIGNING_KEY: 'secret', OIDC_CLIENT_SECRET: 'secret', NODE_OPTIONS: '--inspect' };
    expect(Object.values(childEnvironment(own))).not.toContain('secret');
    expect(childEnvironment(own)).not.toHaveProperty('NODE_OPTIONS');
    expect(childEnvironment(own)).toHaveProperty('PATH', '/bin');
  });

  it('interrupts its job when it is ended', async () => {
    const running = run('loop');
    child.end();
    expect(await running).toEqual({ outcome: 'interrupted' });
  });

  it('reports that the machine is the trouble when it cannot be started', async () => {
    const none = new FileChild(limits, path.join(folder, 'none.mjs'));
    const reason: unknown = expect.stringMatching(/none\.mjs/);
    const job = { does: 'watermark', input: '', sha256: '', output: '', type: 'nothing', mark } as const;
    expect(await none.run(job, LONG)).toMatchObject({ outcome: 'failed', reason });
  });

  it('ends with its server, also when that is killed while it is busy', async () => {
    const server = spawn(process.execPath, ['--import', 'tsx', doomedServer], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [output] = (await once(server.stdout, 'data')) as [Buffer];
    const pid = Number(output);
    expect(isAlive(pid)).toBe(true);
    server.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 20_000 });
  });
});
