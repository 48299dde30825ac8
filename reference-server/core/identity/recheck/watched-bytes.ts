// A stream that is checked piece by piece: the first piece is read before the answer begins, and each further one is
// checked before it is sent. A stream that is cut short breaks off and never looks complete.
import type { ByteSource } from '../../ports/objects.ts';

export class WatchedBytes implements AsyncIterableIterator<Uint8Array> {
  #first: IteratorResult<Uint8Array> | null;

  private constructor(
    private readonly source: ByteSource,
    first: IteratorResult<Uint8Array>,
    private readonly rest: AsyncIterator<Uint8Array>,
    private readonly mayGoOn: () => Promise<void>,
  ) {
    this.#first = first;
  }

  /** Waits for the first piece. @param mayGoOn throws to end the stream. */
  static async begin(source: ByteSource, mayGoOn: () => Promise<void>): Promise<WatchedBytes> {
    const pieces = source[Symbol.asyncIterator]();
    return new WatchedBytes(source, await pieces.next(), pieces, mayGoOn);
  }

  async next(): Promise<IteratorResult<Uint8Array>> {
    const first = this.#first;
    this.#first = null;
    if (first) return first;
    const piece = await this.rest.next();
    if (piece.done) return piece;
    try {
      await this.mayGoOn();
    } catch (ended) {
      this.destroy();
      throw ended;
    }
    return piece;
  }

  async return(): Promise<IteratorResult<Uint8Array>> {
    await this.rest.return?.();
    return { done: true, value: undefined };
  }

  destroy(): void {
    this.source.destroy?.();
    // Errors while closing are irrelevant.
    this.rest.return?.().catch(() => undefined);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
