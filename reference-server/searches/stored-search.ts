// Searches the texts of stored files, which are kept in the data folder and follow the rows: the texts of shown
// versions are extracted in the pool's processes, one file after the other, and others are deleted. Texts that are
// missing, damaged or of another format are extracted again in the background. Where scans are read, files without text
// come last, page by page.
import { randomUUID } from 'node:crypto';
import { existsSync, readFile } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import { ApiProblem } from '#core/call/errors.ts';
import { allSearchable } from '#core/access/searchable.ts';
import type { SearchableText, TextSearch } from '#core/ports/text-search.ts';
import type { Store } from '#core/ports/store.ts';
import type { ReadScanJob, ReadTextJob } from '../pool/file-job.ts';
import type { FilePool } from '../pool/file-pool.ts';
import { giveWay } from '../ports/give-way.ts';
import { regularly } from '../process/regularly.ts';
import { TextIndex } from '../searching/text-index.ts';
import { makeFolder } from '../storage/disk/disk.ts';
import type { FileOf } from '../storage/objects/local-file.ts';
import { MOST_TEXT, PAGE } from '../searching/words.ts';
import { isBlank, packed, signatureIn, textIn } from './kept-text.ts';
import type { ScannedPage } from './scans/read-scan.ts';

export interface StoredSearchOptions {
  dataDir: string;
  store: Pick<Store, 'read'>;
  pool: Pick<FilePool, 'add' | 'load'>;
  fileOf: FileOf;
  warn: (message: string) => void;
  /** Whether text in pictures is read as well. */
  readsScans?: boolean;
  /** Milliseconds between checks of the rows. */
  every?: number;
}

export interface StoredSearch extends TextSearch {
  /** Applies changes of the rows; resolves once every readable file has been read. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** Incremented when the format of texts, keys or signatures changes. */
export const FORM = '5';
const NAME = /^[\w-]+-[a-z]+$/;
const AT_ONCE = 16;
/** The most pages of a scan that are read. */
const MOST_PAGES = 200;
/** Characters of texts kept in memory. */
const RECENT = 4 * 1024 * 1024;
/** How long a file waits for previews. */
const MOST_WAIT_MS = 2000;
const LOOK_MS = 20;
/** A user who has just opened a preview will probably open another soon. */
const QUIET_MS = 200;
/** Half the processor time of the same in promises. */
const readWhole = promisify(readFile);
/** The reader's name in the pool. */
const READER = 'search';

export function openStoredSearch({
  dataDir,
  store,
  pool,
  fileOf,
  warn,
  readsScans = false,
  every = 1000,
}: StoredSearchOptions): StoredSearch {
  const form = readsScans ? `${FORM}-scans` : FORM;
  const folder = path.join(dataDir, 'texts', form);
  const drafts = path.join(dataDir, 'reading');
  const fileFor = (name: string) => path.join(folder, name);
  // Typing a word searches the same texts with each letter.
  const recent = new LRUCache<string, string>({ maxSize: RECENT, sizeCalculation: ({ length }) => length + 1 });
  const index = new TextIndex(async (name, pause) => {
    const known = recent.get(name);
    if (known !== undefined) return known;
    const bytes = await readWhole(fileFor(name)).catch(() => null);
    await pause();
    const text = bytes && textIn(bytes);
    if (text !== null) recent.set(name, text);
    // Others may be lost as well.
    else if (index.signatureOf(name)) isLoaded = false;
    return text;
  }, giveWay);
  let isClosed = false;
  let isLoaded = false;
  let followed = '';
  let scans: SearchableText[] = [];
  /** The pages read so far of the present scan. */
  let pages: { of: string; texts: string[]; count: number } = { of: '', texts: [], count: 0 };
  /** Damaged or missing objects, which are tried again after the next start. */
  const lost = new Set<string>();
  /** How many texts of a list are known. */
  const counts = new WeakMap<object, number>();

  async function load(): Promise<void> {
    await makeFolder(folder);
    for (const other of await readdir(path.dirname(folder))) {
      if (other !== form) await rm(path.join(path.dirname(folder), other), { recursive: true, force: true });
    }
    await rm(drafts, { recursive: true, force: true });
    await makeFolder(drafts);
    const names = await readdir(folder);
    const stored = new Set(names);
    for (const name of index.names) if (!stored.has(name)) await forget(name);
    followed = '';
    const loadNext = async (): Promise<void> => {
      for (let name = names.pop(); name !== undefined && !isClosed; name = names.pop()) await take(name);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, loadNext));
    isLoaded = !isClosed;
  }

  async function take(name: string): Promise<void> {
    const bytes = NAME.test(name) ? await readWhole(fileFor(name)).catch(() => null) : null;
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
    do {
      if (!isLoaded || !existsSync(folder)) await load();
      await readTexts();
    } while (!isClosed && (await readPage()));
  }

  async function readTexts(): Promise<void> {
    const { revisions, texts } = await store.read(async (tx) => {
      const revisions = JSON.stringify(await tx.revisions(['documents', 'versions', 'approvals']));
      return { revisions, texts: revisions === followed ? null : await allSearchable(tx, { readsScans }, giveWay) };
    });
    if (texts === null) return;
    for (const name of index.names) if (!texts.has(name)) await forget(name);
    let isWhole = true;
    for (const text of texts.values()) {
      if (isClosed) return;
      if (text.kind === 'image' || index.signatureOf(text.name) || lost.has(text.name)) continue;
      isWhole = (await read(text)) && isWhole;
    }
    if (readsScans) scans = [...texts.values()].filter(isUnseen);
    if (isWhole) followed = revisions;
  }

