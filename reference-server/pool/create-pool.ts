// The processes in which this server opens files of others, for whatever it wants of them.
import { FileChild } from './file-child.ts';
import { FilePool } from './file-pool.ts';
import { processCount, smallMegabytes, thisMachine } from './process-count.ts';

export interface FilePoolLimits {
  /** Left out: as many as the machine allows. */
  processes?: number;
  /** Of one process, which the operating system keeps. */
  memoryMegabytes?: number;
  /** Milliseconds for one job. */
  timeLimit?: number;
  /** All that a process may read and write lies in it, beside its program; the whole disk without. */
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
    // For many files one after the other; a process that nobody watches any more ends by it.
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
