// What one reader may see: loads what the policy needs and shows rows accordingly. Items in a hidden folder that are
// visible themselves are shown at the root.
import { type Givens, givensOf, partiesOf } from './parties.ts';
import { allApproved, type Approved, type FindApproved } from './approved.ts';
import type { Actor } from '../call/operation.ts';
import {
  atRoot,
  documentRights,
  seesFolder,
  effectiveAccessIn,
  type DocumentRights,
  type FolderChain,
  type EffectiveAccess,
  type Moment,
  type Reasons,
} from './policy.ts';
import { endOf, isOver } from '../records/ends.ts';
import { groupedBy } from '../records/grouped-by.ts';
import { isPrivileged } from '../records/roles.ts';
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import type { DocumentRecord, FolderPermissionRecord, FolderRecord, GrantRecord } from '../records/records.ts';

export type FindFolder = (id: string) => FolderRecord | undefined;

export type Person = Pick<Actor, 'userId' | 'role'> & Partial<Pick<Actor, 'address'>>;

const nothingGiven: Givens = { permissions: [], grants: [] };

/** Loads what decides about this user now: folder permissions, grants, folders and approvals. */
export async function readerOf(
  tx: Tables,
  person: Person,
  ports: Pick<Ports, 'clock' | 'policyByEnvironment'> & Partial<Pick<Ports, 'networks'>>,
  { folders = () => allFolders(tx), approved = () => allApproved(tx), grantsTo }: Loads = {},
): Promise<Reader> {
  const now = ports.clock.now();
  if (isPrivileged(person.role)) return new Reader(person, nothing, nothingGiven, nothing, { now, parties: new Map() });
  const parties = await partiesOf(tx, person, ports);
  const [findFolder, givens, findApproved] = await Promise.all([
    folders(),
    givensOf(tx, person.userId, [...parties.keys()], grantsTo),
    approved(),
  ]);
  return new Reader(person, findFolder, givens, findApproved, { now, parties });
}

/** Data that the caller already has; everything else is loaded. */
export interface Loads {
  folders?: () => Promise<FindFolder>;
  approved?: () => Promise<FindApproved>;
  /** The only document whose grants are loaded. */
  grantsTo?: string;
}

/** Folders and approvals of all, for many readers. */
export async function loadsOfAll(tx: Tables): Promise<Loads> {
  const [folders, approved] = await Promise.all([allFolders(tx), allApproved(tx)]);
  return { folders: () => Promise.resolve(folders), approved: () => Promise.resolve(approved) };
}

const nothing = () => undefined;

export const allFolders = async (tx: Tables): Promise<FindFolder> => finderOf(await tx.folders.list());

export function finderOf(folders: readonly FolderRecord[]): FindFolder {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  return (id) => byId.get(id);
}

/** Loads folders and those above them. The result answers for these folders only. */
export async function foldersUpFrom(tx: Tables, ...folderIds: readonly (string | null)[]): Promise<FindFolder> {
  const found = new Map<string, FolderRecord | undefined>();
  for (let next of folderIds) {
    while (next !== null && !found.has(next)) {
      const folder: FolderRecord | undefined = await tx.folders.get(next);
      found.set(next, folder);
      next = folder?.parentId ?? null;
    }
  }
  return (id) => {
    if (!found.has(id)) throw new Error(`The folder ${id} was not loaded`);
    return found.get(id);
  };
}

export interface Explained extends Reasons {
  rights: DocumentRights;
}

export class Reader {
  /** When the decisions expire if no row changes, in milliseconds since 1970. */
  readonly until: number;
  readonly #permissions: ReadonlyMap<string, readonly FolderPermissionRecord[]>;
  readonly #grants: ReadonlyMap<string, readonly GrantRecord[]>;
  readonly #effective = new Map<string, EffectiveAccess>();

  constructor(
    private readonly person: Person,
    private readonly findFolder: FindFolder,
    { permissions, grants }: Givens,
    private readonly findApproved: FindApproved,
    private readonly moment: Moment,
  ) {
    this.#permissions = groupedBy(permissions, ({ folderId }) => folderId);
    this.#grants = groupedBy(grants, ({ documentId }) => documentId);
    const { now, parties } = moment;
    this.until = Math.min(...[permissions, grants, [...parties.values()]].map((rows) => firstEnd(rows, now)));
  }

  /** @param grants the reader's own by default; an empty list yields what level and folder allow by themselves. */
  rightsTo(document: DocumentRecord, grants = this.#grants.get(document.id) ?? none): DocumentRights {
    return this.#rightsTo(document, grants, this.#effectiveAccessIn(document.folderId));
  }

  explain(document: DocumentRecord): Explained {
    const reasons: Reasons = { because: [], but: [] };
    const effective = this.#explainedAccessIn(document.folderId);
    const rights = this.#rightsTo(document, this.#grants.get(document.id) ?? none, effective, reasons);
    return { rights, because: reasons.because, but: reasons.but };
  }