  /** Whether its pictures are still to be read. */
  function isUnseen({ name, kind }: SearchableText): boolean {
    if (!readsScans || lost.has(name) || (kind !== 'image' && kind !== 'pdf')) return false;
    const signature = index.signatureOf(name);
    return signature ? isBlank(signature) && kind === 'pdf' : kind === 'image';
  }

  /** False if the machine could not do it this time. */
  async function read(text: SearchableText): Promise<boolean> {
    await letOthersGoFirst();
    const made = await make(text, 'text', { does: 'read-text', kind: text.kind });
    // A file that cannot be read has no text.
    if (made !== 'later' && made !== 'lost') await keep(text.name, made ?? packed(''));
    return made !== 'later';
  }

  /** Reads the next page of the next scan. False if there is none, or the machine could not do it this time. */
  async function readPage(): Promise<boolean> {
    const scan = scans.find(isUnseen);
    if (!scan) return false;
    if (pages.of !== scan.name) pages = { of: scan.name, texts: [], count: 0 };
    // Meanwhile there may be new texts, which are read first.
    if (!(await letOthersGoFirst())) return true;
    const page = pages.texts.length + 1;
    const kind = scan.kind === 'image' ? 'image' : 'pdf';
    const made = await make(scan, `scan ${page}`, { does: 'read-scan', kind, page });
    if (made === 'later' || isClosed) return false;
    if (made === 'lost') return true;
    // A page that cannot be read has no text.
    const read = made ? (JSON.parse(made.toString()) as ScannedPage) : { text: '', of: pages.count };
    pages.texts.push(PAGE + read.text.replaceAll(PAGE, '\n'));
    pages.count = read.of;
    if (page < Math.min(read.of, MOST_PAGES)) return true;
    const text = pages.texts.join('\n').slice(kind === 'image' ? PAGE.length : 0);
    await keep(scan.name, packed(text.slice(0, MOST_TEXT).normalize('NFKD').slice(0, MOST_TEXT), true));
    return true;
  }

  /** Null if it cannot be made of this file. */
  async function make(
    { name, key, sha256 }: SearchableText,
    what: string,
    job: Pick<ReadTextJob, 'does' | 'kind'> | Pick<ReadScanJob, 'does' | 'kind' | 'page'>,
  ): Promise<Buffer | null | 'later' | 'lost'> {
    const output = path.join(drafts, randomUUID());
    // An unreachable store does not mean that the object is damaged.
    const file = await fileOf({ key, sha256 }).catch((error: unknown) =>
      error instanceof ApiProblem && error.status === 503 ? 'later' : null,
    );
    if (file === 'later') return file;
    if (!file) return lose(name);
    const whole = { ...job, input: file.path, sha256, output };
    const { outcome } = await pool.add({ reader: READER, file: `${what} ${name}`, job: whole }).result;
    file.release(outcome === 'damaged');
    try {
      if (outcome === 'damaged') return lose(name);
      if (outcome === 'busy' || outcome === 'failed') return 'later';
      return outcome === 'impossible' ? null : await readWhole(output);
    } finally {
      await rm(output, { force: true });
    }
  }

  async function keep(name: string, bytes: Uint8Array): Promise<void> {
    const signature = signatureIn(Buffer.from(bytes));
    if (!signature) return void lose(name);
    // The next one replaces what is left of one that could not be written.
    const draft = path.join(drafts, 'text');
    await writeFile(draft, bytes, { mode: 0o600 });
    await rename(draft, fileFor(name));
    index.set(name, signature);
  }

  function lose(name: string): 'lost' {
    lost.add(name);
    index.set(name, null);
    warn(`The text of the object ${name} could not be read for searching`);
    return 'lost';
  }

  /** False if others are still busy. */
  async function letOthersGoFirst(): Promise<boolean> {
    let calm = QUIET_MS;
    for (let waited = 0; waited < MOST_WAIT_MS && !isClosed; waited += LOOK_MS) {
      const { waiting, running } = pool.load();
      calm = waiting + running === 0 ? calm + LOOK_MS : 0;
      if (calm > QUIET_MS) return true;
      await setTimeout(LOOK_MS);
    }
    return false;
  }

  let running = Promise.resolve();
  const catchUp = () => (running = running.catch(() => undefined).then(follow));
  // First after a moment, so that the first calls after a start do not wait for it.
  const following = regularly(every, catchUp, (error) =>
    warn(`Files could not be read for searching: ${String(error)}`),
  );
  return {
    readsScans,
    read(texts) {
      const signatures = index.signaturesOf(texts);
      const isRead = (text: SearchableText, at: number) => lost.has(text.name) || (signatures[at] && !isUnseen(text));
      const count = counts.get(signatures) ?? texts.filter(isRead).length;
      counts.set(signatures, count);
      return count;
    },
    search: (...args) => index.search(...args),
    catchUp,
    async close() {
      isClosed = true;
      await following.stop();
      await running.catch(() => undefined);
    },
  };
}
