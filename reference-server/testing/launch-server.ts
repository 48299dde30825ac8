// Starts the real server in its own process, as `npm start` does or from its sources, for tests from outside.
// `server.ts` starts one inside the test instead.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Role } from '#core/records/records.ts';
import { serverFile } from '../../scripts/setup.mjs';
import { credentialsOf, SESSION_COOKIE, TestClient } from './client.ts';
import { type Program, startNode, startProgram, untilAnswered } from './program.ts';

export interface LaunchOptions {
  /**
   * The bundle must be built by `buildServer` of scripts/build-server.ts. `npm test` builds it and sets SERVER_FROM,
   * since a start from the sources takes three times as long.
   */
  from?: 'bundle' | 'sources';
  /** A copy of the project to run from sources; this project by default. */
  project?: string;
  /** A folder that the caller removes; a temporary one by default. */
  dataDir?: string;
  settings?: Record<string, string>;
  /** Additional command line arguments. */
  args?: readonly string[];
  /**
   * For measurements: its log is not read, nothing watches its parent, and it is ready when it has answered this
   * request. PORT must be set.
   */
  isMeasured?: { path: string; headers: Record<string, string> };
}

/** The address at which a test moves the clock of a server with TEST_CLOCK_PORT, in the server's log. */
export const CLOCK_ADDRESS = / at (http:\S+)\. It is for tests alone/;

export interface LaunchedServer extends Omit<Program, 'send'> {
  /** The public address, without a final slash. */
  url: string;
  dataDir: string;
  /** Restarts it after `stop`, with the same folder and address. */
  restart(): Promise<void>;
  /** A newly signed-in user in their own browser. */
  signInAs(role: Role): Promise<TestClient>;
  /** Stops it and removes its temporary data folder. */
  remove(): Promise<void>;
}

/** Starts it without waiting, for starts that fail or are observed. */
export function launch({
  project,
  from = project === undefined && process.env['SERVER_FROM'] === 'bundle' ? 'bundle' : 'sources',
  dataDir,
  settings,
  args = [],
  isMeasured,
}: LaunchOptions): Program {
  const program = from === 'bundle' ? [serverFile] : ['--import', 'tsx', 'reference-server/main.ts'];
  const environment = {
    PORT: '0',
    LOG_LEVEL: 'warn',
    ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }),
    ...settings,
  };
  const all = ['--disable-warning=ExperimentalWarning', ...program, ...args];
  return isMeasured
    ? startProgram(process.execPath, all, { environment, isUnheard: true })
    : startNode(all, { environment, ...(project === undefined ? {} : { folder: project }) });
}

export const ready = /ready:\s+(http\S+?:?(\d*))\s/;

/** @throws Error with the server's output if it does not start */
export async function launchServer(options: LaunchOptions = {}): Promise<LaunchedServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'strongroom-launched-')));
  const removeFolder = async () => {
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  const start = async (settings: Record<string, string>) => {
    const program = launch({ ...options, dataDir, settings: { ...options.settings, ...settings } });
    return { program, url: await addressOf(program, options) };
  };
  try {
    let { program, url } = await start({});
    return {
      url,
      dataDir,
      get pid() {
        return program.pid;
      },
      output: (on) => program.output(on),
      prints: (pattern) => program.prints(pattern),
      hasEnded: () => program.hasEnded(),
      ended: () => program.ended(),
      stop: (signal) => program.stop(signal),
      async restart() {
        ({ program, url } = await start({ PORT: options.settings?.['PORT'] ?? new URL(url).port }));
      },
      async signInAs(role) {
        const client = new TestClient(url);
        const { email, password } = credentialsOf(role);
        await client.signIn(email, password);
        if (client.cookie(SESSION_COOKIE) === null) throw new Error(`${role} could not sign in`);
        return client;
      },
      async remove() {
        await program.stop();
        await removeFolder();
      },
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

async function addressOf(program: Program, { isMeasured, settings }: LaunchOptions): Promise<string> {
  if (!isMeasured) return (await program.prints(ready))[1] ?? '';
  const url = `http://127.0.0.1:${settings?.['PORT'] ?? ''}`;
  await untilAnswered(program, `${url}${isMeasured.path}`, isMeasured.headers);
  return url;
}
