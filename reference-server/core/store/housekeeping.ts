// Changes without an audit entry: uploads before they are documents, times of use, and what expires. Each chore has a
// name and the collections that it may change. Everything that users see and may do is changed with `change` instead.
import type { Ports } from '../ports/ports.ts';
import type { Tables, TransactOptions } from '../ports/store.ts';
import type { CollectionName } from '../records/records.ts';
import { watchedTables, type ChangeTx } from './change.ts';

type Kept =
  | 'tickets'
  | 'sessions'
  | 'invitations'
  | 'halfSignIns'
  | 'visits'
  | 'favourites'
  | 'mails'
  | 'accessRequests'
  | 'policies';

const chores = {
  'an upload is under way': ['tickets'],
  'the bytes of an upload are gone': ['tickets'],
  'a favourite is marked': ['favourites'],
  'a session was used': ['sessions', 'visits'],
  'an account is made by invitation': ['invitations'],
  'a sign-in is under way': ['halfSignIns'],
  'a mail is due or sent': ['mails', 'accessRequests'],
  'settings may have changed': ['sessions', 'policies'],
  'the time of something is over': ['tickets', 'sessions', 'policies', 'invitations', 'halfSignIns', 'accessRequests'],
} as const satisfies Record<string, readonly Kept[]>;

export type Chore = keyof typeof chores;

/** Reads everything, and changes only the chore's collections. */
export type ChoreTx<Name extends Chore> = Tables & Pick<ChangeTx, (typeof chores)[Name][number]>;

/** Runs a chore as one transaction. */
export function keepHouse<Name extends Chore, T>(
  { store }: Pick<Ports, 'store'>,
  chore: Name,
  work: (tx: ChoreTx<Name>) => Promise<T>,
  options?: TransactOptions,
): Promise<T> {
  const mayChange: ReadonlySet<CollectionName> = new Set(chores[chore]);
  return store.transact(
    (tx) =>
      work(
        watchedTables(tx, (collection) => {
          if (!mayChange.has(collection)) throw new Error(`"${chore}" is no reason to change ${collection}`);
        }),
      ),
    options,
  );
}
