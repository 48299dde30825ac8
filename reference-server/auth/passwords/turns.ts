// A fair queue, limited in total and by caller: nobody gets a second turn before everybody had one.

export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

export class Turns<T> {
  readonly #waiting = new Map<string, T[]>();
  readonly #mostOfOne: number;
  readonly #most: number;
  #size = 0;

  constructor({ mostOfOne, most }: { mostOfOne: number; most: number }) {
    this.#mostOfOne = mostOfOne;
    this.#most = most;
  }

  /** @throws QueueFull */
  add(who: string, what: T): void {
    const own = this.#waiting.get(who) ?? [];
    if (this.#size >= this.#most || own.length >= this.#mostOfOne) throw new QueueFull('Too many wait already');
    own.push(what);
    this.#waiting.set(who, own);
    this.#size += 1;
  }

  next(): T | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [who, own] = first;
    const what = own.shift();
    this.#size -= 1;
    // Moves the caller to the end of the row, or removes them from it.
    this.#waiting.delete(who);
    if (own.length > 0) this.#waiting.set(who, own);
    return what;
  }
}
