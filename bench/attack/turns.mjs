// Loaded into the server before it starts: records the processor time of the main thread between two polls of the
// network, so that a busy machine does not count.
import { readFileSync, writeFileSync } from 'node:fs';
import { setInterval } from 'node:timers';
import { isMainThread } from 'node:worker_threads';

const LOOK_MS = 2;
const WORTH_TELLING_MS = 5;

const file = process.env.TURNS_FILE;
if (isMainThread && file !== undefined && process.send === undefined) {
  const worked = () => {
    try {
      return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6;
    } catch {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    }
  };
  const turns = [];
  let before = worked();
  setInterval(() => {
    const now = worked();
    if (now - before > WORTH_TELLING_MS) turns.push({ at: Date.now(), ms: now - before });
    before = now;
  }, LOOK_MS).unref();
  process.once('exit', () => writeFileSync(file, JSON.stringify(turns)));
}
