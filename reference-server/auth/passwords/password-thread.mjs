// Runs in its own thread: scrypt would otherwise occupy one of the four threads that disk access needs, and judging a
// new password the one that answers.
import { scryptSync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

parentPort.on('message', async ({ derive, judge }) => {
  try {
    const value = derive
      ? scryptSync(derive.password, derive.salt, derive.length, derive.options)
      : (await import('./password-judge.mjs')).judged(judge);
    parentPort.postMessage({ value });
  } catch (error) {
    parentPort.postMessage({ fault: String(error) });
  }
});
