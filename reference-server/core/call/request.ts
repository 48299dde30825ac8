// What a door hands in and gets back: bytes and what came with them. Nothing is read or decided before the room does.
import type { OperationId } from '#contract/types.ts';
import type { ByteSource, Parts } from '../ports/objects.ts';
import type { Answer, Client, NavigationId } from './operation.ts';
import type { Query } from './query.ts';

export interface ApiRequest {
  /** As it was sent. */
  method: string;
  /** Path and query as they stand in the request: nothing decoded. */
  target: string;
  /** By lower-case name; one that came twice is joined as HTTP joins it. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /**
   * The body, for whoever asks first. `whole` has to be there within seconds; `pieces` may come for long, and never stand
   * still.
   * @throws ApiProblem 408 while it is read
   */
  body(pace: 'whole' | 'pieces'): ByteSource;
  client: Client;
  requestId: string;
  /** What this caller was given at the sign-in; null without. */
  session: string | null;
  /** Aborts when whoever called has gone away. */
  signal?(): AbortSignal;
  /** Hears when the answer is out, or cut. */
  onEnd?(listener: () => void): void;
  /** How parts leave that many ask for; as they are without. */
  coder?: Coder;
  /** Leaves the application: to where people sign in, and back home. */
  navigate?(navigation: NavigationId, query: Query): Promise<Answer>;
}

/** Codes parts as the caller prefers. */
export interface Coder {
  /** Null where they leave as they are. The size is null where it is coded on its way. */
  code(parts: Parts): { coding: string; source: ByteSource; size: number | null } | null;
}

export interface ApiAnswer {
  status: number;
  /** All of them. */
  headers: Readonly<Record<string, string>>;
  /** Null for none, and for HEAD. */
  body: Uint8Array | ByteSource | null;
  /** What was called; null for what the contract does not have. */
  operationId: OperationId | null;
  /** Who called. */
  userId: string | null;
  /** What became of the caller's session: it was used afresh, was ended, or is none (any more). */
  session: 'renewed' | 'ended' | 'unknown' | null;
}

export function headerOf({ headers }: Pick<ApiRequest, 'headers'>, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
