import type { Document } from '#contract/types.ts';

/** One name for a document or a folder, so that a selection can hold both. */
export type ItemKey = `document:${string}` | `folder:${string}`;

const documentKeys = new WeakMap<Document, ItemKey>();

/** Made once for each document: sets of ten thousand keys find strings faster that they have seen before. */
export function documentKey(document: Document): ItemKey {
  let key = documentKeys.get(document);
  if (key === undefined) documentKeys.set(document, (key = `document:${document.id}`));
  return key;
}

export function folderKey(id: string): ItemKey {
  return `folder:${id}`;
}

export function parseKey(key: ItemKey): { kind: 'document' | 'folder'; id: string } {
  const at = key.indexOf(':');
  return { kind: key.startsWith('document:') ? 'document' : 'folder', id: key.slice(at + 1) };
}
