// The queue of work on files. Readers take turns, however many files each has waiting: a reader who has just had a
// turn comes after all who wait at the time of the next, and before all who come later. The number of waiting files is
// bounded, for one reader and for all.
export interface Waiting {
  reader: string;
}

export interface QueueBounds {
  /** Of one reader. */
  each: number;
  all: number;
}

interface Line<Task> {
  tasks: Task[];
  /** Of a newcomer, the turns that were taken so far; of who has had one, a half more. */
  turn: number;
}

export class FairQueue<Task extends Waiting> {
  readonly #bounds: QueueBounds;
  readonly #lines = new Map<string, Line<Task>>();
  #turns = 0;
  #size = 0;

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  get size(): number {
    return this.#size;
  }

  /** False when there is no room. */
  add(task: Task): boolean {
    const line = this.#lines.get(task.reader) ?? { tasks: [], turn: this.#turns };
    if (this.#size >= this.#bounds.all || line.tasks.length >= this.#bounds.each) return false;
    line.tasks.push(task);
    this.#lines.set(task.reader, line);
    this.#size++;
    return true;
  }

  /** The first that is admitted, of the reader whose turn it is. */
  take(admits: (task: Task) => boolean): Task | null {
    const lines = [...this.#lines.values()].sort((one, other) => one.turn - other.turn);
    for (const line of lines) {
      const task = line.tasks.find(admits);
      if (!task) continue;
      this.remove(task);
      this.#turns++;
      line.turn = this.#turns + 0.5;
      return task;
    }
    return null;
  }

  /** False when it does not wait here. */
  remove(task: Task): boolean {
    const line = this.#lines.get(task.reader);
    const index = line?.tasks.indexOf(task) ?? -1;
    if (!line || index === -1) return false;
    line.tasks.splice(index, 1);
    if (line.tasks.length === 0) this.#lines.delete(task.reader);
    this.#size--;
    return true;
  }

  /** Takes all that are meant out of the queue. */
  removeAll(isMeant: (task: Task) => boolean): Task[] {
    const meant = [...this.#lines.values()].flatMap(({ tasks }) => tasks).filter(isMeant);
    for (const task of meant) this.remove(task);
    return meant;
  }
}
