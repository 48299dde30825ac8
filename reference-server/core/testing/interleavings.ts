// Interleaves a read of a list with a change: each is held at one of its steps, and either may end first. Once a change
// is acknowledged, every later read must show it.
import { empty } from '../../scenarios/empty.ts';
import { loadScenario } from '../../scenarios/scenario.ts';
import type { CoreOperationId } from '../call/operation.ts';
import { openRoom, type Room } from '../room/room.ts';
import type { Store } from '../ports/store.ts';
import type { DocumentRecord, FolderRecord, Role, UserRecord, VersionRecord } from '../records/records.ts';
import { folderPermissionId, versionId } from '../records/keys.ts';
import { Gate, gatedStore } from '../identity/recheck/testing/gates.ts';
import type { StoreEngine } from '../store/store.ts';
import { createTestPorts } from './ports.ts';
import { callRoom, type TestCall } from './room.ts';

export const ADMIN = 'user-admin';
export const READER = 'user-viewer';

export type ListName = 'listDocuments' | 'listFolders' | 'listUsers' | 'listAuditLogs' | 'listDocumentReaders';
export const lists: readonly ListName[] = [
  'listDocuments',
  'listFolders',
  'listUsers',
  'listAuditLogs',
  'listDocumentReaders',
];

/** A data room over some store whose steps can be held. */
export interface Place {
  /** For storing the rows that a change needs. */
  store: Store;
  /** The text of an answer. @throws for anything but success. */
  call(operationId: CoreOperationId, call: TestCall): Promise<string>;
  /** The same for a room over the same rows without caches. */
  afresh(operationId: CoreOperationId, call: TestCall): Promise<string>;
  hold(gates: Gates): void;
}

/** Reads pass the first gate, changes the second. */
export interface Gates {
  read: Gate;
  change: Gate;
}

/** A gate that never holds. */
const openGate = (): Gate => new Gate(0);

/** The steps of a place: reads wait at every row, changes before and after, and wherever `passChange` is called. */
export class HeldSteps {
  gates: Gates = { read: openGate(), change: openGate() };
  readonly passChange = (): Promise<void> => this.gates.change.pass();

  store(behind: Store): Store {
    return {
      read: (...work) => gatedStore(behind, this.gates.read).read(...work),
      transact: async (work, options) => {
        await this.passChange();
        const value = await behind.transact(work, options);
        await this.passChange();
        return value;
      },
    };
  }
}

/** A place without a door. @param open creates the store, which may call `passChange` while writing. */
export async function placeOver(
  open: (passChange: () => Promise<void>) => StoreEngine | Promise<StoreEngine>,
): Promise<Place> {
  const steps = new HeldSteps();
  const store = await open(steps.passChange);
  const ports = { ...createTestPorts(store), store: steps.store(store) };
  await loadScenario(store, ports.objects, empty);
  const room = openRoom(ports);
  const text = async (target: Room, id: CoreOperationId, call: TestCall): Promise<string> => {
    const answer = await callRoom(target, id, call);
    if (answer.status >= 300) throw new Error(answer.text);
    return answer.text;
  };
  return {
    store,
    call: (id, call) => text(room, id, call),
    afresh: (id, call) => text(openRoom(ports), id, call),
    hold: (gates) => (steps.gates = gates),
  };
}

const time = '2026-01-15T10:00:00.000Z';

function document(id: string, more: Partial<DocumentRecord> = {}): DocumentRecord {
  return {
    ...{ id, name: `${id}.pdf`, description: null, folderId: null, mimeType: 'application/pdf', size: 1, version: 1 },
    ...{ accessLevel: 'public', downloadRestricted: false, printingRestricted: false, uploadedById: ADMIN },
    ...{ createdAt: time, updatedAt: time },
    ...more,
  };
}

function version({ id, size, mimeType }: DocumentRecord): VersionRecord {
  const bytes = { objectKey: null, sniffedType: null, sha256: null };
  const from = { uploadedById: ADMIN, createdAt: time, restoredFrom: null };
  return { id: versionId(id, 1), documentId: id, version: 1, size, mimeType, ...bytes, ...from };
}

function folder(id: string, more: Partial<FolderRecord> = {}): FolderRecord {
  return { id, name: id, description: null, parentId: null, accessLevel: 'public', createdAt: time, ...more };
}

function grant(documentId: string) {
  const id = `grant-${documentId}`;
  return { id, documentId, userId: READER, canRead: true, canDownload: true, createdAt: time };
}

const doc = 'document-played';
const box = 'folder-played';
const inBox = 'document-in-folder';
const guest = 'user-guest';

/** The same rows before each change. */
function setUp(store: Store): Promise<void> {
  return store.transact(async (tx) => {
    for (const row of [
      document(doc),
      document('document-secret', { accessLevel: 'confidential' }),
      document(inBox, { folderId: box, accessLevel: 'restricted' }),
    ]) {
      await tx.documents.put(row);
      await tx.versions.put(version(row));
    }
    for (const { id } of await tx.grants.by('document', doc)) await tx.grants.delete(id);
    for (const { id } of await tx.folders.list()) await tx.folders.delete(id);
    await tx.folders.put(folder(box));
    await tx.folders.put(folder('folder-inner', { parentId: box }));
    const id = folderPermissionId(READER, box);
    await tx.folderPermissions.put({ id, userId: READER, folderId: box, canRead: true, canWrite: false });
    for (const [id, role] of [[READER, 'viewer'] as const, [guest, 'viewer'] as const]) {
      const known = await tx.users.get(id);
      await tx.users.put({ ...(known ?? person(id)), role, deactivatedAt: null });
    }
  });
}

