// A process that opens uploaded files, as the server sees it: one job at a time, killed when one takes too long.
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { type ChildLimits, startChild } from './child-limits.ts';
import type { FromChild, FileJob, TryResult } from './file-job.ts';

export interface FileProcess {
  /** Whether its memory holds next to nothing of earlier files. */
  readonly isFresh: boolean;
  readonly isUsable: boolean;
  /** Never rejects. Runs one job at a time. */
  run(job: FileJob, milliseconds: number): Promise<TryResult>;
  /** Kills the process; a running job is interrupted. */
  end(): void;
}

/** Enough for a slow disk; if a start takes longer, the machine has a problem. */
const START_MS = 30_000;
const MOST_JOBS = 200;
/** The share of its limits after which the process is replaced. */
const WORN = 0.5;
/** The share of the memory limit that a fresh process may use. */
const CLEAN = 0.125;
/** Signals from outside: by an operator, or by the kernel when memory runs out. */
const FOREIGN: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];

/** The length of its last output that is kept. */
const MOST_WORDS = 4000;

interface Running {
  job: FileJob;
  milliseconds: number;
  timer: NodeJS.Timeout;
  done: (result: TryResult) => void;
}

export class FileChild implements FileProcess {
  readonly #process: ChildProcess;
  #hasStarted = false;
  #isUsable = true;
  #jobs = 0;
  #leftBytes = 0;
  #running: Running | null = null;
  #lastWords = '';

  constructor(
    private readonly limits: ChildLimits,
    worker?: string,
  ) {
    const child = startChild(limits, worker);
    this.#process = child;
    child.on('message', (message: FromChild) => this.#hear(message));
    child.once('error', (error) => this.#stop({ outcome: 'failed', reason: String(error) }));
    child.once('exit', (code, signal) => this.#stop(this.#deathBy(code, signal)));
    child.stderr?.on('data', (words: Buffer) => {
      this.#lastWords = (this.#lastWords + words.toString()).slice(-MOST_WORDS);
    });
    // Idle processes do not keep the server alive.
    child.unref();
    if (child.stderr instanceof Socket) child.stderr.unref();
    child.channel?.unref();
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  get isFresh(): boolean {
    return this.#leftBytes < CLEAN * this.limits.memoryMegabytes * 1024 * 1024;
  }

  get isUsable(): boolean {
    return this.#isUsable && this.#jobs < MOST_JOBS;
  }

  run(job: FileJob, milliseconds: number): Promise<TryResult> {
    return new Promise((done) => {
      this.#jobs++;
      this.#process.channel?.ref();
      const onTime = () => this.#stop({ outcome: 'failed', reason: 'no process could be started' });
      this.#running = { job, milliseconds, done, timer: setTimeout(onTime, START_MS) };
      if (!this.#isUsable) onTime();
      else if (this.#hasStarted) this.#give(this.#running);
    });
  }

  end(): void {
    this.#stop({ outcome: 'interrupted' });
  }

  #hear(message: FromChild): void {
    if (message.kind === 'ready') {
      this.#hasStarted = true;
      if (this.#running) this.#give(this.#running);
      return;
    }
    const { memoryBytes, cpuSeconds } = message.used;
    this.#leftBytes = memoryBytes;
    const { memoryMegabytes, cpuSeconds: mostSeconds } = this.limits;
    const isWorn = memoryBytes > WORN * memoryMegabytes * 1024 * 1024 || cpuSeconds > WORN * mostSeconds;
    if (isWorn || message.result.outcome === 'exhausted') this.#stop(message.result);
    else this.#settle(message.result);
  }

  /** The time of the job begins now, without the start of the process. */
  #give(running: Running): void {
    const before = this.#cpuSeconds();
    clearTimeout(running.timer);
    running.timer = setTimeout(() => this.#stop(this.#lateness(running, before)), running.milliseconds);
    this.#process.send(running.job, (error) => {
      if (error) this.#stop({ outcome: 'failed', reason: String(error) });
    });
  }

  #settle(result: TryResult): void {
    const running = this.#running;
    if (!running) return;
    this.#running = null;
    clearTimeout(running.timer);
    this.#process.channel?.unref();
    running.done(result);
  }

  #stop(result: TryResult): void {
    this.#isUsable = false;
    this.#process.kill('SIGKILL');
    this.#settle(result);
  }

  /** If the machine was too busy, the file is not at fault. */
  #lateness({ milliseconds }: Running, before: number | null): TryResult {
    const now = this.#cpuSeconds();
    const spent = now === null || before === null ? Infinity : (now - before) * 1000;
    if (spent < milliseconds / 2) return { outcome: 'starved', reason: 'the machine was too busy' };
    return { outcome: 'exhausted', of: 'time', reason: `it took more than ${milliseconds / 1000} s` };
  }

  #deathBy(code: number | null, signal: NodeJS.Signals | null): TryResult {
    const errorLine = /^(?:\w*Error|FATAL ERROR)\b.*$/m.exec(this.#lastWords)?.[0] ?? '';
    const reason = `the process ended by itself (${signal ?? code ?? 'unknown'}) ${errorLine}`.trim();
    if (!this.#hasStarted || FOREIGN.includes(signal)) return { outcome: 'failed', reason };
    return { outcome: 'exhausted', of: signal === 'SIGXCPU' ? 'time' : 'memory', reason };
  }

  /** Null where only the process itself could measure it. */
  #cpuSeconds(): number | null {
    try {
      const stat = readFileSync(`/proc/${this.#process.pid ?? 0}/stat`, 'latin1');
      // The program's name before the last bracket may contain anything.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    } catch {
      return null;
    }
  }
}

/** The same on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;
