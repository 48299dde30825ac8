// The processor time of a step's processes: on Linux, read twice a second from /proc.
import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { setInterval } from 'node:timers';

/** Linux counts in hundredths of a second. */
const TICKS = 100;

/** By process and start time, since process numbers are reused: ticks, and its step. */
const seen = new Map();
const roots = new Map();
let sampling = null;

/** @param pid the step's first process; its descendants are included */
export function countProcessorTime(pid) {
  roots.set(pid, pid);
  sampling ??= os.platform() === 'linux' ? setInterval(sample, 500).unref() : null;
  /** @returns seconds so far; null without /proc */
  return () => {
    if (sampling === null) return null;
    sample();
    return [...seen.values()].reduce((sum, { root, ticks }) => sum + (root === pid ? ticks : 0), 0) / TICKS;
  };
}

function sample() {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const byPid = new Map(processes.map((one) => [one.pid, one]));
  for (const one of processes) {
    const key = `${one.pid} ${one.started}`;
    // A process that outlives its parent stays with its step.
    const root = seen.get(key)?.root ?? rootOf(one, byPid);
    if (root !== undefined) seen.set(key, { root, ticks: one.ticks });
  }
}

function rootOf(one, byPid) {
  for (let at = one; at !== undefined; at = byPid.get(at.parent)) if (roots.has(at.pid)) return at.pid;
  return undefined;
}

function readProcess(name) {
  try {
    // The second field is a name in brackets, which may contain spaces and brackets.
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [parent, user, system, started] = [1, 11, 12, 19].map((at) => Number(fields[at]));
    return [{ pid: Number(name), parent, ticks: user + system, started }];
  } catch {
    // It has ended.
    return [];
  }
}
