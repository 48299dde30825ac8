// Creates the pool of processes that open uploaded files.
import { FileChild } from './file-child.ts';
import { FilePool } from './file-pool.ts';
import { processCount, smallMegabytes, thisMachine } from './process-count.ts';

export interface FilePoolLimits {
  /** By default, as many as the machine allows. */
  processes?: number;
  /** The memory limit of one process, enforced by the operating system. */
  memoryMegabytes?: number;
  /** The time limit of one job, in milliseconds. */
  timeLimit?: number;
  /** Processes may access only this folder and their program; without it, the whole disk. */
  dataDir?: string;
}

const FIRST_TRY_MS = 4000;
const IDLE_MS = 5 * 60_000;
const WAITING = { each: 24, all: 200 };
const LARGEST_FILE_MEGABYTES = 256;

export function createFilePool({
  processes,
  memoryMegabytes = 512,
  timeLimit = 20_000,
  dataDir,
}: FilePoolLimits = {}): FilePool {
  const limits = {
    // Enough for many files; it ends a process that the server no longer watches.
    cpuSeconds: Math.ceil((timeLimit / 1000) * 10),
    fileMegabytes: LARGEST_FILE_MEGABYTES,
    dataDir,
  };
  return new FilePool({
    processes: processes ?? processCount(memoryMegabytes, thisMachine()),
    start: (size) =>
      new FileChild({
        ...limits,
        memoryMegabytes: size === 'large' ? memoryMegabytes : smallMegabytes(memoryMegabytes),
      }),
    firstTry: Math.min(FIRST_TRY_MS, timeLimit),
    longTry: timeLimit,
    waiting: WAITING,
    idle: IDLE_MS,
  });
}
