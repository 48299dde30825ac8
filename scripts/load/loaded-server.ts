// The server under load, and what it holds meanwhile.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { launchServer, type LaunchedServer } from '#server/testing/launch-server.ts';
import { memoryOf } from '#server/testing/process-tree.ts';

export interface LoadedServer extends LaunchedServer {
  /** What the process holds in memory, in bytes. */
  memory(): number;
  /** Uploads that are on their way, or were left behind. */
  temporaryFiles(): string[];
  /** Faults that the server wrote to its log. */
  faults(): string[];
}

export async function startLoadedServer(): Promise<LoadedServer> {
  const server = await launchServer({
    from: 'bundle',
    // Fifty people share one account here.
    settings: { SEED: 'empty', LOG_LEVEL: 'error', API_CALLS_PER_MINUTE: '10000000', OPEN_DOWNLOADS: '10000' },
  });
  return {
    ...server,
    memory: () => memoryOf(server.pid) * 1024 * 1024,
    temporaryFiles: () => readdirSync(path.join(server.dataDir, 'staging')),
    faults: () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{')),
  };
}
