// A killed parent cannot pass the signal on. Without this, its children would keep running, with their port and folder.
import { clearInterval, setInterval } from 'node:timers';
import { isMainThread } from 'node:worker_threads';

/** Often enough that the next start finds port and folder free, and rarely enough to cost nothing. */
const LOOK_EVERY_MS = 250;

/** Ends this process once `parent` is no longer its parent. */
export function endWithParent(parent) {
  if (!isMainThread) return;
  const timer = setInterval(() => {
    if (isThere(parent)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS).unref();
}

function isThere(parent) {
  // Windows keeps the number of a parent that is gone.
  if (process.platform !== 'win32') return process.ppid === parent;
  try {
    return process.kill(parent, 0);
  } catch {
    return false;
  }
}