/** Stores unchanged rows again, which makes every cached list outdated without changing its content. */
function touch(store: Store): Promise<void> {
  return store.transact(async (tx) => {
    for (const row of await tx.documents.by('folder', box)) await tx.documents.put(row);
    for (const row of await tx.folders.by('parent', box)) await tx.folders.put(row);
  });
}

function person(id: string): UserRecord {
  const names = { firstName: 'Gil', lastName: id, profileImageUrl: null };
  const signedIn = { lastLoginAt: null, deactivatedAt: null, identity: null };
  return { id, email: `${id}@guest.example`, ...names, role: 'viewer', createdAt: time, ...signedIn };
}

interface Change {
  operationId: CoreOperationId;
  call: TestCall;
  prepare?: (store: Store) => Promise<unknown>;
}

const settings = (accessLevel: string) => ({ accessLevel, downloadRestricted: false, printingRestricted: false });
const seal = (store: Store) => store.transact((tx) => tx.documents.put(document(doc, { accessLevel: 'confidential' })));
const role = (to: Role): Change => ({
  operationId: 'updateUserRole',
  call: { params: { id: READER }, json: { role: to } },
});

export const changes = {
  'a document is renamed': {
    operationId: 'renameDocument',
    call: { params: { id: doc }, json: { name: 'Renamed.pdf' } },
  },
  'a document is made confidential': {
    operationId: 'updateDocumentSettings',
    call: { params: { id: doc }, json: settings('confidential') },
  },
  'a document is opened to everybody': {
    operationId: 'updateDocumentSettings',
    call: { params: { id: doc }, json: settings('public') },
    prepare: seal,
  },
  'a document is deleted': { operationId: 'deleteDocument', call: { params: { id: doc } } },
  'a document is granted': {
    operationId: 'grantDocumentPermission',
    call: { json: { documentId: doc, userId: READER, canRead: true, canDownload: true } },
    prepare: seal,
  },
  'a grant is revoked': {
    operationId: 'revokeDocumentPermission',
    call: { params: { documentId: doc, userId: READER } },
    prepare: async (store) => {
      await seal(store);
      await store.transact((tx) => tx.grants.put(grant(doc)));
    },
  },
  'a folder is made': { operationId: 'createFolder', call: { json: { name: 'New', accessLevel: 'public' } } },
  'a folder is closed': {
    operationId: 'updateFolder',
    call: { params: { id: box }, json: { name: 'Closed', accessLevel: 'confidential' } },
    prepare: (store) => store.transact((tx) => tx.folderPermissions.delete(folderPermissionId(READER, box))),
  },
  'a document is moved': { operationId: 'moveDocument', call: { params: { id: inBox }, json: { folderId: null } } },
  'a folder is moved': {
    operationId: 'moveFolder',
    call: { params: { id: 'folder-inner' }, json: { parentId: null } },
  },
  'a folder is deleted with what is in it': {
    operationId: 'deleteFolder',
    call: { params: { id: box }, query: { cascade: 'true' } },
  },
  'the reader becomes a manager': role('manager'),
  'the reader is no manager any more': {
    ...role('viewer'),
    prepare: (store) => store.transact((tx) => tx.users.put({ ...person(READER), role: 'manager' })),
  },
  'somebody is deactivated': { operationId: 'deactivateUser', call: { params: { id: guest } } },
} satisfies Record<string, Change>;
export type ChangeName = keyof typeof changes;
export const changeNames = Object.keys(changes) as ChangeName[];

/** The number of points at which a change can be held; beyond them it runs to its end. */
export const changePoints = 4;

export interface Interleaving {
  change: ChangeName;
  list: ListName;
  reader: typeof ADMIN | typeof READER;
  /** The step at which the read is held, from 1. */
  readAt: number;
  /** The point at which the change is held; 0 for none. */
  changeAt: number;
  /** Whether the list is cached when the read begins. */
  isAtHand: boolean;
  /** Whether the read ends while the change is held, or only after the change is acknowledged. */
  readEnds: 'first' | 'last';
}

export interface Outcome {
  /** False if the read has fewer steps. */
  wasHeld: boolean;
  /** Every read after the acknowledgement that differs from that of a room without caches. */
  stale: string[];
  /** Whether the change appears in the list at all. */
  shows: boolean;
}

/** Runs an interleaving and compares the later answers with those of a room without caches. */
export async function play(place: Place, one: Interleaving): Promise<Outcome> {
  const change: Change = changes[one.change];
  place.hold({ read: openGate(), change: openGate() });
  await setUp(place.store);
  await change.prepare?.(place.store);
  const listing: TestCall = {
    as: one.reader,
    ...(one.list === 'listDocumentReaders' ? { params: { id: inBox } } : {}),
  };
  const list = () => place.call(one.list, listing).catch(String);
  const before = await list();
  if (!one.isAtHand) await touch(place.store);

  const gates = { read: new Gate(one.readAt), change: new Gate(one.changeAt) };
  place.hold(gates);
  const reading = list();
  const wasHeld = await Promise.race([gates.read.arrived.then(() => true), reading.then(() => false)]);
  // The step then belongs to another call.
  if (!wasHeld) gates.read.open();
  const changing = place.call(change.operationId, { as: ADMIN, ...change.call });
  const stale: string[] = [];
  let after = '';
  const look = async (when: string) => {
    after = await place.afresh(one.list, listing).catch(String);
    for (const time of ['first', 'second']) if ((await list()) !== after) stale.push(`${when}, the ${time} read`);
  };
  await Promise.race([gates.change.arrived, changing]);
  if (one.readEnds === 'first') {
    gates.read.open();
    await reading;
  }
  gates.change.open();
  await changing;
  await look('once it was acknowledged');
  gates.read.open();
  await reading;
  await look('once the held read had ended');
  return { wasHeld, stale, shows: after !== before };
}
