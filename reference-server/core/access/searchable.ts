// The texts that are searched: of each document the newest version and, where approval is required, the approved one.
// Deleted documents are not searched.
import type { Tables } from '../ports/store.ts';
import type { SearchableText, TextSearch } from '../ports/text-search.ts';
import { comparableKind } from '../records/comparable.ts';
import { PAGE_TYPES, previewableType } from '../records/content-types.ts';
import { versionId } from '../records/keys.ts';
import type { VersionRecord } from '../records/records.ts';
import { allApproved } from './approved.ts';

/** Caches the text of a version under the document's name, so that all readers share one object. */
const known = new WeakMap<VersionRecord, { of: string; text: SearchableText | null }>();

/** Returns null for file types without text. @param name the document's name */
export function searchableText(version: VersionRecord | undefined, name: string): SearchableText | null {
  const made = version && known.get(version);
  if (!version || made?.of === name) return made?.text ?? null;
  const text = makeText(version, name);
  known.set(version, { of: name, text });
  return text;
}

function makeText(version: VersionRecord, name: string): SearchableText | null {
  if (!version.objectKey || version.sha256 === null) return null;
  const shown = previewableType(version);
  const isSlides = shown?.type === PAGE_TYPES.pptx;
  const kind = isSlides
    ? 'pptx'
    : (comparableKind({ ...version, name }) ?? (shown?.kind === 'raster' ? 'image' : null));
  const { objectKey: key, sha256 } = version;
  // The name is that of the stored object rather than the hash: an index shared by hash would make an upload of a known
  // file searchable at once, which would reveal that the data room has it.
  return kind && { name: `${key}-${kind}`, key, sha256, kind };
}

export type FindVersion = (documentId: string, version: number) => VersionRecord | undefined;

export async function allVersions(tx: Tables): Promise<FindVersion> {
  const byId = new Map((await tx.versions.list()).map((row) => [row.id, row]));
  return (documentId, version) => byId.get(versionId(documentId, version));
}

/** Pictures only where scans are read. */
export const isSearched = ({ kind }: SearchableText, { readsScans }: Pick<TextSearch, 'readsScans'>) =>
  readsScans || kind !== 'image';

/** Documents between two times at which others come first: a few milliseconds. */
export const DOCUMENTS_AT_ONCE = 1000;

export async function allSearchable(
  tx: Tables,
  search: Pick<TextSearch, 'readsScans'>,
  giveWay: () => Promise<void>,
): Promise<Map<string, SearchableText>> {
  const [documents, find, findApproved] = await Promise.all([tx.documents.list(), allVersions(tx), allApproved(tx)]);
  const texts = new Map<string, SearchableText>();
  for (const [at, document] of documents.entries()) {
    if (at % DOCUMENTS_AT_ONCE === 0) await giveWay();
    for (const shown of [document, findApproved(document.id)]) {
      const text = shown && searchableText(find(document.id, shown.version), shown.name);
      if (text && isSearched(text, search)) texts.set(text.name, text);
    }
  }
  return texts;
}
