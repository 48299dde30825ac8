// Combines concurrent requests for a value into one query, never one that began before the request.

export class Coalesced<T> {
  #running: Promise<T> | null = null;
  #next: Promise<T> | null = null;

  constructor(private readonly put: () => Promise<T>) {}

  get(): Promise<T> {
    if (!this.#running) return this.#begin();
    return (this.#next ??= this.#running.then(
      () => this.#follow(),
      () => this.#follow(),
    ));
  }

  #follow(): Promise<T> {
    this.#next = null;
    return this.#begin();
  }

  #begin(): Promise<T> {
    const running = this.put().finally(() => {
      if (this.#running === running) this.#running = null;
    });
    this.#running = running;
    return running;
  }
}
