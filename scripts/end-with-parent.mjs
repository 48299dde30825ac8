// Whoever started this process may be killed without a chance to pass that on. Nobody would then know of what goes on
// running, with a port and a folder held.
import { clearInterval, setInterval } from 'node:timers';
import { isMainThread } from 'node:worker_threads';

/** Often enough that a next start finds port and folder free, and too seldom to be noticed. */
const LOOK_EVERY_MS = 250;

/** Tells this process to end once `parent` is no longer the one that it belongs to. */
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
