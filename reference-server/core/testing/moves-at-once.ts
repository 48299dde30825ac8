// Hundreds of concurrent moves of folders and documents, with deletions among them. Afterwards every folder must reach
// the root, nothing may be lost, and the audit log must match what happened.
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Store, Tables } from '../ports/store.ts';
import type { AuditEntry, DocumentRecord, FolderRecord } from '../records/records.ts';

/** A data room whose moves arrive through some door. */
export interface MovingPlace {
  store: Store;
  moveDocument(id: string, folderId: string | null): Promise<number>;
  moveFolder(id: string, parentId: string | null): Promise<number>;
  deleteFolder(id: string): Promise<number>;
}

interface Crowd {
  folders: number;
  documents: number;
  moves: number;
  deletions: number;
}

const time = '2026-01-15T10:00:00.000Z';
const folderId = (at: number) => `folder-moved-${at}`;
const documentId = (at: number) => `document-moved-${at}`;
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

function folder(at: number): FolderRecord {
  const parentId = at < 3 ? null : folderId(Math.floor(at / 3) - 1);
  return { id: folderId(at), name: `F${at}`, description: null, parentId, accessLevel: 'public', createdAt: time };
}

function document(at: number, folders: number): DocumentRecord {
  return {
    ...{ id: documentId(at), name: `D${at % 7}.pdf`, description: null, mimeType: null, size: null, version: 1 },
    ...{ folderId: at % 7 === at ? null : folderId(at % folders) },
    ...{ accessLevel: 'public', downloadRestricted: false, printingRestricted: false, uploadedById: 'user-admin' },
    ...{ createdAt: time, updatedAt: time },
  };
}

/** No item is moved to the same place twice or to its old place, so that every 200 is a real move. */
export async function moveAtOnce(place: MovingPlace, crowd: Crowd, seed: number): Promise<void> {
  const folders = upTo(crowd.folders).map(folder);
  const documents = upTo(crowd.documents).map((at) => document(at, crowd.folders));
  await place.store.transact(async (tx) => {
    for (const { id } of await tx.folders.list()) await tx.folders.delete(id);
    for (const { id } of await tx.documents.list()) await tx.documents.delete(id);
    for (const row of folders) await tx.folders.put(row);
    for (const row of documents) await tx.documents.put(row);
  });
  const earlier = await entriesOf(place.store);
  const targets = [null, ...folders.map(({ id }) => id)];
  const calls = [
    ...folders.flatMap((row) =>
      targets.filter((to) => to !== row.parentId).map((to) => () => place.moveFolder(row.id, to)),
    ),
    ...documents.flatMap((row) =>
      targets.filter((to) => to !== row.folderId).map((to) => () => place.moveDocument(row.id, to)),
    ),
  ];
  const some = <T>(of: readonly T[], count: number): T[] =>
    fc.sample(fc.shuffledSubarray([...of], { minLength: count, maxLength: count }), { seed, numRuns: 1 })[0] ?? [];
  const moves = some(calls, crowd.moves);
  const gone = some(folders, crowd.deletions);
  const every = Math.ceil(moves.length / (gone.length + 1));
  const deleting: Promise<number>[] = [];
  const moving = moves.map((move, at) => {
    const deleted = at % every === every - 1 ? gone.pop() : undefined;
    if (deleted) deleting.push(place.deleteFolder(deleted.id));
    return move();
  });
  const answers = await Promise.all(moving);
  expect(answers.filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
  expect((await Promise.all(deleting)).filter((status) => ![204, 404].includes(status))).toEqual([]);
  if (crowd.deletions === 0) expect(answers).not.toContain(404);

  const entries = (await entriesOf(place.store)).slice(earlier.length);
  const ofType = (...types: string[]) => entries.filter(({ activityType }) => types.includes(activityType));
  expect(ofType('document_moved', 'folder_moved')).toHaveLength(answers.filter((status) => status === 200).length);

  const rows = await place.store.read(rowsOf);
  const deletedIds = new Set(ofType('folder_deleted', 'document_delete').map(({ resourceId }) => resourceId));
  const left = (made: readonly { id: string }[]) =>
    made
      .map(({ id }) => id)
      .filter((id) => !deletedIds.has(id))
      .sort();
  expect([...rows.folders.keys()].sort()).toEqual(left(folders));
  expect(rows.documents.map(({ id }) => id).sort()).toEqual(left(documents));
  for (const { id } of rows.folders.values()) expect(reachesRoot(id, rows.folders), id).toBe(true);
  for (const row of rows.documents) expect(row.folderId === null || rows.folders.has(row.folderId), row.id).toBe(true);
  const places = rows.documents.map(({ folderId: at, name }) => `${at ?? ''}/${name}`);
  expect(new Set(places).size, 'no two documents of one name in a folder').toBe(places.length);
}

function reachesRoot(id: string, folders: ReadonlyMap<string, FolderRecord>): boolean {
  const seen = new Set<string>();
  for (let at: string | null = id; at !== null; at = folders.get(at)?.parentId ?? null) {
    if (seen.has(at) || !folders.has(at)) return false;
    seen.add(at);
  }
  return true;
}

async function rowsOf(
  tx: Tables,
): Promise<{ folders: Map<string, FolderRecord>; documents: readonly DocumentRecord[] }> {
  const folders = new Map((await tx.folders.list()).map((row) => [row.id, row]));
  return { folders, documents: await tx.documents.list() };
}

/** Oldest first. */
async function entriesOf(store: Store): Promise<readonly AuditEntry[]> {
  return (await store.read((tx) => tx.audit.newest({ limit: 100_000 }))).toReversed();
}
