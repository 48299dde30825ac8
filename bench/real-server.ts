// The real server as `npm start` runs it, with all features: sessions, policy, audit log, request log.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import createClient from 'openapi-fetch';
import type { paths } from '#contract/api.d.ts';
import { launchServer } from '#server/testing/launch-server.ts';
import { memoryOf } from '#server/testing/process-tree.ts';
import { freePort } from '#server/testing/program.ts';
import { fillDataFolder, type Contents, type Cookies } from './data-room.ts';
import type { Server } from './program.ts';

export interface RealServer extends Server {
  /** The `Cookie` header of a signed-in browser for each role. */
  cookies: Cookies;
}

/** The typed client of the contract, as the administrator; for calls that are not measured. */
export function apiOf({ url, cookies }: Pick<RealServer, 'url' | 'cookies'>) {
  return createClient<paths>({ baseUrl: url, headers: { Cookie: cookies.admin, Origin: url } });
}

/** One user makes the calls of thousands here. */
export const ofEveryRoom = {
  SEED: 'none',
  LOG_LEVEL: 'info',
  API_CALLS_PER_MINUTE: '10000000',
  OPEN_DOWNLOADS: '10000',
};

/**
 * Starts the server over an existing data folder, with additional settings. Resolves when its list of documents is
 * answered.
 */
export async function startOver(
  dataDir: string,
  cookies: Cookies,
  settings: Record<string, string> = {},
): Promise<Server> {
  const port = await freePort();
  const server = await launchServer({
    from: 'bundle',
    dataDir,
    settings: { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, ...ofEveryRoom, ...settings },
    isMeasured: { path: '/api/documents', headers: { cookie: cookies.admin } },
  });
  return { url: server.url, memory: () => memoryOf(server.pid), close: () => server.remove() };
}

/** Starts the built server over a temporary data folder with this content. */
export async function startRealServer(contents: Contents, settings: Record<string, string> = {}): Promise<RealServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'strongroom-bench-'));
  try {
    const cookies = await fillDataFolder(dataDir, contents);
    const server = await startOver(dataDir, cookies, settings);
    const close = async () => {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    };
    return { ...server, cookies, close };
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}
