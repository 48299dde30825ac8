import type { OperationId } from '#contract/types.ts';

/** What goes wrong with a call on purpose. */
export interface Fault {
  /** Which call; `*` for every one. */
  operationId: OperationId | '*';
  /** Answered instead of the real answer, by default as openapi.yaml shows it; `offline` fails as a network does. */
  status?: number | 'offline' | undefined;
  /** Another body: an object becomes JSON, a string is sent as it stands. */
  body?: unknown;
  /** The content type of a body that is a string. */
  type?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** How long the answer takes, on top of the latency; `never`: until the fault is taken out of the situation. */
  delayMs?: number | 'never' | undefined;
  /** How often, from the first call on; always by default. */
  times?: number | undefined;
  /** Calls that pass before it begins. */
  after?: number | undefined;
  /** For an upload: the part of the file, 0 to 1, that is sent before it fails. */
  at?: number | undefined;
}
