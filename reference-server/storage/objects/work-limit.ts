// Limits concurrent work; others wait in order of arrival.

export class WorkLimit {
  readonly #waiting: (() => void)[] = [];

  constructor(private free: number) {}

  async take<T>(work: () => Promise<T>): Promise<T> {
    const end = await this.begin();
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** Resolves with a function that ends the turn; calling it again has no effect. */
  async begin(): Promise<() => void> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = this.#waiting.shift();
      if (next) next();
      else this.free += 1;
    };
  }
}
