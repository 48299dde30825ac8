// The memory of a process and its descendants on Linux.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface MemoryPeaks {
  /** Of the process itself, in megabytes. */
  own: number;
  /** With all descendants at the same moment. */
  all: number;
}

/** The ids of all processes started by a process, directly or not. */
export function descendantsOf(pid: number): number[] {
  const parents = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readOrNull(`/proc/${name}/stat`) : null;
    if (stat === null) continue;
    // The program's name before the last bracket may contain anything.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    parents.set(parent, [...(parents.get(parent) ?? []), Number(name)]);
  }
  const below = (id: number): number[] => (parents.get(id) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(pid);
}

/** The command line of a process; empty when it has ended. */
export function programOf(pid: number): string {
  return readOrNull(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? '';
}

/** Measures every few milliseconds until it is stopped. */
export function watchMemory(pid: number): { stop(): MemoryPeaks } {
  const peaks = { own: 0, all: 0 };
  const look = () => {
    const own = residentMegabytes(pid);
    const all = descendantsOf(pid).reduce((sum, id) => sum + residentMegabytes(id), own);
    peaks.own = Math.max(peaks.own, own);
    peaks.all = Math.max(peaks.all, all);
  };
  const timer = setInterval(look, 25);
  return {
    stop() {
      clearInterval(timer);
      return peaks;
    },
  };
}

/** The memory of a process on any system with `ps`. */
export function memoryOf(pid: number): number {
  const here = residentMegabytes(pid);
  return here > 0 ? here : Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

function residentMegabytes(pid: number): number {
  const status = readOrNull(`/proc/${pid}/status`);
  return Number(/VmRSS:\s+(\d+)/.exec(status ?? '')?.[1] ?? 0) / 1024;
}

/** The process may have ended. */
function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return null;
  }
}
