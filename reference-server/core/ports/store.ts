import type { IndexName } from '../records/keys.ts';
import type { CollectionName, Records } from '../records/records.ts';
import type { NewAuditEntry, ReadAudit, SearchedAudit } from './audit-log.ts';

/** The rows of one collection, never modified; a row may be another object on the next read. */
export interface ReadTable<C extends CollectionName> {
  get(id: string): Promise<Records[C] | undefined>;
  /** All rows, in no guaranteed order. */
  list(): Promise<readonly Records[C][]>;
  by(index: IndexName<C>, key: string): Promise<readonly Records[C][]>;
}

export interface WriteTable<C extends CollectionName> extends ReadTable<C> {
  put(row: Records[C]): Promise<void>;
  delete(id: string): Promise<void>;
}

export type Tables = { readonly [C in CollectionName]: ReadTable<C> };

/**
 * A read transaction, valid until its work ends. It sees every change that was acknowledged before it began: either at
 * one moment, or at each call what is committed by then.
 */
export type ReadTx = Tables & {
  readonly audit: SearchedAudit;
  /** For each collection a number that grows with every change; to be read before the rows. */
  revisions(collections: readonly CollectionName[]): Promise<readonly number[]>;
};

export type WriteTx = { readonly [C in CollectionName]: WriteTable<C> } & {
  readonly audit: ReadAudit & { append(entry: NewAuditEntry): Promise<void> };
};

export interface TransactOptions {
  /** Allows it on a full disk: for changes that make room, revoke rights, or let in users who can. */
  mayUseReserve?: boolean;
}

/**
 * Typed collections with transactions. `transact` runs one work after the other and resolves when the change and its
 * audit entries are durable; if the work throws, nothing is changed. A work must touch nothing but the transaction,
 * since it may run in a burst with others, and again if the store reloads. @throws StoreUnavailable if the change
 * cannot be made durable, for example on a full disk; nothing is changed.
 */
export interface Store {
  /** @param isAlone no row that it can see changes meanwhile, for which changes wait */
  read<T>(work: (tx: ReadTx) => Promise<T>, isAlone?: boolean): Promise<T>;
  transact<T>(work: (tx: WriteTx) => Promise<T>, options?: TransactOptions): Promise<T>;
}
