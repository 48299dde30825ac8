// A parent that is killed cannot pass the signal on. Without this, its children would run on, with a port and a folder
// held.
import { clearInterval, setInterval } from 'node:timers';
import { isMainThread } from 'node:worker_threads';

/** Often enough that a next start finds port and folder free, and too seldom to be noticed. */
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
  // Windows leaves the number of a parent that is gone.
  if (process.platform !== 'win32') return process.ppid === parent;
  try {
    return process.kill(parent, 0);
  } catch {
    return false;
  }
}
