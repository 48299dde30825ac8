// A server in a process of its own, on a free loopback port, that goes when the benchmark does.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

export interface ServerProcess {
  /** Where it listens, without a slash at the end. */
  url: string;
  /** What it holds in memory, in MiB. */
  memory(): number;
  close(): Promise<void>;
}

export interface Program {
  command: string;
  args: (port: number) => readonly string[];
  env?: (port: number) => Record<string, string>;
  /** What has to be there before it starts. */
  prepare?: (port: number) => Promise<void>;
  /** Answered with 200 by a server that is ready. */
  readyPath: string;
  headers?: Record<string, string>;
}

const DEADLINE_MS = 60_000;

/**
 * Starts a program and waits until it answers. What it logs goes nowhere.
 * @throws Error when it ends or does not answer within a minute
 */
export async function startProcess(program: Program): Promise<ServerProcess> {
  const { command, args, env, prepare, readyPath, headers = {} } = program;
  const port = await freePort();
  await prepare?.(port);
  const child = spawn(command, args(port), {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env?.(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const failed = once(child, 'error').then(([error]) => Promise.reject(error as Error));
  failed.catch(() => undefined);
  const ended = once(child, 'exit');
  ended.catch(() => undefined);
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const close = async () => {
    process.off('exit', kill);
    if (!isRunning()) return;
    child.kill('SIGTERM');
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + DEADLINE_MS;
  while (!(await Promise.race([answers(`${url}${readyPath}`, headers), failed]))) {
    if (isRunning() && performance.now() < deadline) continue;
    await close();
    throw new Error(`${command} did not start:\n${said}`);
  }
  return { url, memory: () => residentMemory(child.pid ?? 0), close };
}

/** Asks once; a refused connection is answered after a moment. */
async function answers(url: string, headers: Record<string, string>): Promise<boolean> {
  try {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return false;
  }
}

function residentMemory(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
