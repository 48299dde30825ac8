// The calls to the mock and its answers, for tests and the panel.
import type { OperationId } from '#contract/types.ts';

export interface RecordedCall {
  operationId: OperationId | null;
  method: string;
  url: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  credentials: RequestCredentials;
  cache: RequestCache;
  /** Parsed when JSON; the number of bytes of a file; null without a body. */
  body: unknown;
  /** Null while the answer is on its way; 0 when the network failed. */
  status: number | null;
  startedAt: number;
  durationMs: number | null;
}

const kept = 500;

export class CallLog {
  #calls: readonly RecordedCall[] = [];
  readonly #listeners = new Set<() => void>();

  /** Oldest first. A new array after every change. */
  get all(): readonly RecordedCall[] {
    return this.#calls;
  }

  /** Records a call; the function returned records its answer. */
  open(call: Omit<RecordedCall, 'status' | 'durationMs' | 'startedAt'>): (status: number) => void {
    const startedAt = performance.now();
    const open: RecordedCall = { ...call, status: null, durationMs: null, startedAt };
    this.#set([...this.#calls, open].slice(-kept));
    return (status) => {
      const closed = { ...open, status, durationMs: performance.now() - startedAt };
      this.#set(this.#calls.map((known) => (known === open ? closed : known)));
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(calls: readonly RecordedCall[]): void {
    this.#calls = calls;
    for (const listener of this.#listeners) listener();
  }
}
