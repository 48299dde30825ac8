// Runs in its own thread, since scrypt would otherwise occupy one of the four threads that disk access needs.
import { scryptSync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ password, salt, length, options }) => {
  try {
    parentPort.postMessage({ key: scryptSync(password, salt, length, options) });
  } catch (error) {
    parentPort.postMessage({ fault: String(error) });
  }
});
