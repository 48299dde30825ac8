// Lists that are ready to send, by reader, so that a row is serialised once and not for every reader's refetch. A list
// is valid until a row that it was read from changes or something that it shows ends.
import type { ReadTx, Tables } from '../ports/store.ts';
import { KeptReadings } from './kept-readings.ts';
import { ListParts } from './list-parts.ts';

const mostBytes = 32 * 1024 * 1024;

export interface List {
  rows: readonly object[];
  /** When the list expires without a change, in milliseconds since 1970. */
  until: number;
}

export class CachedLists {
  readonly #kept = new KeptReadings<ListParts>(mostBytes, ({ held }) => held);

  /** The rows as a JSON array; runs the work, which depends on tables and key alone, if the list is outdated. */
  read(tx: ReadTx, key: string, now: Date, work: (tx: Tables) => Promise<List>): Promise<ListParts> {
    return this.#kept.read(tx, key, now, async (tables, before) => {
      const { rows, until } = await work(tables);
      return { made: new ListParts(rows, before), until };
    });
  }
}
