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

/** A folder by its id; undefined where there is none. */
type FindFolder = (id: string) => FolderRecord | undefined;

/** Loads what decides about this actor: folder permissions, grants and folders, all of them unless said otherwise. */
export async function readerOf(
  tx: Tables,
  actor: Pick<Actor, 'userId' | 'role'>,
  loadFolders: () => Promise<FindFolder> = () => allFolders(tx),
): Promise<Reader> {
  if (isPrivileged(actor.role)) return new Reader(actor, () => undefined, new Set(), new Map());
  const [findFolder, permissions, grants] = await Promise.all([
    loadFolders(),
    tx.folderPermissions.by('user', actor.userId),
    tx.grants.by('user', actor.userId),
  ]);
  const permitted = new Set(permissions.filter((row) => row.canRead).map((row) => row.folderId));
  return new Reader(actor, findFolder, permitted, new Map(grants.map((grant) => [grant.documentId, grant])));
}

async function allFolders(tx: Tables): Promise<FindFolder> {
  const byId = new Map((await tx.folders.list()).map((folder) => [folder.id, folder]));
  return (id) => byId.get(id);
}

/** A folder and those above it: enough for whoever asks about what lies in it, and no other may be asked about. */
export async function foldersUpFrom(tx: Tables, folderId: string | null): Promise<FindFolder> {
  const found = new Map<string, FolderRecord | undefined>();
  let next = folderId;
  while (next !== null && !found.has(next)) {
    const folder = await tx.folders.get(next);
    found.set(next, folder);
    next = folder?.parentId ?? null;
  }
  return (id) => {
    if (!found.has(id)) throw new Error(`The folder ${id} was not loaded`);
    return found.get(id);
  };
}

export class Reader {
  readonly #actor: Pick<Actor, 'userId' | 'role'>;
  readonly #findFolder: FindFolder;
  readonly #permitted: ReadonlySet<string>;
  readonly #grants: ReadonlyMap<string, GrantRecord>;
  readonly #standings = new Map<string, FolderStanding>();

  constructor(
    actor: Pick<Actor, 'userId' | 'role'>,
    findFolder: FindFolder,
    permitted: ReadonlySet<string>,
    grants: ReadonlyMap<string, GrantRecord>,
  ) {
    this.#actor = actor;
    this.#findFolder = findFolder;
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

  get userId(): string {
    return this.#actor.userId;
  }

  /** An administrator or a manager: every row as it is. */
  get seesEverything(): boolean {
    return isPrivileged(this.#actor.role);
  }

  seesFolder(folderId: string): boolean {
    return this.seesEverything || this.#standingIn(folderId).hasAccess;
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
      const folder = this.#findFolder(next);
      if (!folder || folders.has(folder)) return { folders: [...folders], reachesRoot: false };
      folders.add(folder);
      next = folder.parentId;
    }
    return { folders: [...folders], reachesRoot: true };
  }
}
