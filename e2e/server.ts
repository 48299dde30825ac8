// Starts what the end-to-end tests talk to: the real server on a free port with a data folder of its own, and the
// development server with the mock. Each is stopped by its process id, also when a test fails.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverFile } from '../scripts/build-server.mjs';

const root = path.resolve(import.meta.dirname, '..');

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port.'));
      });
    });
  });
}

class Process {
  #child: ChildProcess;
  #output = '';

  constructor(args: string[], env: Record<string, string>) {
    this.#child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
  }

  get output(): string {
    return this.#output;
  }

  /** Resolves when the address answers. */
  async ready(url: string): Promise<void> {
    const deadline = Date.now() + 60_000;
    for (;;) {
      if (this.#child.exitCode !== null) throw new Error(`The server stopped at its start:\n${this.#output}`);
      const answer = await fetch(url).catch(() => null);
      if (answer?.ok) return;
      if (Date.now() > deadline) throw new Error(`No answer from ${url}:\n${this.#output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill(signal);
    await ended;
  }
}

/** The real server with a data folder that outlives its restarts. */
export class RealServer {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'strongroom-e2e-'));
  #process: Process | null = null;
  readonly #env: Record<string, string>;

  private constructor(
    readonly port: number,
    env: Record<string, string>,
  ) {
    this.#env = env;
  }

  static async start(env: Record<string, string> = {}): Promise<RealServer> {
    const server = new RealServer(await freePort(), env);
    await server.launch();
    return server;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  get output(): string {
    return this.#process?.output ?? '';
  }

  async launch(): Promise<void> {
    this.#process = new Process([serverFile], {
      PORT: String(this.port),
      PUBLIC_URL: this.url,
      DATA_DIR: this.dataDir,
      LOG_LEVEL: 'warn',
      ...this.#env,
    });
    await this.#process.ready(`${this.url}/readyz`);
  }

  async stop(signal?: NodeJS.Signals): Promise<void> {
    await this.#process?.stop(signal);
    this.#process = null;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** The app over the mock, as `npm run dev` serves it. */
export async function startMockApp(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const server = new Process(
    ['node_modules/vite/bin/vite.js', '--mode', 'mock', '--port', String(port), '--strictPort', '--host', 'localhost'],
    {},
  );
  const url = `http://localhost:${port}`;
  await server.ready(url);
  return { url, stop: () => server.stop() };
}
