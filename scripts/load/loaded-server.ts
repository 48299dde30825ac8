// The server under load, and its resources.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { launchServer, type LaunchedServer } from '#server/testing/launch-server.ts';
import { memoryOf } from '#server/testing/process-tree.ts';

export interface LoadedServer extends LaunchedServer {
  /** The memory of the process in bytes. */
  memory(): number;
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
