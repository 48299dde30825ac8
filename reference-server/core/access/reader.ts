// One reader's eyes: gathers what the policy must know and shows rows as this reader may see them. A hidden folder
// leaves no trace: what lies in it and is visible all the same is shown at the root.
import { type Givens, givensOf, partiesOf } from './parties.ts';
import { allApproved, type Approved, type FindApproved } from './approved.ts';
import type { Actor } from '../call/operation.ts';
import {
  atRoot,
  documentRights,
  seesFolder,
  standingIn,
  type DocumentRights,
  type FolderChain,
  type FolderStanding,
  type Moment,
  type Told,
} from './policy.ts';
import { endOf, isOver } from '../records/ends.ts';
import { isPrivileged } from '../records/roles.ts';
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import type { DocumentRecord, FolderPermissionRecord, FolderRecord, GrantRecord } from '../records/records.ts';

export type FindFolder = (id: string) => FolderRecord | undefined;

/** Who reads. */
export type Person = Pick<Actor, 'userId' | 'role'> & Partial<Pick<Actor, 'address'>>;

type ReaderPorts = Pick<Ports, 'clock' | 'policyByEnvironment'> & Partial<Pick<Ports, 'networks'>>;

const nothingGiven: Givens = { permissions: [], grants: [] };

/**
 * Loads what decides about this person at this moment: folder permissions, grants, folders and approvals.
 */
export async function readerOf(
  tx: Tables,
  person: Person,
  ports: ReaderPorts,
  { folders = () => allFolders(tx), approved = () => allApproved(tx), grantsTo }: Loads = {},
): Promise<Reader> {
  const now = ports.clock.now();
  if (isPrivileged(person.role)) {
    return new Reader(person, nothing, nothingGiven, nothing, { now, parties: new Map() });
  }
  const parties = await partiesOf(tx, person, ports);
  const [findFolder, givens, findApproved] = await Promise.all([
    folders(),
    givensOf(tx, person.userId, [...parties.keys()], grantsTo),
    approved(),
  ]);
  return new Reader(person, findFolder, givens, findApproved, { now, parties });
}

/** What a reader is made from besides what the person was given: all there is unless said otherwise. */
export interface Loads {
  folders?: () => Promise<FindFolder>;
  approved?: () => Promise<FindApproved>;
  /** The one document of which may be asked what was granted. */
  grantsTo?: string;
}

const nothing = () => undefined;

export async function allFolders(tx: Tables): Promise<FindFolder> {
  return finderOf(await tx.folders.list());
}

