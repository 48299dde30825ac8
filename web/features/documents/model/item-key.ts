import type { Document } from '#contract/types.ts';

/** One key type for documents and folders, so that a selection can contain both. */
export type ItemKey = `document:${string}` | `folder:${string}`;

const documentKeys = new WeakMap<Document, ItemKey>();

/** Created once for each document, since sets find known strings faster. */
export function documentKey(document: Document): ItemKey {
  let key = documentKeys.get(document);
  if (key === undefined) documentKeys.set(document, (key = `document:${document.id}`));
  return key;
}

export const folderKey = (id: string): ItemKey => `folder:${id}`;

export function parseKey(key: ItemKey): { kind: 'document' | 'folder'; id: string } {
  const at = key.indexOf(':');
  return { kind: key.startsWith('document:') ? 'document' : 'folder', id: key.slice(at + 1) };
}
