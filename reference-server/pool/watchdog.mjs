// A separate thread that works even when native code or an endless loop blocks the main one. It ends the process when
// the server is gone, and when the memory limit is exceeded where the operating system does not enforce it.
import process from 'node:process';
import { setInterval } from 'node:timers';
import { workerData } from 'node:worker_threads';

const EVERY_MS = 50;
const { parentPid, mostBytes } = workerData;

function isParentGone() {
  // An orphan gets a new parent; on Windows the old number remains.
  if (process.ppid !== parentPid) return true;
  try {
    process.kill(parentPid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

setInterval(() => {
  if (isParentGone()) process.kill(process.pid, 'SIGKILL');
  // A different signal, so that the server knows that the file is at fault.
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGABRT');
}, EVERY_MS);
