// A thread of its own beside the work, awake while native code or an endless loop holds the main one. It ends the
// process when its server is gone, and where the operating system keeps no limit of memory, also when that is passed.
import process from 'node:process';
import { setInterval } from 'node:timers';
import { workerData } from 'node:worker_threads';

const EVERY_MS = 50;
const { parentPid, mostBytes } = workerData;

function isParentGone() {
  // An orphan gets another parent; on Windows it keeps the number of the one that is gone.
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
  // Another signal: the server must see that the file is at fault, and nobody outside.
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGABRT');
}, EVERY_MS);
