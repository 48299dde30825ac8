// Searches the texts of stored files, which are kept in the data folder and follow the rows: what a document is shown as is
// read in the pool's processes, one file after the other, and what no document shows any more is forgotten. Nothing here is a
// truth of its own: what is missing, damaged or of another version is read again, behind the running server.
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { allSearchable } from '#core/access/searchable.ts';
import type { SearchableText, TextSearch } from '#core/ports/text-search.ts';
import type { Store } from '#core/ports/store.ts';
import type { FilePool } from '../pool/file-pool.ts';
import { giveWay } from '../ports/give-way.ts';
import { regularly } from '../postgres/beside-rows/regularly.ts';
import { TextIndex } from '../searching/text-index.ts';
import { makeFolder } from '../storage/disk/disk.ts';
import type { FileOf } from '../storage/objects/local-file.ts';
import { packed, signatureIn, textIn } from './kept-text.ts';

export interface StoredSearchOptions {
  dataDir: string;
  store: Pick<Store, 'read'>;
  pool: Pick<FilePool, 'add' | 'load'>;
  /** Where the bytes of an object are. */
  fileOf: FileOf;
  warn: (message: string) => void;
  /** Milliseconds between looks at the rows. */
  every?: number;
}

export interface StoredSearch extends TextSearch {
  /** Takes over what has changed in the rows by now; resolves once every file that could be read has been. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** Another form of the texts, of their keys or signatures has another number. */
const FORM = '1';
const NAME = /^[\w-]+-[a-z]+$/;
const AT_ONCE = 16;
/** Characters of texts that are kept in memory. */
const RECENT = 4 * 1024 * 1024;
/** How long one file lets previews go first. */
const MOST_WAIT_MS = 2000;
const LOOK_MS = 20;
/** Whoever has just looked at a file looks at the next one soon. */
const QUIET_MS = 200;
/** The pool's name for whoever has these files read. */
const READER = 'search';

export function openStoredSearch({
  dataDir,
  store,
  pool,
  fileOf,
  warn,
  every = 1000,
}: StoredSearchOptions): StoredSearch {
  const folder = path.join(dataDir, 'texts', FORM);
  const drafts = path.join(dataDir, 'reading');
  const fileFor = (name: string) => path.join(folder, name);
  // Whoever types a word asks for the same texts with each letter.
  const recent = new LRUCache<string, string>({ maxSize: RECENT, sizeCalculation: ({ length }) => length + 1 });
  const index = new TextIndex(async (name) => {
    const known = recent.get(name);
    if (known !== undefined) return known;
    const bytes = await readFile(fileFor(name)).catch(() => null);
    const text = bytes && textIn(bytes);
    if (text !== null) recent.set(name, text);
    return text;
  }, giveWay);
  let isClosed = false;
  let isLoaded = false;
  let followed = '';
  /** Damaged or gone where they are stored: looked at again with the next start. */
  const lost = new Set<string>();

  async function load(): Promise<void> {
    await makeFolder(path.dirname(folder));
    for (const other of await readdir(path.dirname(folder))) {
      if (other !== FORM) await rm(path.join(path.dirname(folder), other), { recursive: true, force: true });
    }
    await makeFolder(folder);
    await rm(drafts, { recursive: true, force: true });
    await makeFolder(drafts);
    const names = await readdir(folder);
    const loadNext = async (): Promise<void> => {
      for (let name = names.pop(); name !== undefined && !isClosed; name = names.pop()) await take(name);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, loadNext));
    isLoaded = !isClosed;
  }

  async function take(name: string): Promise<void> {
    const bytes = NAME.test(name) ? await readFile(fileFor(name)).catch(() => null) : null;
    const signature = bytes && signatureIn(bytes);
    if (signature) index.set(name, signature);
    else await forget(name);
  }

  async function forget(name: string): Promise<void> {
    index.set(name, null);
    recent.delete(name);
    await rm(fileFor(name), { recursive: true, force: true });
  }

  async function follow(): Promise<void> {
    if (!isLoaded) await load();
    const { revisions, texts } = await store.read(async (tx) => {
      const revisions = JSON.stringify(await tx.revisions(['documents', 'versions', 'approvals']));
      return { revisions, texts: revisions === followed ? null : await allSearchable(tx) };
    });
    if (texts === null) return;
    for (const name of index.names) if (!texts.has(name)) await forget(name);
    let isWhole = true;
    for (const text of texts.values()) {
      if (isClosed) return;
      if (!index.has(text.name) && !lost.has(text.name)) isWhole = (await read(text)) && isWhole;
    }
    if (isWhole) followed = revisions;
  }

  /** False where the machine could not do it this time. */
  async function read({ name, key, sha256, kind }: SearchableText): Promise<boolean> {
    await letOthersGoFirst();
    const output = path.join(drafts, randomUUID());
    const file = await fileOf({ key, sha256 }).catch(() => null);
    if (!file) return lose(name);
    const job = { does: 'read-text', input: file.path, sha256, kind, output } as const;
    const result = await pool.add({ reader: READER, file: `text ${name}`, job }).result;
    file.release(result.outcome === 'damaged');
    try {
      if (result.outcome === 'damaged') return lose(name);
      if (result.outcome === 'busy' || result.outcome === 'failed') return false;
      // What cannot be read says nothing.
      if (result.outcome === 'impossible') await writeFile(output, packed(''), { mode: 0o600 });
      const signature = signatureIn(await readFile(output));
      if (!signature) return lose(name);
      await rename(output, fileFor(name));
      index.set(name, signature);
      return true;
    } finally {
      await rm(output, { force: true });
    }
  }

  function lose(name: string): true {
    lost.add(name);
    warn(`The text of the object ${name} could not be read for searching`);
    return true;
  }

  async function letOthersGoFirst(): Promise<void> {
    let calm = QUIET_MS;
    for (let waited = 0; waited < MOST_WAIT_MS && !isClosed; waited += LOOK_MS) {
      const { waiting, running } = pool.load();
      calm = waiting + running === 0 ? calm + LOOK_MS : 0;
      if (calm > QUIET_MS) return;
      await setTimeout(LOOK_MS);
    }
  }

  let running = Promise.resolve();
  const catchUp = () => {
    running = running.catch(() => undefined).then(follow);
    return running;
  };
  const following = regularly(every, catchUp, (error) =>
    warn(`Files could not be read for searching: ${String(error)}`),
  );
  void catchUp().catch(() => undefined);
  return {
    read: (texts) => index.signaturesOf(texts).filter((one, at) => one ?? lost.has(texts[at]?.name ?? '')).length,
    search: (...asked) => index.search(...asked),
    catchUp,
    async close() {
      isClosed = true;
      await following.stop();
      await running.catch(() => undefined);
    },
  };
}
