// The counters of a running server. No label names a user, address or document; each value comes from a short list.
import type { PoolLoad } from '../pool/file-pool.ts';

/** The store of rows, and the store of files' bytes. */
export type KeepingPart = 'database' | 'objects';

export interface AnsweredRequest {
  method: string;
  /** The operation, or the part of the server that answered. */
  route: string;
  status: number;
  seconds: number;
}

export interface Counters {
  /** Called when an answer is sent or its connection is closed. */
  requestEnded(request: AnsweredRequest): void;
  signInFailed(): void;
  failed(part: KeepingPart): void;
}

/** Values that are read only when metrics are requested. */
export interface Gauges {
  requestsUnderWay(): number;
  /** Connections refused because their address had too many. */
  connectionsRefused(): number;
  /** The number of the newest log entry. */
  chainSeq(): number | Promise<number>;
  /** The processes that open uploaded files. */
  filePool(): PoolLoad;
}
