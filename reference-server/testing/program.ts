// Runs a program in its own process: its output is shown when it fails, and it never outlives the tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { asChild, root } from '../../scripts/setup.mjs';

/** The exit code, or the signal that ended it, as in a shell. */
export type End = number | NodeJS.Signals;

type Channel = 'stdout' | 'stderr';

export interface Program {
  pid: number;
  /** The output so far, or that of one stream. */
  output(on?: Channel): string;
  /**
   * Resolves with the match once the output contains it. @throws Error with the whole output if the program ends before
   */
  prints(pattern: RegExp): Promise<RegExpExecArray>;
  hasEnded(): boolean;
  /** Resolves when it has ended and its output is read. */
  ended(): Promise<End>;
  send(signal: NodeJS.Signals): void;
  /** Sends the signal, unless it has ended, and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<End>;
}

export interface ProgramOptions {
  /** Variables in addition to PATH; no others are passed on. */
  environment?: NodeJS.ProcessEnv;
  /** Starts it in its own process group, as a supervisor would. */
  isDetached?: boolean;
  /** Its standard output is discarded. */
  isUnheard?: boolean;
  /** Its working directory; the project's folder by default. */
  folder?: string;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export function startProgram(command: string, args: readonly string[], options: ProgramOptions = {}): Program {
  const child = spawn(command, args, {
    cwd: options.folder ?? root,
    env: { PATH: process.env['PATH'], ...options.environment },
    detached: options.isDetached ?? false,
    stdio: ['ignore', options.isUnheard === true ? 'ignore' : 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const outputOn = { stdout: '', stderr: '' };
  for (const channel of ['stdout', 'stderr'] as const) {
    child[channel]?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      outputOn[channel] += text;
      child.emit('output');
    });
  }
  child.once('error', (error) => (output += error.message));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = new Promise<End>((resolve) => {
    child.once('close', (code: number | null, signal: NodeJS.Signals | null) => {
      running.delete(child);
      resolve(signal ?? code ?? 1);
    });
  });
  return {
    pid: child.pid ?? 0,
    output: (on) => (on ? outputOn[on] : output),
    async prints(pattern) {
      for (;;) {
        const found = pattern.exec(output);
        if (found) return found;
        if (!running.has(child)) throw new Error(`${command} ${args.join(' ')} ended without a word of it:\n${output}`);
        await Promise.race([once(child, 'output'), end]);
      }
    },
    hasEnded,
    ended: () => end,
    send: (signal) => void child.kill(signal),
    stop(signal = 'SIGTERM') {
      if (!hasEnded()) child.kill(signal);
      return end;
    },
  };
}

/** Like `startProgram`, for Node; it ends with the parent process in any case. */
export function startNode(args: readonly string[], options: ProgramOptions = {}): Program {
  const environment = { STARTED_BY: String(process.pid), ...options.environment };
  return startProgram(process.execPath, [...asChild, ...args], { ...options, environment });
}

/** Runs a TypeScript file of the project to its end. */
export async function runScript(
  file: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ code: End; output: string; out: string; err: string }> {
  const program = startNode(['--import', 'tsx', path.join(root, file), ...args], { environment });
  const code = await program.ended();
  return { code, output: program.output(), out: program.output('stdout'), err: program.output('stderr') };
}

/** A start with a large log takes minutes on a busy machine. */
const DEADLINE_MS = 300_000;

/**
 * For a program without output: resolves when it answers successfully. @throws Error with its output if it ends or five
 * minutes pass before
 */
export async function untilAnswered(program: Program, url: string, headers: Record<string, string> = {}) {
  const deadline = performance.now() + DEADLINE_MS;
  while (!(await answers(url, headers))) {
    if (!program.hasEnded() && performance.now() < deadline) continue;
    await program.stop();
    throw new Error(`No answer from ${url}:\n${program.output()}`);
  }
}

/** Sends one request; a refused connection resolves after a moment. */
async function answers(url: string, headers: Record<string, string>): Promise<boolean> {
  try {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return false;
  }
}

/** For a program that cannot choose a free port itself. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
