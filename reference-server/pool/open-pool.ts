// Opens the pool by the settings.
import type { Settings } from '../settings/env.ts';
import { createFilePool } from './create-pool.ts';
import type { FilePool } from './file-pool.ts';

const LONGEST_TIMEOUT_MS = 45_000;

export function openFilePool({ dataDir, previewProcesses, previewMemoryMb, previewSeconds }: Settings): FilePool {
  return createFilePool({
    dataDir,
    memoryMegabytes: previewMemoryMb,
    timeLimit: previewSeconds * 1000,
    ...(previewProcesses > 0 ? { processes: previewProcesses } : {}),
  });
}

/** How long a caller waits: well below the idle time after which connections are closed. */
export function callerTimeout({ idleTimeoutSeconds }: Settings): number {
  return Math.min(LONGEST_TIMEOUT_MS, idleTimeoutSeconds * 750);
}
