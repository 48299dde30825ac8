// Decides which file is opened next, in which process, and what a failed try means. Every file is tried briefly first.
// If it takes longer or needs more memory, it is tried once more in the large process, one at a time, while the small
// processes go on with first tries. A file made to take long thus delays others by one short try. Each reader, and
// files that were never opened, leave one process to others. With a single process, a long try yields to first
// tries. A file is refused for good only by a fresh process, so that memory used by other files does not count.
import { LRUCache } from 'lru-cache';
import { FairQueue, type QueueBounds } from './fair-queue.ts';
import type { FileProcess } from './file-child.ts';
import type { FileJob, FileResult, TryResult } from './file-job.ts';

export interface FilePoolOptions {
  /** Including the large one. */
  processes: number;
  start: (size: 'large' | 'small') => FileProcess;
  /** The time of a first try in milliseconds, without waiting. */
  firstTry: number;
  longTry: number;
  waiting: QueueBounds;
  /** Milliseconds after which an idle process is ended. */
  idle: number;
}

export interface FileRequest {
  reader: string;
  /** Identifies the bytes and the work on them. */
  file: string;
  job: FileJob;
  /** Whether a running job is stopped when no caller waits for it any more. */
  endsUnwanted?: boolean;
}

export type PoolResult = FileResult | { outcome: 'busy'; reason: string };

export interface PoolLoad {
  waiting: number;
  running: number;
  /** Jobs refused so far because the queue was full. */
  refused: number;
}

export interface PoolTicket {
  result: Promise<PoolResult>;
  /** An unwanted job is not started. */
  setWanted(isWanted: boolean): void;
}

interface Task extends FileRequest {
  isLong: boolean;
  isWanted: boolean;
  interruptions: number;
  tries: number;
  settle: (result: PoolResult) => void;
}

interface Place {
  isLarge: boolean;
  process: FileProcess | null;
  task: Task | null;
  /** Whether the long try has had its share of time. */
  mayBeInterrupted: boolean;
  timer?: NodeJS.Timeout;
}

const MOST_INTERRUPTIONS = 3;
const MOST_TRIES = 4;
/** The outcome of earlier tries: quick, long, too long on a busy machine (starved), or impossible. */
type Verdict = 'quick' | 'long' | 'starved' | 'impossible';
const MOST_VERDICTS = 20_000;
/** How long a file that took all of the available time is not tried again. */
const STARVED_MS = 60_000;

const busy = (reason: string): PoolResult => ({ outcome: 'busy', reason });
const tooMany = busy('too many files are waiting');

export class FilePool {
  readonly #first: FairQueue<Task>;
  readonly #long: FairQueue<Task>;
  /** Outcomes of earlier tries; not persisted, since a later version may succeed and a try is limited. */
  readonly #verdicts = new LRUCache<string, Verdict>({ max: MOST_VERDICTS, perf: Date });
  readonly #places: Place[];
  #isClosed = false;
  #refused = 0;

