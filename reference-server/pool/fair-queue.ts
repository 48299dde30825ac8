// The queue of files to open. Readers take turns, however many files each has waiting: after a turn, a reader comes
// behind all who are waiting and before all who come later. The number of waiting files is limited by reader and in
// total.
export interface Waiting {
  reader: string;
}

export interface QueueBounds {
  /** The limit of one reader. */
  each: number;
  all: number;
}

interface Line<Task> {
  tasks: Task[];
  /** For a new reader the number of turns so far; after a turn, half a turn more. */
  turn: number;
}

export class FairQueue<Task extends Waiting> {
  readonly #lines = new Map<string, Line<Task>>();
  #turns = 0;
  #size = 0;

  constructor(private readonly bounds: QueueBounds) {}

  get size(): number {
    return this.#size;
  }

  /** Returns false if there is no room. */
  add(task: Task): boolean {
    const line = this.#lines.get(task.reader) ?? { tasks: [], turn: this.#turns };
    if (this.#size >= this.bounds.all || line.tasks.length >= this.bounds.each) return false;
    line.tasks.push(task);
    this.#lines.set(task.reader, line);
    this.#size++;
    return true;
  }

  /** The first admitted task of the reader whose turn it is. */
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

  /** Returns false if it is not in the queue. */
  remove(task: Task): boolean {
    const line = this.#lines.get(task.reader);
    const index = line?.tasks.indexOf(task) ?? -1;
    if (!line || index === -1) return false;
    line.tasks.splice(index, 1);
    if (line.tasks.length === 0) this.#lines.delete(task.reader);
    this.#size--;
    return true;
  }

  removeAll(isMeant: (task: Task) => boolean): Task[] {
    const meant = [...this.#lines.values()].flatMap(({ tasks }) => tasks).filter(isMeant);
    for (const task of meant) this.remove(task);
    return meant;
  }
}
