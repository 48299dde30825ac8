// Starts a process that reads uploaded files, with the system's limits and without the server's environment.
import { spawn, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import { codeKilobytes } from './code-memory.ts';
import { diskRights } from './disk-rights.ts';
import { withoutNetwork } from './without-network.ts';
import { workerFile } from './worker-file.ts';

export interface ChildLimits {
  memoryMegabytes: number;
  /** Total processor time, in case the server can no longer end the process. */
  cpuSeconds: number;
  /** The size of the file that it writes. */
  fileMegabytes: number;
  /** The data folder, in which it may access only the files of its work; without it, the whole disk. */
  dataDir?: string | undefined;
}

/** Variables for the loader's libraries and temporary files; no settings or secrets. */
const PASSED_ON = ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];

/** Each arena of the allocator and each thread counts against the limit; esbuild's is for sources alone. */
const FRUGAL = { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1', ESBUILD_WORKER_THREADS: '0' };

/** The threads that run scripts: its own and the watchdog's. */
const SCRIPT_THREADS = 2;

/** A lower priority than the server's. */
const NICENESS = 3;

/**
 * `ulimit -d` counts all writable memory of V8 and native code. (`-v` would count the gigabytes that V8 only reserves.)
 * What V8 maps for code is added. If a limit cannot be set, a stricter one is in force, or the watchdog enforces it. The
 * kernel kills this process before any other.
 */
const WITH_LIMITS = `
ulimit -c 0
ulimit -d "$1" 2>/dev/null
ulimit -t "$2" 2>/dev/null
ulimit -f "$3" 2>/dev/null
{ echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null
shift 3
exec "$@"`;

export function startChild(limits: ChildLimits, worker = workerFile): ChildProcess {
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
    // Its last output gives the reason of a failed start.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env,
    windowsHide: true,
  });
  // Registered before the first message: a process that cannot be started emits an error.
  child.on('error', () => undefined);
  if (child.pid !== undefined) makeNice(child.pid);
  return child;
}

/** Looked up once. */
let ofCode: number | null = null;

function limited(command: readonly string[], { memoryMegabytes, cpuSeconds, fileMegabytes }: ChildLimits): string[] {
  ofCode ??= codeKilobytes() * SCRIPT_THREADS;
  const inUnits = [memoryMegabytes * 1024 + ofCode, cpuSeconds, fileMegabytes * 2048].map(String);
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
    // The process may have ended, which its exit event reports.
  }
}
