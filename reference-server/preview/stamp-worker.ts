// Runs in a thread: stamps one file at a time.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { stamp } from './stamp.ts';
import type { StampJob, StampResult } from './stamp-job.ts';

async function work({ input, output, type, mark }: StampJob): Promise<StampResult> {
  const bytes = await readFile(input);
  let stamped: Uint8Array;
  try {
    stamped = await stamp(bytes, type, mark);
  } catch (error) {
    return { outcome: 'impossible', reason: String(error) };
  }
  await writeFile(output, stamped, { mode: 0o600 });
  return { outcome: 'stamped', size: stamped.length, sha256: createHash('sha256').update(stamped).digest('hex') };
}

parentPort?.on('message', (job: StampJob) => {
  work(job)
    .catch((error: unknown): StampResult => ({ outcome: 'failed', reason: String(error) }))
    .then((result) => parentPort?.postMessage(result))
    .catch((error: unknown) => {
      throw error;
    });
});
