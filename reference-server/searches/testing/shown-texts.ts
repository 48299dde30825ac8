// Documents of a test that are plain texts, and how their texts are called.
import { createHash } from 'node:crypto';
import type { SearchableText } from '#core/ports/text-search.ts';
import type { Store } from '#core/ports/store.ts';
import { ago } from '../../scenarios/scenario.ts';
import { type Item, shelve } from '../../scenarios/shelf.ts';
import { audit } from '../../storage/testing/rows.ts';

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

export const searchableTexts = (...texts: string[]): SearchableText[] =>
  texts.map((text) => {
    const sha256 = sha256Of(text);
    const key = `object-${sha256}-1`;
    return { name: `${key}-text`, key, sha256, kind: 'text' };
  });

/** From here on these are all that there is. */
export async function show(
  store: Store,
  texts: readonly string[],
  sealed: readonly string[] = [],
  shownAs: (text: string) => Partial<Item> = () => ({}),
): Promise<void> {
  const { documents, versions } = shelve(
    [...texts, ...sealed].map((text, at) => ({
      ...{
        id: sha256Of(text),
        name: 'text.txt',
        folderId: null,
        level: at < texts.length ? 'public' : 'confidential',
        mimeType: 'text/plain',
        magicType: null,
        ...shownAs(text),
      },
      editions: [{ by: 'ann', at: ago(1), content: () => new TextEncoder().encode(text) }],
    })),
  );
  await store.transact(async (tx) => {
    for (const { id } of await tx.documents.list()) await tx.documents.delete(id);
    for (const row of versions) await tx.versions.put({ ...row, sha256: row.documentId });
    for (const row of documents) await tx.documents.put(row);
    await tx.audit.append(audit('shown'));
  });
}

export const manyTexts: readonly string[] = Array.from({ length: 200 }, (_, at) => `text ${at} `.repeat(50 + at));
