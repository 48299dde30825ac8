// Deleted items, for administrators and managers: lists them, puts them back and purges them. An item under a legal
// hold cannot be purged, and can be put back only where it was. At the root required approval is kept.
import { upFrom } from '../access/confidential.ts';
import { legalHold, nameTaken, notFound, placeGone } from '../call/errors.ts';
import { refuseUnread } from '../call/if-match.ts';
import { noContent, ok, type Handler, type Managers } from '../call/operation.ts';
import { documentsOf, foldersOf, isAnyItemHeld, purgeItems, withAllInside } from '../content/deleted-items.ts';
import { putChanged } from '../content/changed-document.ts';
import { isHeld, placeOf } from '../content/legal-hold.ts';
import { deleteObjects } from '../content/stored-objects.ts';
import type { Tables } from '../ports/store.ts';
import { slotKey } from '../records/keys.ts';
import { cleanName } from '../records/names.ts';
import type { FolderRecord } from '../records/records.ts';
import type { DeletedItemRecord } from '../records/deleted-item.ts';
import { change, evenWhenFull } from '../store/change.ts';

/** Rows read before other calls get a turn. */
const AT_ONCE = 500;

export const listDeletedItems: Handler<'listDeletedItems', Managers> = ({ ports }) =>
  ports.store.read(async (tx) => {
    const shapes = [];
    let read = 0;
    for (const item of inOrder(await tx.deletedItems.list())) {
      const shape = await shapeOf(tx, item);
      shapes.push(shape);
      read += 1 + shape.documents + shape.folders;
      if (read < AT_ONCE) continue;
      read = 0;
      await ports.giveWay?.();
    }
    return ok(shapes);
  });

/** The latest first, but a folder before what was deleted from it, since the clocks of servers differ. */
function inOrder(all: readonly DeletedItemRecord[]): Iterable<DeletedItemRecord> {
  const byId = new Map(all.map((item) => [item.id, item]));
  const ordered = new Set<DeletedItemRecord>();
  const items = all.filter(({ within }) => within === null);
  for (const item of items.sort((one, other) => other.deletedAt.localeCompare(one.deletedAt))) {
    const before = new Set<DeletedItemRecord>();
    for (let next: DeletedItemRecord | undefined = item; next && !ordered.has(next) && !before.has(next);) {
      before.add(next);
      const place: DeletedItemRecord | undefined = byId.get(placeOf(next) ?? '');
      next = byId.get(place?.within ?? '') ?? place;
    }
    for (const one of [...before].reverse()) ordered.add(one);
  }
  return ordered;
}

async function shapeOf(tx: Tables, item: DeletedItemRecord) {
  const { id, deletedAt, deletedById, until } = item;
  const all = await withAllInside(tx, item);
  const inside = all.slice(1);
  const placeId = placeOf(item);
  const place = placeId === null ? null : await tx.folders.get(placeId);
  const gone = placeId === null ? undefined : await tx.deletedItems.get(placeId);
  // What was deleted with another folder comes back with that one.
  const first = gone?.within ? await tx.deletedItems.get(gone.within) : gone;
  return {
    ...{ id, kind: kindOf(item), name: nameOf(item), deletedAt, deletedById, until },
    folderName: (place ?? first?.folder)?.name ?? null,
    isPlaceGone: place === undefined,
    isHeld: await isAnyItemHeld(tx, all),
    documents: documentsOf(inside).length,
    folders: foldersOf(inside).length,
  };
}