export function finderOf(folders: readonly FolderRecord[]): FindFolder {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
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

/** A decision with what it came from. */
export interface Explained extends Told {
  rights: DocumentRights;
}

export class Reader {
  /** What it says is right up to this moment, as long as no row changes: in milliseconds since 1970. */
  readonly until: number;
  readonly #person: Person;
  readonly #findFolder: FindFolder;
  readonly #permissions: ReadonlyMap<string, readonly FolderPermissionRecord[]>;
  readonly #grants: ReadonlyMap<string, readonly GrantRecord[]>;
  readonly #findApproved: FindApproved;
  readonly #moment: Moment;
  readonly #standings = new Map<string, FolderStanding>();

  constructor(
    person: Person,
    findFolder: FindFolder,
    { permissions, grants }: Givens,
    findApproved: FindApproved,
    moment: Moment,
  ) {
    this.#person = person;
    this.#findFolder = findFolder;
    this.#findApproved = findApproved;
    this.#permissions = byKey(permissions, ({ folderId }) => folderId);
    this.#grants = byKey(grants, ({ documentId }) => documentId);
    this.#moment = moment;
    const { now, parties } = moment;
    this.until = Math.min(...[permissions, grants, [...parties.values()]].map((rows) => firstEnd(rows, now)));
  }

  /** @param grants the reader's own unless said otherwise: none asks what level and folder allow by themselves. */
  rightsTo(document: DocumentRecord, grants = this.#grants.get(document.id) ?? none): DocumentRights {
    return this.#rightsTo(document, grants, this.#standingIn(document.folderId));
  }

  /** The same decision with its reasons. */
  explain(document: DocumentRecord): Explained {
    const told: Told = { because: [], but: [] };
    const standing = this.#explainedStandingIn(document.folderId);
    const rights = this.#rightsTo(document, this.#grants.get(document.id) ?? none, standing, told);
    return { rights, because: told.because, but: told.but };
  }

  /** When the right to view the document ends, as long as no row changes; null where it has no end, or there is none. */
  viewEndsAt(document: DocumentRecord): string | null {
    // Nothing that this reader was given ends: no decision has to be explained.
    if (this.until === Infinity) return null;
    let last: string | null = null;
    for (const { gives, expiresAt } of this.explain(document).because) {
      if (gives === 'see') continue;
      if (!expiresAt) return null;
      if (endOf(expiresAt) > (last === null ? 0 : endOf(last))) last = expiresAt;
    }
    return last;
  }

  explainFolder(folderId: string): Told & { see: boolean } {
    if (this.seesEverything) return { see: true, because: [{ kind: 'role', gives: 'see' }], but: [] };
    const standing = this.#explainedStandingIn(folderId);
    return { see: seesFolder(standing), because: [], but: [], ...standing.told };
  }

  get userId(): string {
    return this.#person.userId;
  }

  /** The documents that a grant speaks of, the reader's own or a group's, whether it is over or not. */
  get grantedIds(): Iterable<string> {
    return this.#grants.keys();
  }

  /** An administrator or a manager: every row as it is. */
  get seesEverything(): boolean {
    return isPrivileged(this.#person.role);
  }

  /** Whose last approved version this reader is shown and no other; null where every version is shown, or none. */
  approvedOf(document: DocumentRecord): Approved | null {
    if (this.seesEverything || this.#standingIn(document.folderId).approvalFolderId === null) return null;
    return this.#findApproved(document.id) ?? null;
  }

  seesFolder(folderId: string): boolean {
    return this.seesEverything || seesFolder(this.#standingIn(folderId));
  }

  /** The row as this reader may see it; the same object where nothing is hidden. */
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
    folder: FolderStanding,
    told?: Told,
  ): DocumentRights {
    const facts = {
      role: this.#person.role,
      level: document.accessLevel,
      downloadRestricted: document.downloadRestricted,
      folder,
      grants,
      isOwnUpload: document.uploadedById === this.#person.userId,
      isApproved: folder.approvalFolderId !== null && this.#findApproved(document.id) !== undefined,
      ...this.#moment,
    };
    return documentRights(facts, told);
  }

  #standingIn(folderId: string | null): FolderStanding {
    if (folderId === null) return atRoot;
    let standing = this.#standings.get(folderId);
    if (!standing) this.#standings.set(folderId, (standing = this.#lookUp(folderId)));
    return standing;
  }

  /** Takes the place of the one without reasons. */
  #explainedStandingIn(folderId: string | null): FolderStanding {
    const known = this.#standingIn(folderId);
    if (folderId === null || known.told) return known;
    const standing = this.#lookUp(folderId, { because: [], but: [] });
    this.#standings.set(folderId, standing);
    return standing;
  }

  #lookUp(folderId: string, told?: Told): FolderStanding {
    return standingIn(
      chainFrom(folderId, this.#findFolder),
      (id) => this.#permissions.get(id) ?? none,
      this.#moment,
      told,
    );
  }
}

const shownAtTheTop = new WeakMap<DocumentRecord, DocumentRecord>();

/** The same object each time, as lists of rows that have not changed are not made anew. */
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

function byKey<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const others = found.get(key);
    if (others) others.push(row);
    else found.set(key, [row]);
  }
  return found;
}

/** When the first of what is not over yet ends. */
function firstEnd(rows: readonly { expiresAt?: string | null | undefined }[], now: Date): number {
  let first = Infinity;
  for (const { expiresAt } of rows) {
    if (expiresAt && !isOver(expiresAt, now)) first = Math.min(first, endOf(expiresAt));
  }
  return first;
}
