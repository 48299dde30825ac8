// The server under load, and its resources.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { launchServer, type LaunchedServer } from '#server/testing/launch-server.ts';
import { memoryOf } from '#server/testing/process-tree.ts';
import { type Figure, growthOf } from './figure.ts';

export interface LoadedServer extends LaunchedServer {
  /** The memory of the process in bytes. */
  memory(): number;
  /** Watches the memory until the returned function gives its growth. */
  watchMemory(): (during: string, allowed: number) => Figure;
  /** Uploads in progress, or left behind. */
  temporaryFiles(): string[];
  /** Faults in the server's log. */
  faults(): string[];
}

export async function startLoadedServer(): Promise<LoadedServer> {
  const server = await launchServer({
    from: 'bundle',
    // Fifty people share one account here.
    settings: { SEED: 'empty', LOG_LEVEL: 'error', API_CALLS_PER_MINUTE: '10000000', OPEN_DOWNLOADS: '10000' },
  });
  const memory = () => memoryOf(server.pid) * 1024 * 1024;
  return {
    ...server,
    memory,
    watchMemory() {
      const before = memory();
      let most = before;
      const watch = setInterval(() => (most = Math.max(most, memory())), 50).unref();
      return (during, allowed) => {
        clearInterval(watch);
        return growthOf(during, before, most, allowed);
      };
    },
    temporaryFiles: () => readdirSync(path.join(server.dataDir, 'staging')),
    faults: () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{')),
  };
}
