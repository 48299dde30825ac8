// Stores for tests in one real PostgreSQL, each with its own schema: changes run on one server, reads on another.
import type { ReadTx, TransactOptions, WriteTx } from '#core/ports/store.ts';
import type { CollectionName, Records } from '#core/records/records.ts';
import { StoreEngine } from '#core/store/store.ts';
import { type LocalPostgres, startPostgres } from '../../testing/local-postgres.ts';
import { openDatabase } from '../database.ts';
import { openPostgresStore, type PostgresStore } from '../postgres-store.ts';

export interface Servers {
  writer: PostgresStore;
  reader: PostgresStore;
  close(): Promise<void>;
}

export async function openServers(url: string): Promise<Servers> {
  const databases = [openDatabase({ url, most: 3 }), openDatabase({ url, most: 3 })] as const;
  const [writer, reader] = await Promise.all(databases.map((database) => openPostgresStore({ database })));
  if (!writer || !reader) throw new Error('There are two servers');
  return {
    writer,
    reader,
    async close() {
      await Promise.all([writer.close(), reader.close()]);
      await Promise.all(databases.map((database) => database.close()));
    },
  };
}

/** A store that opens on first use. */
export class TwoServers extends StoreEngine {
  readonly #open: () => Promise<Servers>;
  #opening: Promise<Servers> | null = null;
  #writer: PostgresStore | null = null;

  constructor(open: () => Promise<Servers>) {
    super({ persist: () => Promise.reject(new Error('Changes are made at the servers')) });
    this.#open = open;
  }

  override async read<T>(work: (tx: ReadTx) => Promise<T>, isAlone?: boolean): Promise<T> {
    return (await this.#servers()).reader.store.read(work, isAlone);
  }

  override async transact<T>(work: (tx: WriteTx) => Promise<T>, options?: TransactOptions): Promise<T> {
    return (await this.#servers()).writer.store.transact(work, options);
  }

  override rows<C extends CollectionName>(collection: C): readonly Records[C][] {
    return this.#writer?.store.rows(collection) ?? [];
  }

  async close(): Promise<void> {
    const opening = this.#opening;
    this.#opening = null;
    if (opening) await (await opening).close();
  }

  async #servers(): Promise<Servers> {
    const servers = await (this.#opening ??= this.#open());
    this.#writer = servers.writer;
    return servers;
  }
}

/** The number of rooms kept open; a test uses one or two. */
const OPEN_AT_ONCE = 6;

export interface Rooms {
  postgres: LocalPostgres;
  make(): TwoServers;
  close(): Promise<void>;
}

export async function startRooms(): Promise<Rooms> {
  const postgres = await startPostgres();
  const open: TwoServers[] = [];
  return {
    postgres,
    make() {
      const store = new TwoServers(async () => {
        const full = open.length >= OPEN_AT_ONCE ? open.shift() : undefined;
        await full?.close();
        open.push(store);
        return openServers(await postgres.newRoom());
      });
      return store;
    },
    async close() {
      await Promise.all(open.map((store) => store.close()));
      await postgres.remove();
    },
  };
}
