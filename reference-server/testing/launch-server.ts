// The real server in a process of its own, as `npm start` runs it or from its sources: for tests from outside, end to
// end, under load, against the clock, or at its end. `server.ts` starts one inside the test instead.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Role } from '#core/records/records.ts';
import { serverFile } from '../../scripts/setup.mjs';
import { credentialsOf, SESSION_COOKIE, TestClient } from './client.ts';
import { type Program, startNode, startProgram, untilAnswered } from './program.ts';

export interface LaunchOptions {
  /**
   * The bundle has to be there: `buildServer` of scripts/build-server.ts makes it. `npm test`, which has just made it,
   * sets SERVER_FROM, since a start from the sources takes three times as long.
   */
  from?: 'bundle' | 'sources';
  /** A copy of the project, to be run from its sources; the project itself without. */
  project?: string;
  /** The caller removes this folder; without it, the server has a temporary one. */
  dataDir?: string;
  /** Environment variables. */
  settings?: Record<string, string>;
  /** Further arguments on its command line. */
  args?: readonly string[];
  /**
   * Where every millisecond counts: nothing of what it logs is read, nothing watches for the end of its parent, and it is
   * ready when it has answered this. PORT has to be set.
   */
  isMeasured?: { path: string; headers: Record<string, string> };
}

export interface LaunchedServer extends Omit<Program, 'send'> {
  /** The public address, without a slash at the end. */
  url: string;
  dataDir: string;
  /** Starts it again after `stop`, over the same folder, at the same address. */
  restart(): Promise<void>;
  /** A new person at a browser of their own, signed in. */
  signInAs(role: Role): Promise<TestClient>;
  /** Ends it and removes the data folder that was made for it. */
  remove(): Promise<void>;
}

/** Starts it, and does not wait: for a start that is to fail, or to be watched. */
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

/** The address that the server prints. */
export const ready = /ready:\s+(http\S+?:?(\d*))\s/;

/** @throws Error with the output of the server, when it does not start */
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
      says: (pattern) => program.says(pattern),
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
  if (!isMeasured) return (await program.says(ready))[1] ?? '';
  const url = `http://127.0.0.1:${settings?.['PORT'] ?? ''}`;
  await untilAnswered(program, `${url}${isMeasured.path}`, isMeasured.headers);
  return url;
}