  /** When the right to view the document ends if no row changes; null without an end or without the right. */
  viewEndsAt(document: DocumentRecord): string | null {
    // Nothing of this reader's ends, so reasons need not be collected.
    if (this.until === Infinity) return null;
    let last: string | null = null;
    for (const { gives, expiresAt } of this.explain(document).because) {
      if (gives === 'see') continue;
      if (!expiresAt) return null;
      if (endOf(expiresAt) > (last === null ? 0 : endOf(last))) last = expiresAt;
    }
    return last;
  }

  explainFolder(folderId: string): Reasons & { see: boolean } {
    if (this.seesEverything) return { see: true, because: [{ kind: 'role', gives: 'see' }], but: [] };
    const effective = this.#explainedAccessIn(folderId);
    return { see: seesFolder(effective), because: [], but: [], ...effective.reasons };
  }

  get userId(): string {
    return this.person.userId;
  }

  /** The documents with a grant to the reader or their groups, including expired grants. */
  get grantedIds(): Iterable<string> {
    return this.#grants.keys();
  }

  /** True for administrators and managers, who see every row unchanged. */
  get seesEverything(): boolean {
    return isPrivileged(this.person.role);
  }

  /** The approved version that is the only one shown to this reader; null where all versions are shown, or none. */
  approvedOf(document: DocumentRecord): Approved | null {
    if (this.seesEverything || this.#effectiveAccessIn(document.folderId).approvalFolderId === null) return null;
    return this.findApproved(document.id) ?? null;
  }

  seesFolder(folderId: string): boolean {
    return this.seesEverything || seesFolder(this.#effectiveAccessIn(folderId));
  }

  /** Returns the row as this reader may see it; the same object where nothing is hidden. */
  showDocument(document: DocumentRecord): DocumentRecord {
    const { folderId } = document;
    return folderId === null || this.seesFolder(folderId) ? document : atTheTop(document);
  }

  showFolder(folder: FolderRecord): FolderRecord {
    const { parentId } = folder;
    return parentId === null || this.seesFolder(parentId) ? folder : { ...folder, parentId: null };
  }

  #rightsTo(
    document: DocumentRecord,
    grants: readonly GrantRecord[],
    folder: EffectiveAccess,
    reasons?: Reasons,
  ): DocumentRights {
    const facts = {
      role: this.person.role,
      level: document.accessLevel,
      downloadRestricted: document.downloadRestricted,
      folder,
      grants,
      isOwnUpload: document.uploadedById === this.person.userId,
      isApproved: folder.approvalFolderId !== null && this.findApproved(document.id) !== undefined,
      ...this.moment,
    };
    return documentRights(facts, reasons);
  }

  #effectiveAccessIn(folderId: string | null): EffectiveAccess {
    if (folderId === null) return atRoot;
    let effective = this.#effective.get(folderId);
    if (!effective) this.#effective.set(folderId, (effective = this.#lookUp(folderId)));
    return effective;
  }

  /** Replaces the method that does not collect reasons. */
  #explainedAccessIn(folderId: string | null): EffectiveAccess {
    const known = this.#effectiveAccessIn(folderId);
    if (folderId === null || known.reasons) return known;
    const effective = this.#lookUp(folderId, { because: [], but: [] });
    this.#effective.set(folderId, effective);
    return effective;
  }

  #lookUp(folderId: string, reasons?: Reasons): EffectiveAccess {
    return effectiveAccessIn(
      chainFrom(folderId, this.findFolder),
      (id) => this.#permissions.get(id) ?? none,
      this.moment,
      reasons,
    );
  }
}

const shownAtTheTop = new WeakMap<DocumentRecord, DocumentRecord>();

/** Returns the same object for the same row, so that lists of unchanged rows need not be rebuilt. */
function atTheTop(document: DocumentRecord): DocumentRecord {
  let shown = shownAtTheTop.get(document);
  if (!shown) shownAtTheTop.set(document, (shown = { ...document, folderId: null }));
  return shown;
}

export function chainFrom(folderId: string, findFolder: FindFolder): FolderChain {
  const folders = new Set<FolderRecord>();
  let next: string | null = folderId;
  while (next !== null) {
    const folder = findFolder(next);
    if (!folder || folders.has(folder)) return { folders: [...folders], reachesRoot: false };
    folders.add(folder);
    next = folder.parentId;
  }
  return { folders: [...folders], reachesRoot: true };
}

const none: readonly never[] = [];

/** The earliest end that is still to come. */
function firstEnd(rows: readonly { expiresAt?: string | null | undefined }[], now: Date): number {
  let first = Infinity;
  for (const { expiresAt } of rows) {
    if (expiresAt && !isOver(expiresAt, now)) first = Math.min(first, endOf(expiresAt));
  }
  return first;
}
