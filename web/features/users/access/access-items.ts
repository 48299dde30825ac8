import type { AccessLevel, AccessLimit, AccessReason, Document, Folder, UserAccess } from '#contract/types.ts';
import { furthest } from '#web/domain/access/reasons-in-words.ts';

/** A folder or a document, with what somebody may do with it, why, and what stands in the way. */
export interface AccessItem {
  kind: 'folder' | 'document';
  id: string;
  name: string;
  level: AccessLevel;
  mimeType: string | null;
  /** The folder itself, or the one that the document lies in. */
  homeId: string | null;
  /** How far they get; null for not at all. */
  gives: AccessReason['gives'] | null;
  because: readonly AccessReason[];
  but: readonly AccessLimit[];
}

export interface AccessItems {
  /** By id: what they see. */
  seen: ReadonlyMap<string, AccessItem>;
  /** What they would see but for something that takes it away. */
  taken: readonly AccessItem[];
  /** What ends or binds all of it. */
  overall: readonly AccessLimit[];
}

/** Whether it holds for everything that the person has, and need not be said again of each item. */
export function isOverall({ kind, groupId }: AccessLimit): boolean {
  return kind === 'expired-person' || kind === 'suspended-person' || (kind === 'network' && groupId === undefined);
}

/** What the server says of somebody's access, with what it is about. Items that are gone by now are left out. */
export function accessItems(
  access: UserAccess,
  folders: readonly Folder[],
  documents: readonly Document[],
): AccessItems {
  const folderOf = new Map(folders.map((folder) => [folder.id, folder]));
  const documentOf = new Map(documents.map((document) => [document.id, document]));
  const seen = new Map<string, AccessItem>();
  const taken: AccessItem[] = [];
  const overall = new Map<string, AccessLimit>();
  const add = (item: AccessItem) => {
    for (const limit of item.but.filter(isOverall)) overall.set(limit.kind, limit);
    if (item.gives === null) taken.push(item);
    else seen.set(item.id, item);
  };
  for (const { folderId: id, because, but, ...rights } of access.folders) {
    const folder = folderOf.get(id);
    if (!folder) continue;
    const { name, accessLevel: level } = folder;
    add({ kind: 'folder', id, name, level, mimeType: null, homeId: id, gives: furthest(rights), because, but });
  }
  for (const { documentId: id, because, but, ...rights } of access.documents) {
    const document = documentOf.get(id);
    if (!document) continue;
    const { name, accessLevel: level, mimeType, folderId: homeId } = document;
    add({ kind: 'document', id, name, level, mimeType, homeId, gives: furthest(rights), because, but });
  }
  return { seen, taken, overall: [...overall.values()] };
}
