// Requests and answers as doors exchange them with the room: bytes and metadata, unparsed.
import type { OperationId } from '#contract/types.ts';
import type { ByteSource, Parts } from '../ports/objects.ts';
import type { Answer, Client, NavigationId } from './operation.ts';
import type { Query } from './query.ts';

export interface ApiRequest {
  method: string;
  /** Path and query as they were sent, not decoded. */
  target: string;
  /** By lower-case name; repeated headers are joined as in HTTP. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body, read once: `whole` must arrive within seconds, `pieces` must not stall. @throws ApiProblem 408 */
  body(pace: 'whole' | 'pieces'): ByteSource;
  client: Client;
  requestId: string;
  /** The session token from the caller's cookie; null without one. */
  session: string | null;
  /** Aborts when the caller disconnects. */
  signal?(): AbortSignal;
  /** Registers a listener for the end of the answer, sent or broken off. */
  onEnd?(listener: () => void): void;
  /** Compresses shared parts; they are sent uncompressed without it. */
  coder?: Coder;
  /** Leaves the application, to the sign-in or back home. */
  navigate?(navigation: NavigationId, query: Query): Promise<Answer>;
}

/** Compresses parts by the caller's preference. */
export interface Coder {
  /** Null where the parts are sent uncompressed. The size is null where compression happens while sending. */
  code(parts: Parts): { coding: string; source: ByteSource; size: number | null } | null;
}

export interface ApiAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Null for none, and for HEAD. */
  body: Uint8Array | ByteSource | null;
  /** Null where the contract has no such call. */
  operationId: OperationId | null;
  userId: string | null;
  /** What happened to the caller's session: it was used, ended, or does not exist (any more). */
  session: 'renewed' | 'ended' | 'unknown' | null;
}

export function headerOf({ headers }: Pick<ApiRequest, 'headers'>, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
