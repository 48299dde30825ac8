// Extracts the text of a stored file in its stored form.
import type { SearchableKind } from '#core/ports/text-search.ts';
import { cMapUrl } from '../comparisons/compare-stored.ts';
import { textOfFile } from '../searching/text-of-file.ts';
import { packed } from './kept-text.ts';

export async function readStored(kind: SearchableKind, read: () => Promise<Uint8Array>): Promise<Uint8Array> {
  return packed(await textOfFile(kind, read, { cMapUrl }));
}
