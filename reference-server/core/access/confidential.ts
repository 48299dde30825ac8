// What counts as confidential: a document or folder of that level, and everything in such a folder at any depth.
import { subtreeOf } from './folder-tree.ts';
import type { Tables } from '../ports/store.ts';
import type { DeletedItemRecord } from '../records/deleted-item.ts';
import type { AccessLevel, FolderRecord } from '../records/records.ts';

/** Counts deleted documents, since they can be put back. False for an unknown id. */
export async function isConfidentialDocument(tx: Tables, id: string): Promise<boolean> {
  const document = (await tx.documents.get(id)) ?? (await tx.deletedItems.get(id))?.document;
  return document != null && isConfidential(tx, document.accessLevel, document.folderId);
}

export async function isConfidentialFolder(tx: Tables, id: string): Promise<boolean> {
  const folder = await folderEvenDeleted(tx, id);
  return folder !== undefined && isConfidential(tx, folder.accessLevel, folder.parentId);
}

/** Whether anything confidential lies in this folder or was deleted from it; not in folders that require approval. */
export async function holdsConfidential(tx: Tables, folder: FolderRecord): Promise<boolean> {
  const { folders, documents } = await subtreeOf(tx, [folder], ({ approvalRequired }) => approvalRequired !== true);
  if ([...folders, ...documents].some(({ accessLevel }) => accessLevel === 'confidential')) return true;
  for (const { document, folder: deleted } of await tx.deletedItems.list()) {
    if ((document ?? deleted)?.accessLevel !== 'confidential') continue;
    for await (const above of upFrom(tx, document?.folderId ?? deleted?.id ?? null)) {
      if (above?.id === folder.id) return true;
      if (above?.approvalRequired) break;
    }
  }
  return false;
}

/** The folder, even if it was deleted; undefined once it is purged. */
async function folderEvenDeleted(tx: Tables, id: string): Promise<FolderRecord | undefined> {
  return (await tx.folders.get(id)) ?? (await tx.deletedItems.get(id))?.folder ?? undefined;
}

/** Whether a group or a user holds a grant or permission on something confidential. */
export async function isGivenConfidential(tx: Tables, holder: 'group' | 'user', id: string): Promise<boolean> {
  for (const { documentId } of await tx.grants.by(holder, id)) {
    if (await isConfidentialDocument(tx, documentId)) return true;
  }
  for (const { folderId } of await tx.folderPermissions.by(holder, id)) {
    if (await isConfidentialFolder(tx, folderId)) return true;
  }
  return false;
}

/** @param inside the folder that contains it */
async function isConfidential(tx: Tables, accessLevel: AccessLevel, inside: string | null): Promise<boolean> {
  if (accessLevel === 'confidential') return true;
  for await (const folder of upFrom(tx, inside)) if (folder?.accessLevel === 'confidential') return true;
  return false;
}

/**
 * A folder and those above it, even deleted ones; undefined for purged ones.
 * @param above where the walk goes on if the folder is purged
 */
export async function* upFrom(tx: Tables, id: string | null, above?: string): AsyncGenerator<FolderRecord | undefined> {
  const met = new Set<string>();
  for (let next = id, beyond = above; next !== null && !met.has(next);) {
    met.add(next);
    const live: FolderRecord | undefined = await tx.folders.get(next);
    const deleted: DeletedItemRecord | undefined = live ? undefined : await tx.deletedItems.get(next);
    const folder: FolderRecord | undefined = live ?? deleted?.folder ?? undefined;
    yield folder;
    next = folder ? folder.parentId : (beyond ?? null);
    beyond = deleted?.above;
  }
}
