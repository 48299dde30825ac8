/** One name for a document or a folder, so that a selection can hold both. */
export type ItemKey = `document:${string}` | `folder:${string}`;

export function documentKey(id: string): ItemKey {
  return `document:${id}`;
}

export function folderKey(id: string): ItemKey {
  return `folder:${id}`;
}

export function parseKey(key: ItemKey): { kind: 'document' | 'folder'; id: string } {
  const at = key.indexOf(':');
  return { kind: key.startsWith('document:') ? 'document' : 'folder', id: key.slice(at + 1) };
}
