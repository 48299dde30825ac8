// One reader's eyes: gathers what the policy must know and shows rows as this reader may see them. A hidden folder
// leaves no trace: what lies in it and is visible all the same is shown at the root.
import type { Actor } from '../desk/operation.ts';
import {
  atRoot,
  documentRights,
  isPrivileged,
  standingIn,
  type DocumentRights,
  type FolderChain,
  type FolderStanding,
} from '../rules/policy.ts';
import type { Tables } from '../ports.ts';
import type { DocumentRecord, FolderRecord, GrantRecord } from '../records/records.ts';

const foldersById = new WeakMap<readonly FolderRecord[], Map<string, FolderRecord>>();

/** Loads what decides about this actor: folders, folder permissions and grants. */
export async function readerOf(tx: Tables, actor: Pick<Actor, 'userId' | 'role'>): Promise<Reader> {
  if (isPrivileged(actor.role)) return new Reader(actor, new Map(), new Set(), new Map());
  const [folders, permissions, grants] = await Promise.all([
    tx.folders.list(),
    tx.folderPermissions.by('user', actor.userId),
    tx.grants.by('user', actor.userId),
  ]);
  let byId = foldersById.get(folders);
  if (!byId) {
    byId = new Map(folders.map((folder) => [folder.id, folder]));
    foldersById.set(folders, byId);
  }
  const permitted = new Set(permissions.filter((row) => row.canRead).map((row) => row.folderId));
  return new Reader(actor, byId, permitted, new Map(grants.map((grant) => [grant.documentId, grant])));
}

export class Reader {
  readonly #actor: Pick<Actor, 'userId' | 'role'>;
  readonly #folders: ReadonlyMap<string, FolderRecord>;
  readonly #permitted: ReadonlySet<string>;
  readonly #grants: ReadonlyMap<string, GrantRecord>;
  readonly #standings = new Map<string, FolderStanding>();

  constructor(
    actor: Pick<Actor, 'userId' | 'role'>,
    folders: ReadonlyMap<string, FolderRecord>,
    permitted: ReadonlySet<string>,
    grants: ReadonlyMap<string, GrantRecord>,
  ) {
    this.#actor = actor;
    this.#folders = folders;
    this.#permitted = permitted;
    this.#grants = grants;
  }

  /** @param grant the reader's own unless said otherwise: null asks what level and folder allow by themselves. */
  rightsTo(document: DocumentRecord, grant = this.#grants.get(document.id) ?? null): DocumentRights {
    return documentRights({
      role: this.#actor.role,
      level: document.accessLevel,
      downloadRestricted: document.downloadRestricted,
      folder: this.#standingIn(document.folderId),
      grant,
      isOwnUpload: document.uploadedById === this.#actor.userId,
    });
  }

  seesFolder(folderId: string): boolean {
    return isPrivileged(this.#actor.role) || this.#standingIn(folderId).hasAccess;
  }

  /** The row as this reader may see it; the same object where nothing is hidden. */
  showDocument(document: DocumentRecord): DocumentRecord {
    const { folderId } = document;
    return folderId === null || this.seesFolder(folderId) ? document : { ...document, folderId: null };
  }

  showFolder(folder: FolderRecord): FolderRecord {
    const { parentId } = folder;
    return parentId === null || this.seesFolder(parentId) ? folder : { ...folder, parentId: null };
  }

  #standingIn(folderId: string | null): FolderStanding {
    if (folderId === null) return atRoot;
    let standing = this.#standings.get(folderId);
    if (!standing) {
      standing = standingIn(this.#chainFrom(folderId), (id) => this.#permitted.has(id));
      this.#standings.set(folderId, standing);
    }
    return standing;
  }

  #chainFrom(folderId: string): FolderChain {
    const folders = new Set<FolderRecord>();
    let next: string | null = folderId;
    while (next !== null) {
      const folder = this.#folders.get(next);
      if (!folder || folders.has(folder)) return { folders: [...folders], reachesRoot: false };
      folders.add(folder);
      next = folder.parentId;
    }
    return { folders: [...folders], reachesRoot: true };
  }
}
