// How a process that reads other people's files is started: with a limit of memory, processor time and file size that
// the operating system keeps, and with nothing of the server's environment, open files or, where possible, network.
import { spawn, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { diskRights } from './disk-rights.ts';
import { withoutNetwork } from './without-network.ts';

export interface ChildLimits {
  memoryMegabytes: number;
  /** Processor time over its whole life, for the case that nobody is left to end it. */
  cpuSeconds: number;
  /** Of the file that it writes. */
  fileMegabytes: number;
  /** The data folder, of which it may read and write the files of its work alone; the whole disk without. */
  dataDir?: string | undefined;
}

/** Started from the bundle or from the sources, it lies beside this file under the same name. */
const WORKER = fileURLToPath(new URL('./worker.mjs', import.meta.url));

/** How the loader finds its libraries, and how programs find their temporary files; no setting and no secret. */
const PASSED_ON = ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];

/** Each arena of the allocator and each idle thread counts against the limit. */
const FRUGAL = { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1' };

/** Below the server and whatever else the machine does. */
const NICENESS = 3;

/**
 * `ulimit -d` counts all memory that can be written to, of V8 and of native code alike, once it may be used. (`-v` would
 * count the gigabytes that V8 merely reserves.) Where a limit cannot be set a stricter one holds, or the watchdog does.
 * The kernel shall kill this process before any other.
 */
const WITH_LIMITS = `
ulimit -c 0
ulimit -d "$1" 2>/dev/null
ulimit -t "$2" 2>/dev/null
ulimit -f "$3" 2>/dev/null
{ echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null
shift 3
exec "$@"`;

export function startChild(limits: ChildLimits, worker = WORKER): ChildProcess {
  const { memoryMegabytes, dataDir } = limits;
  const command = [
    process.execPath,
    `--max-old-space-size=${Math.floor(memoryMegabytes * 0.6)}`,
    '--v8-pool-size=1',
    '--disable-warning=ExperimentalWarning',
    ...(dataDir === undefined ? [] : diskRights(worker, dataDir)),
    worker,
    String(memoryMegabytes),
    String(process.pid),
  ];
  const env = childEnvironment(process.env);
  const [program = '', ...args] =
    os.platform() === 'win32' ? command : limited([...withoutNetwork(env), ...command], limits);
  const child = spawn(program, args, {
    // Its last output is the only reason for a failed start.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env,
    windowsHide: true,
  });
  // Before the first message: a process that cannot be started emits an event.
  child.on('error', () => undefined);
  if (child.pid !== undefined) makeNice(child.pid);
  return child;
}

function limited(command: readonly string[], { memoryMegabytes, cpuSeconds, fileMegabytes }: ChildLimits): string[] {
  const inUnits = [memoryMegabytes * 1024, cpuSeconds, fileMegabytes * 2048].map(String);
  return ['/bin/sh', '-c', WITH_LIMITS, 'sh', ...inUnits, ...command];
}

export function childEnvironment(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { ...FRUGAL };
  for (const name of PASSED_ON) {
    if (own[name] !== undefined) environment[name] = own[name];
  }
  return environment;
}

function makeNice(pid: number): void {
  try {
    os.setPriority(pid, NICENESS);
  } catch {
    // The process may be gone already, which its exit event reports.
  }
}
