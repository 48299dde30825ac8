import type { IndexName } from '../records/keys.ts';
import type { CollectionName, Records } from '../records/records.ts';
import type { NewAuditEntry, ReadAudit, SearchedAudit } from './audit-log.ts';

/**
 * Rows of one collection as a transaction sees them. Rows are frozen by convention: put a changed copy. The same row may
 * be another object the next time it is read.
 */
export interface ReadTable<C extends CollectionName> {
  get(id: string): Promise<Records[C] | undefined>;
  /** All rows, in no promised order. */
  list(): Promise<readonly Records[C][]>;
  /** The rows whose secondary key is `key`. */
  by(index: IndexName<C>, key: string): Promise<readonly Records[C][]>;
}

export interface WriteTable<C extends CollectionName> extends ReadTable<C> {
  put(row: Records[C]): Promise<void>;
  delete(id: string): Promise<void>;
}

/** What reading and writing transactions have in common. */
export type Tables = { readonly [C in CollectionName]: ReadTable<C> };

/**
 * A reading, of use until its work is over. It shows everything that was acknowledged before it began: either one moment
 * for the whole work, or with each call what is committed by then.
 */
export type ReadTx = Tables & {
  readonly audit: SearchedAudit;
  /**
   * For each of these collections a number that grows whenever it changes. Asked before its rows are read, it is of the
   * same moment as they are, or of an earlier one.
   */
  revisions(collections: readonly CollectionName[]): Promise<readonly number[]>;
};

export type WriteTx = { readonly [C in CollectionName]: WriteTable<C> } & {
  readonly audit: ReadAudit & { append(entry: NewAuditEntry): Promise<void> };
};

export interface TransactOptions {
  /**
   * Goes on where a full disk refuses other changes: for what makes room, takes rights away, or lets somebody in who can.
   */
  mayUseReserve?: boolean;
}

/**
 * Typed collections behind transactions. `transact` runs one work after the other and resolves when the change and
 * its audit entries are durable together; if the work throws, nothing of it happened. A work must touch nothing but
 * the transaction: it may run in a burst with others, and again if the store has to reload.
 * @throws StoreUnavailable when the change cannot be made durable (a full disk, say); nothing was changed.
 */
export interface Store {
  read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T>;
  transact<T>(work: (tx: WriteTx) => Promise<T>, options?: TransactOptions): Promise<T>;
}
