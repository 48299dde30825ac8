// The server under load: a process of its own on a free loopback port, with a data folder that goes with it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Role } from '#core/records/records.ts';
import { TestClient } from '#server/testing/client.ts';
import { credentialsOf } from '#server/testing/server.ts';

const root = path.resolve(import.meta.dirname, '../..');

export class LoadServer {
  readonly #dataDir = mkdtempSync(path.join(tmpdir(), 'strongroom-load-'));
  readonly #child: ChildProcess;
  #output = '';
  #url = '';

  private constructor() {
    this.#child = spawn(process.execPath, ['--import', 'tsx', 'reference-server/main.ts'], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        DATA_DIR: this.#dataDir,
        SEED: 'empty',
        LOG_LEVEL: 'error',
        // Fifty people share one account here.
        API_CALLS_PER_MINUTE: '10000000',
        OPEN_DOWNLOADS: '10000',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    }
  }

  static async start(): Promise<LoadServer> {
    const server = new LoadServer();
    const deadline = Date.now() + 60_000;
    while (server.#url === '') {
      server.#url = /ready:\s+(\S+)/.exec(server.#output)?.[1] ?? '';
      if (server.#child.exitCode !== null || Date.now() > deadline) {
        await server.remove();
        throw new Error(`The server did not start:\n${server.#output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return server;
  }

  /** Somebody new at a browser of their own. */
  async signInAs(role: Role): Promise<TestClient> {
    const client = new TestClient(this.#url);
    const { email, password } = credentialsOf(role);
    await client.signIn(email, password);
    return client;
  }

  /** What the process holds in memory, in bytes. */
  memory(): number {
    const pid = String(this.#child.pid);
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
    } catch {
      return Number(execFileSync('ps', ['-o', 'rss=', '-p', pid], { encoding: 'utf8' })) * 1024;
    }
  }

  /** Uploads that are on their way, or were left behind. */
  temporaryFiles(): string[] {
    return readdirSync(path.join(this.#dataDir, 'staging'));
  }

  /** Faults that the server wrote to its log. */
  faults(): string[] {
    return this.#output.split('\n').filter((line) => line.startsWith('{'));
  }

  async remove(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const ended = once(this.#child, 'exit');
      this.#child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
