// A few threads that stamp. A job that takes too long or brings its thread down costs that thread, which is replaced;
// the server goes on.
import { Worker } from 'node:worker_threads';
import type { StampJob, StampResult } from './stamp-job.ts';

export interface StampPoolOptions {
  threads: number;
  /** Milliseconds for one job, not counting its wait. */
  timeLimit: number;
  /** Jobs that may wait; further ones fail at once. */
  mostWaiting: number;
}

interface Task {
  job: StampJob;
  done: (result: StampResult) => void;
}

/** Room for the largest upload as a parsed document, and an end to what would take the whole machine. */
const MOST_HEAP_MEGABYTES = 1536;

export class StampPool {
  readonly #options: StampPoolOptions;
  readonly #idle: Worker[] = [];
  readonly #busy = new Set<Worker>();
  readonly #waiting: Task[] = [];
  #isClosed = false;

  constructor(options: StampPoolOptions) {
    this.#options = options;
  }

  run(job: StampJob): Promise<StampResult> {
    if (this.#isClosed || this.#waiting.length >= this.#options.mostWaiting) {
      return Promise.resolve({ outcome: 'failed', reason: 'too many previews are waiting' });
    }
    return new Promise((done) => {
      this.#waiting.push({ job, done });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { done } of this.#waiting.splice(0)) done({ outcome: 'failed', reason: 'the server stops' });
    await Promise.all([...this.#idle.splice(0), ...this.#busy].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#isClosed || this.#busy.size >= this.#options.threads) return;
    const task = this.#waiting.shift();
    if (task) this.#start(this.#idle.pop() ?? startWorker(), task);
  }

  #start(worker: Worker, { job, done }: Task): void {
    this.#busy.add(worker);
    worker.ref();
    const finish = (result: StampResult, isReusable: boolean) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      this.#busy.delete(worker);
      if (isReusable && !this.#isClosed) {
        // An idle thread keeps nobody from ending.
        worker.unref();
        this.#idle.push(worker);
      } else {
        // A thread that ends badly must not take the server along.
        worker.on('error', () => undefined);
        void worker.terminate();
      }
      done(result);
      this.#next();
    };
    const onMessage = (result: StampResult) => finish(result, true);
    const onError = (error: Error) => finish({ outcome: 'impossible', reason: String(error) }, false);
    const onExit = () => finish({ outcome: 'failed', reason: 'the thread ended' }, false);
    const onTime = () => finish({ outcome: 'impossible', reason: 'it took too long' }, false);
    const timer = setTimeout(onTime, this.#options.timeLimit);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(job);
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.mjs', import.meta.url), {
    // The parent's loaders are not for the thread, which registers its own.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MEGABYTES },
  });
}
