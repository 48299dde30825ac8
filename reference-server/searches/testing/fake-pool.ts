// A pool that makes texts in the same process; a test decides what becomes of each.
import { writeFile } from 'node:fs/promises';
import type { FilePool, FileRequest, PoolResult } from '../../pool/file-pool.ts';
import type { FileOf } from '../../storage/objects/local-file.ts';
import { packed } from '../kept-text.ts';
import { sha256Of } from './shown-texts.ts';

export class FakePool {
  /** The texts that were asked for, in order. */
  readonly read: string[] = [];
  readonly outcomes = new Map<string, 'impossible' | 'busy' | 'damaged'>();
  /** What the pictures of a file say, page by page, by its text; null where a page cannot be read. */
  readonly scans = new Map<string, readonly (string | null)[]>();
  readonly #impossible = new Set<string>();
  readonly #texts = new Map<string, string>();

  fileOf: FileOf = ({ sha256 }) => Promise.resolve({ path: sha256, release: () => undefined });

  /** Stored from here on. */
  knows(...texts: string[]): void {
    for (const text of texts) this.#texts.set(sha256Of(text), text);
  }

  asPool(): Pick<FilePool, 'add' | 'load'> {
    return {
      load: () => ({ waiting: 0, running: 0, refused: 0 }),
      add: (request) => ({ result: this.#make(request), setWanted: () => undefined }),
    };
  }

  async #make({ job, file }: FileRequest): Promise<PoolResult> {
    const text = this.#texts.get('sha256' in job ? job.sha256 : '') ?? '';
    this.read.push(text);
    const outcome = this.outcomes.get(text);
    if (outcome) return { outcome, reason: 'so the test says' };
    const pages = this.scans.get(text);
    if (job.does === 'read-scan' && pages?.[job.page - 1] === null) this.#impossible.add(file);
    if (this.#impossible.has(file)) return { outcome: 'impossible', reason: 'as before' };
    const page = job.does === 'read-scan' ? { text: pages?.[job.page - 1] ?? '', of: pages?.length ?? 1 } : null;
    const made = page ? new TextEncoder().encode(JSON.stringify(page)) : packed(pages ? '' : text);
    await writeFile(job.output, made);
    return { outcome: 'made', size: made.length, sha256: '' };
  }
}