  constructor(private readonly options: FilePoolOptions) {
    this.#first = new FairQueue(options.waiting);
    this.#long = new FairQueue(options.waiting);
    // The large process comes last, so that it stays free for long tries.
    this.#places = Array.from({ length: options.processes }, (_, index) => ({
      isLarge: index === options.processes - 1,
      process: null,
      task: null,
      mayBeInterrupted: false,
    }));
  }

  add(request: FileRequest): PoolTicket {
    const verdict = this.#verdicts.get(request.file);
    if (verdict === 'impossible') return settled({ outcome: 'impossible', reason: 'it could not be done before' });
    if (this.#isClosed) return settled(busy('the server stops'));
    if (verdict === 'starved') return settled(busy('the machine was too busy for it a moment ago'));
    let settle: Task['settle'] = () => undefined;
    const result = new Promise<PoolResult>((resolve) => (settle = resolve));
    const task = { ...request, isLong: verdict === 'long', isWanted: true, interruptions: 0, tries: 0, settle };
    if (!this.#queueOf(task).add(task)) {
      this.#refused++;
      return settled(tooMany);
    }
    this.#next();
    return { result, setWanted: (isWanted) => this.#setWanted(task, isWanted) };
  }

  load(): PoolLoad {
    const running = this.#places.filter(({ task }) => task !== null).length;
    return { waiting: this.#first.size + this.#long.size, running, refused: this.#refused };
  }

  close(): void {
    this.#isClosed = true;
    for (const queue of [this.#first, this.#long]) {
      for (const { settle } of queue.removeAll(() => true)) settle(busy('the server stops'));
    }
    for (const place of this.#places) this.#release(place);
  }

  #queueOf(task: Task): FairQueue<Task> {
    return task.isLong ? this.#long : this.#first;
  }

  #setWanted(task: Task, isWanted: boolean): void {
    task.isWanted = isWanted;
    if (isWanted) return;
    if (this.#queueOf(task).remove(task)) task.settle(busy('nobody waits for it'));
    else if (task.endsUnwanted) this.#places.find((place) => place.task === task)?.process?.end();
  }

  #next(): void {
    if (this.#isClosed) return;
    for (const place of this.#places) {
      if (place.task) continue;
      const task = this.#taskFor(place);
      if (task) void this.#try(place, task);
    }
    this.#giveWay();
  }

  #taskFor({ isLarge }: Place): Task | null {
    const first = () => this.#first.take((task) => this.#mayBeTried(task));
    const long = () => (isLarge ? this.#long.take(() => true) : null);
    return this.#places.length === 1 ? (first() ?? long()) : (long() ?? first());
  }

  #mayBeTried({ reader, file }: Task): boolean {
    const most = Math.max(1, this.#places.length - 1);
    const running = this.#places.flatMap(({ task }) => (task && !task.isLong ? [task] : []));
    if (running.filter((task) => task.reader === reader).length >= most) return false;
    return this.#verdicts.get(file) === 'quick' || this.#places.every(({ task }) => task?.file !== file);
  }

  async #try(place: Place, task: Task): Promise<void> {
    const { firstTry, longTry, start } = this.options;
    clearTimeout(place.timer);
    place.task = task;
    place.mayBeInterrupted = false;
    const process = (place.process ??= start(place.isLarge ? 'large' : 'small'));
    const { isFresh } = process;
    if (task.isLong) place.timer = setTimeout(() => this.#giveWay(place), firstTry).unref();
    const result = await process.run(task.job, task.isLong ? longTry : firstTry);
    clearTimeout(place.timer);
    place.task = null;
    // A failure in a used process is repeated in a fresh one before the file is blamed.
    if (process.isUsable && !this.#isClosed && (isFresh || result.outcome !== 'impossible'))
      place.timer = setTimeout(() => this.#release(place), this.options.idle).unref();
    else this.#release(place);
    this.#conclude(task, result, { isFresh, isLarge: place.isLarge });
    this.#next();
  }

  #conclude(task: Task, result: TryResult, { isFresh, isLarge }: { isFresh: boolean; isLarge: boolean }): void {
    task.tries++;
    const isSure = isFresh || task.tries >= MOST_TRIES;
    if (result.outcome === 'impossible') {
      if (isSure) this.#giveUp(task, result.reason);
      else this.#tryAtLength(task);
    } else if (result.outcome === 'exhausted') {
      const isFinal = result.of === 'time' ? task.isLong : isLarge && isSure;
      if (isFinal) this.#giveUp(task, result.reason);
      else this.#tryAtLength(task, 'long');
    } else if (result.outcome === 'starved') {
      if (task.isLong) this.#settleAll(task, busy(result.reason), 'starved', { ttl: STARVED_MS });
      else this.#tryAtLength(task);
    } else if (result.outcome === 'interrupted') {
      task.interruptions++;
      if (task.interruptions > MOST_INTERRUPTIONS) task.settle(tooMany);
      else this.#tryAtLength(task);
    } else {
      if (result.outcome === 'made') this.#verdicts.set(task.file, task.isLong ? 'long' : 'quick');
      task.settle(result);
    }
  }

  #tryAtLength(task: Task, verdict?: Verdict): void {
    if (verdict) this.#verdicts.set(task.file, verdict);
    task.isLong = true;
    if (!task.isWanted) task.settle(busy('nobody waits for it'));
    else if (this.#isClosed || !this.#long.add(task)) task.settle(tooMany);
  }

  #giveUp(task: Task, reason: string): void {
    this.#settleAll(task, { outcome: 'impossible', reason }, 'impossible');
  }

  /** Settles all tasks with these bytes, and remembers the outcome for later ones. */
  #settleAll({ file, settle }: Task, result: PoolResult, verdict: Verdict, lasts: { ttl?: number } = {}): void {
    this.#verdicts.set(file, verdict, lasts);
    settle(result);
    for (const queue of [this.#first, this.#long]) {
      for (const task of queue.removeAll((one) => one.file === file)) task.settle(result);
    }
  }

  /** With a single process, a long try gives way after the time of a first try. */
  #giveWay(due?: Place): void {
    if (due) due.mayBeInterrupted = true;
    const [place] = this.#places;
    if (this.#places.length > 1 || !place?.task?.isLong || !place.mayBeInterrupted) return;
    if (this.#first.size > 0) place.process?.end();
  }

  #release(place: Place): void {
    clearTimeout(place.timer);
    place.process?.end();
    place.process = null;
  }
}

const settled = (result: PoolResult): PoolTicket => ({ result: Promise.resolve(result), setWanted: () => undefined });
