// How many processes may open files of others at a time: what the processors and the memory of the machine, or of its container, allow.
import os from 'node:os';

/** More wait for the disk and for each other. */
const MOST = 4;
/** Of the memory, for all of them together. */
const PART = 0.5;

export interface Machine {
  processors: number;
  memoryBytes: number;
}

export function thisMachine(): Machine {
  // Zero or absurdly large where nothing constrains it.
  const allowed = process.constrainedMemory() || Infinity;
  return { processors: os.availableParallelism(), memoryBytes: Math.min(os.totalmem(), allowed) };
}

/** The large process has all of `largestMegabytes`, every other one `smallMegabytes`. */
export function processCount(largestMegabytes: number, { processors, memoryBytes }: Machine): number {
  const forOthers = (memoryBytes * PART) / 1024 ** 2 - largestMegabytes;
  const byMemory = 1 + Math.max(0, Math.floor(forOthers / smallMegabytes(largestMegabytes)));
  // One more than none, so that a long try does not hold up others, even on a single processor.
  return Math.min(MOST, Math.max(2, processors - 1), byMemory);
}

/** What most files need, and what Node itself does. */
export function smallMegabytes(largestMegabytes: number): number {
  return Math.min(largestMegabytes, Math.max(192, Math.ceil(largestMegabytes / 2)));
}