/** @throws ApiProblem 404, 409 where its name is taken, or where it cannot come back without its folder */
export const putBackItem: Handler<'putBackItem', Managers> = async (context, { params, json }) => {
  const name = json.name === undefined ? null : cleanName(json.name);
  const back = await change(context, async (tx, audit) => {
    const item = await findItem(tx, params.id);
    const placeId = placeOf(item);
    const { document, folder } = item;
    const kept = await keptOf(tx, item);
    const isPlaceGone = kept !== null;
    if (isPlaceGone && (await isHeld(tx, item.above ?? placeId))) throw legalHold();
    if (document && kept?.approvalRequired && (await tx.deletedItems.get(placeId ?? ''))) throw placeGone();
    const folderId = isPlaceGone ? null : placeId;
    const slot = document && slotKey(folderId, name ?? document.name);
    if (slot !== null && (await tx.documents.by('slot', slot)).length > 0) throw nameTaken();
    const items = await withAllInside(tx, item);
    if (document) {
      const row = { ...document, folderId, accessLevel: kept?.accessLevel ?? document.accessLevel };
      await (name === null ? tx.documents.put(row) : putChanged(tx, context, row, { name }));
    }
    if (folder) await tx.folders.put({ ...folder, ...kept, name: name ?? folder.name, parentId: folderId });
    for (const row of documentsOf(items.slice(1))) await tx.documents.put(row);
    for (const row of foldersOf(items.slice(1))) await tx.folders.put(row);
    for (const { id } of items) await tx.deletedItems.delete(id);
    const under = name === null ? '' : ` as "${name}"`;
    const approval = folder && kept?.approvalRequired ? ' and requiring approval' : '';
    const where = kept ? ` at Home, as ${kept.accessLevel}${approval}: its folder is gone` : '';
    for (const one of items) {
      const [kind, what] = one.document ? (['document', ''] as const) : (['folder', 'folder '] as const);
      const description = `Put back ${what}"${nameOf(one)}"${one === item ? under + where : ''}`;
      audit({ type: `${kind}_put_back`, description, resource: { type: kind, id: one.id } });
    }
    return { id: item.id, kind: kindOf(item), folderId, isPlaceGone };
  });
  return ok(back);
};

/** What it keeps at the root of a place that is gone, else null. A purged one counts as strict; public means all users. */
async function keptOf(tx: Tables, item: DeletedItemRecord) {
  const placeId = placeOf(item);
  if (placeId === null || (await tx.folders.get(placeId))) return null;
  const before = (item.document ?? item.folder)?.accessLevel ?? 'confidential';
  const kept: Pick<FolderRecord, 'accessLevel' | 'approvalRequired'> = {
    accessLevel: before === 'public' ? 'restricted' : before,
  };
  for await (const folder of upFrom(tx, placeId)) {
    if (!folder || folder.approvalRequired) kept.approvalRequired = true;
    if (kept.approvalRequired || folder?.accessLevel === 'confidential') kept.accessLevel = 'confidential';
  }
  return kept;
}

/** Whether it comes back to the root, and as confidential. @throws ApiProblem 404 */
export const comesBackConfidential = async (tx: Tables, id: string) =>
  (await keptOf(tx, await findItem(tx, id)))?.accessLevel === 'confidential';

/** @throws ApiProblem 404, 409 for a held item, 412 for one that was put back and deleted again since */
export const purgeItem: Handler<'purgeItem', Managers> = async (context, { params }) => {
  const discarded = await change(evenWhenFull(context), async (tx, audit) => {
    const item = await findItem(tx, params.id);
    await refuseUnread(context, [item.deletedAt]);
    const items = await withAllInside(tx, item);
    if (await isAnyItemHeld(tx, items)) throw legalHold();
    return purgeItems(tx, audit, items, context.now);
  });
  await deleteObjects(context.ports, discarded, context.call.requestId);
  return noContent();
};

/** For administrators. @throws ApiProblem 404 */
export const setLegalHold: Handler<'setLegalHold', 'admin'> = async (context, { params, json }) => {
  const changed = await change(context, async (tx, audit) => {
    const folder = await tx.folders.get(params.id);
    if (!folder) throw notFound();
    const { legalHold: was = false, ...rest } = folder;
    const row = json.legalHold ? { ...rest, legalHold: true } : rest;
    if (was !== json.legalHold) await tx.folders.put(row);
    const description = `${json.legalHold ? 'Set' : 'Lifted'} the legal hold of folder "${folder.name}"`;
    audit({ type: 'folder_updated', description, resource: { type: 'folder', id: folder.id } });
    return row;
  });
  return ok(changed);
};

/** An item that a user deleted; items deleted along with it are not found by themselves. @throws ApiProblem 404 */
async function findItem(tx: Tables, id: string): Promise<DeletedItemRecord> {
  const item = await tx.deletedItems.get(id);
  if (item?.within !== null) throw notFound();
  return item;
}

const kindOf = ({ document }: DeletedItemRecord) => (document ? 'document' : 'folder');
const nameOf = ({ document, folder }: DeletedItemRecord) => (document ?? folder)?.name ?? '';
