// Searches stored objects in the same process and extracts them on first use, for the mock and for tests.
import type { ObjectStore } from '#core/ports/objects.ts';
import type { SearchableText, TextSearch } from '#core/ports/text-search.ts';
import { collect } from '#core/store/memory-objects.ts';
import { signatureOf } from './signature.ts';
import { TextIndex } from './text-index.ts';
import { keysOf } from './words.ts';

/** @param atOnce files extracted for one search; the next one continues */
export function searchHere(objects: Pick<ObjectStore, 'open'>, atOnce = 25): TextSearch {
  const texts = new Map<string, string>();
  const index = new TextIndex(
    (name) => Promise.resolve(texts.get(name) ?? null),
    () => Promise.resolve(),
  );
  const read = async ({ name, key, kind }: SearchableText) => {
    // The libraries for file types are loaded with the first search.
    const { textOfFile } = await import('./text-of-file.ts');
    const text = await textOfFile(kind, async () => collect(await objects.open(key))).catch(() => '');
    texts.set(name, text);
    index.set(name, signatureOf(keysOf(text)));
  };
  return {
    readsScans: false,
    read: (texts) => texts.filter(({ name }) => index.signatureOf(name)).length,
    async search(query, texts, from, limit, signal) {
      const unread = texts.filter(({ name }) => !index.signatureOf(name));
      for (const text of unread.slice(0, atOnce)) await read(text);
      return index.search(query, texts, from, limit, signal);
    },
  };
}
