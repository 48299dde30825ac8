// A server in a process of its own, for tests of what happens to that process: its memory, its children, its end.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Role } from '#core/records/records.ts';
import { TestClient } from './client.ts';
import { credentialsOf, SESSION_COOKIE } from './server.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface ServerProcess {
  pid: number;
  hasEnded(): boolean;
  signInAs(role: Role): Promise<TestClient>;
  stop(): Promise<void>;
}

export async function startServerProcess(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'strongroom-process-'));
  const settings = { PORT: '0', DATA_DIR: dataDir, SEED: 'empty', LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'reference-server/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...settings, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(child);
  return {
    pid: child.pid ?? 0,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async signInAs(role) {
      const client = new TestClient(url);
      const { email, password } = credentialsOf(role);
      await client.signIn(email, password);
      if (client.cookie(SESSION_COOKIE) === null) throw new Error(`${role} could not sign in`);
      return client;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Where it listens, once it says so. */
async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const [, url] = /ready:\s+(http\S+)/.exec(said) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`The server did not start: ${said}`);
}
