import type { AccessLevel, AccessLimit, AccessReason, Document, Folder, UserAccess } from '#contract/types.ts';
import { furthest } from '#web/domain/access/reasons-in-words.ts';

/** A folder or document with a user's rights, the reasons, and the limits. */
export interface AccessItem {
  kind: 'folder' | 'document';
  id: string;
  name: string;
  level: AccessLevel;
  mimeType: string | null;
  /** The document's folder, or the folder itself. */
  homeId: string | null;
  /** The user's highest right; null for none. */
  gives: AccessReason['gives'] | null;
  because: readonly AccessReason[];
  but: readonly AccessLimit[];
}

export interface AccessItems {
  seen: ReadonlyMap<string, AccessItem>;
  /** Items that would be visible without a limit. */
  taken: readonly AccessItem[];
  overall: readonly AccessLimit[];
}

/** Whether it applies to all of the user's access, so that it is not repeated for each item. */
export function isOverall({ kind, groupId }: AccessLimit): boolean {
  return kind === 'expired-person' || kind === 'suspended-person' || (kind === 'network' && groupId === undefined);
}

/** Joins the server's access review with the items. Deleted items are left out. */
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
