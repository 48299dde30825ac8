// A thread that works while the main one is blocked: ends the process without its server or beyond the memory limit.
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
