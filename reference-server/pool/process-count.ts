// How many processes may open uploaded files at a time, by the processors and memory of the machine or container.
import os from 'node:os';

/** More would wait for the disk and for each other. */
const MOST = 4;
/** The share of memory for all of them together. */
const PART = 0.5;

export interface Machine {
  processors: number;
  memoryBytes: number;
}

export function thisMachine(): Machine {
  // Zero or very large where nothing limits it.
  const allowed = process.constrainedMemory() || Infinity;
  return { processors: os.availableParallelism(), memoryBytes: Math.min(os.totalmem(), allowed) };
}

/** The large process gets `largestMegabytes`, each other one `smallMegabytes`. */
export function processCount(largestMegabytes: number, { processors, memoryBytes }: Machine): number {
  const forOthers = (memoryBytes * PART) / 1024 ** 2 - largestMegabytes;
  const byMemory = 1 + Math.max(0, Math.floor(forOthers / smallMegabytes(largestMegabytes)));
  // At least two, so that a long try does not block others even on a single processor.
  return Math.min(MOST, Math.max(2, processors - 1), byMemory);
}

/** Enough for most files and for Node itself. */
export function smallMegabytes(largestMegabytes: number): number {
  return Math.min(largestMegabytes, Math.max(192, Math.ceil(largestMegabytes / 2)));
}
