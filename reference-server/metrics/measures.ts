// The counters of a running server. No label names a person, an address or a document; each is one of a few words.
import type { PoolLoad } from '../pool/file-pool.ts';

/** What keeps rows, and what keeps the bytes of files. */
export type KeepingPart = 'database' | 'objects';

export interface AnsweredRequest {
  method: string;
  /** The operation of the contract, or the part of the server that answered instead. */
  route: string;
  status: number;
  seconds: number;
}

export interface Measures {
  /** An answer is out, or its connection was cut. */
  requestEnded(request: AnsweredRequest): void;
  signInFailed(): void;
  /** A database or an object store failed. */
  failed(part: KeepingPart): void;
}

/** Values that are read on demand, and cost nothing before. */
export interface Gauges {
  requestsUnderWay(): number;
  /** Connections that were refused so far: one address had too many. */
  connectionsRefused(): number;
  /** Of the newest commit of the audit chain. */
  chainSeq(): number | Promise<number>;
  /** The processes in which files of others are opened. */
  filePool(): PoolLoad;
}
