// Groups: members have the group's access from the next call on, and as long as they are members. Refuses names that
// differ from another only by case, unknown people, and, without a fresh second factor, changes of groups with access
// to confidential items.
import { groupNameTaken, groupSuspended, invalidRequest, notFound } from '../call/errors.ts';
import { refuseUnread } from '../call/if-match.ts';
import { created, type Handler, type Managers, noContent, ok } from '../call/operation.ts';
import { activeUser } from '../records/presence.ts';
import type { Tables } from '../ports/store.ts';
import { groupNameKey, membershipId } from '../records/keys.ts';
import type { GroupRecord } from '../records/records.ts';
import { displayName, folderPermissionShape, grantShape, groupShape } from '../records/shapes.ts';
import { cleanName } from '../records/names.ts';
import { type Audit, change, type ChangeTx, evenWhenFull } from '../store/change.ts';
import { deleteObjects } from '../content/stored-objects.ts';
import { keepAdminOutside } from './keep-an-admin.ts';
import { refuseLockOut, signOutLeftOut, termChanges, termsOf } from './party.ts';
import { nameOfItem } from '../content/deleted-items.ts';

const longestName = 100;
const alphabetical = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

export const listGroups: Handler<'listGroups', Managers> = async ({ ports }) => {
  const [groups, memberships] = await ports.store.read((tx) => Promise.all([tx.groups.list(), tx.memberships.list()]));
  const members = new Map(groups.map(({ id }) => [id, [] as string[]]));
  for (const { groupId, userId } of memberships) members.get(groupId)?.push(userId);
  const inOrder = [...groups].sort((one, other) => alphabetical.compare(one.name, other.name));
  return ok(inOrder.map((row) => groupShape(row, members.get(row.id) ?? [])));
};

/** @throws ApiProblem 400 for a name, 404 for a person, 409 for a name that is taken. */
export const createGroup: Handler<'createGroup', 'admin'> = async (context, { json }) => {
  const { ports, now } = context;
  const name = cleanName(json.name, 'name', longestName);
  const group: GroupRecord = { id: ports.ids.next('group'), name, createdAt: now.toISOString() };
  const memberIds = [...new Set(json.memberIds)];
  await change(context, async (tx, audit) => {
    await refuseTaken(tx, group);
    await tx.groups.put(group);
    const people = await addMembers(tx, group.id, memberIds);
    const description = `Created the group "${name}"${people.length > 0 ? ` of ${inWords(people)}` : ''}`;
    audit({ type: 'group_created', description, resource: { type: 'group', id: group.id } });
  });
  return created(groupShape(group, memberIds));
};

/**
 * Takes members to add and to remove, so that concurrent changes of two administrators are both kept. @throws
 * ApiProblem 400 for a name, an end in the past or an invalid network, 403 without a fresh second factor, 404 for the
 * group or a person to add, 409 for a taken name, networks that would lock the caller out, or the last administrator in a
 * suspended group.
 */
export const updateGroup: Handler<'updateGroup', 'admin'> = async (context, { params, json }) => {
  const { addMemberIds = [], removeMemberIds = [] } = json;
  const name = json.name === undefined ? undefined : cleanName(json.name, 'name', longestName);
  const termsOver = termsOf(json, context);
  const coming = new Set(addMemberIds);
  if (removeMemberIds.some((id) => coming.has(id)))
    throw invalidRequest([{ name: 'removeMemberIds', reason: 'Contains a user who is in addMemberIds as well' }]);
  const isLeaving = json.suspended === true || (coming.size === 0 && removeMemberIds.length > 0);
  const { shape, discarded } = await change(isLeaving ? evenWhenFull(context) : context, async (tx, audit) => {
    const group = await tx.groups.get(params.id);
    if (!group) throw notFound();
    const { expiresAt = null, networks = [], digest = 'daily' } = group;
    await refuseUnread(context, [group.name, expiresAt, networks, digest]);
    const row = { ...group, name: name ?? group.name, ...termsOver(group) };
    await refuseTaken(tx, row);
    const before = new Set(await memberIdsOf(tx, group.id));
    const fresh = [...coming].filter((id) => !before.has(id));
    const added = await addMembers(tx, group.id, fresh);
    const removed = await removeMembers(tx, group.id, before, new Set(removeMemberIds));
    const memberIds = await memberIdsOf(tx, group.id);
    if (json.networks) refuseLockOut(row, memberIds, context);
    if (row.suspendedAt && (!group.suspendedAt || added.length > 0)) await keepAdminOutside(tx, memberIds, context);
    const parts = [
      ...(added.length > 0 ? [`added ${inWords(added)}`] : []),
      ...(removed.length > 0 ? [`removed ${inWords(removed)}`] : []),
      ...termChanges(group, row),
    ];
    if (row.name === group.name && parts.length === 0) return { shape: groupShape(group, memberIds), discarded: [] };
    await tx.groups.put(row);
    const { words, discarded } = await signOutLeftOut(tx, row.suspendedAt ? memberIds : [], context.now);
    const description = `Updated the group ${wordsOfUpdate(group, row, [...parts, ...words])}`;
    audit({ type: 'group_updated', description, resource: { type: 'group', id: group.id } });
    return { shape: groupShape(row, memberIds), discarded };
  });
  await deleteObjects(context.ports, discarded, context.call.requestId);
  return ok(shape);
};

/** Deletes its permissions, too. @throws ApiProblem 403 without a fresh factor, 404, 409 while it locks users out */
export const deleteGroup: Handler<'deleteGroup', 'admin'> = async (context, { params }) => {
  await change(evenWhenFull(context), async (tx, audit) => {
    const group = await tx.groups.get(params.id);
    if (!group) throw notFound();
    if (group.suspendedAt) throw groupSuspended();
    await revokeAll(tx, audit, group);
    for (const { id } of await tx.memberships.by('group', group.id)) await tx.memberships.delete(id);
    await tx.groups.delete(group.id);
    const description = `Deleted the group "${group.name}"`;
    audit({ type: 'group_deleted', description, resource: { type: 'group', id: group.id } });
  });
  return noContent();
};

/** Adds a newly invited user. @throws ApiProblem 404 */
export async function joinGroup(tx: ChangeTx, groupId: string, userId: string): Promise<GroupRecord> {
  const group = await tx.groups.get(groupId);
  if (!group) throw notFound();
  await tx.memberships.put({ id: membershipId(groupId, userId), groupId, userId });
  return group;
}

/** @throws ApiProblem 409 */
async function refuseTaken(tx: Tables, { id, name }: GroupRecord): Promise<void> {
  const same = await tx.groups.by('name', groupNameKey(name));
  if (same.some((other) => other.id !== id)) throw groupNameTaken();
}

async function memberIdsOf(tx: Tables, groupId: string): Promise<string[]> {
  return (await tx.memberships.by('group', groupId)).map(({ userId }) => userId);
}

/** @returns the names of the added. @throws ApiProblem 404 */
async function addMembers(tx: ChangeTx, groupId: string, userIds: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for (const userId of userIds) {
    names.push(displayName(await activeUser(tx, userId)));
    await tx.memberships.put({ id: membershipId(groupId, userId), groupId, userId });
  }
  return names;
}

/** Ignores users who are not members. @returns the names of the removed */
async function removeMembers(
  tx: ChangeTx,
  groupId: string,
  before: ReadonlySet<string>,
  going: ReadonlySet<string>,
): Promise<string[]> {
  const names: string[] = [];
  for (const userId of [...before].filter((id) => going.has(id))) {
    const user = await tx.users.get(userId);
    names.push(user ? displayName(user) : userId);
    await tx.memberships.delete(membershipId(groupId, userId));
  }
  return names;
}

function wordsOfUpdate(before: GroupRecord, after: GroupRecord, parts: readonly string[]) {
  const renamed = before.name === after.name ? '' : ` from "${before.name}"`;
  return `"${after.name}"${renamed}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}

const mostNames = 20;

function inWords(names: readonly string[]): string {
  const more = names.length - mostNames;
  return more > 0 ? `${names.slice(0, mostNames).join(', ')} and ${more} more` : names.join(', ');
}

/** The documents and folders that it has access to. @throws ApiProblem 404 */
export const listGroupPermissions: Handler<'listGroupPermissions', Managers> = ({ ports }, { params }) =>
  ports.store.read(async (tx) => {
    if (!(await tx.groups.get(params.id))) throw notFound();
    // Deleted items keep their permissions, and are left out of answers.
    const folders = await tx.folderPermissions.by('group', params.id);
    const documents = await tx.grants.by('group', params.id);
    const areFolders = await Promise.all(folders.map(({ folderId }) => tx.folders.get(folderId)));
    const areDocuments = await Promise.all(documents.map(({ documentId }) => tx.documents.get(documentId)));
    return ok({
      folders: folders.filter((_, at) => areFolders[at]).map((row) => folderPermissionShape(row, true)),
      documents: documents.filter((_, at) => areDocuments[at]).map(grantShape),
    });
  });

/** Audits each one like a separate revocation. */
export async function revokeAll(tx: ChangeTx, audit: Audit, { id: groupId, name }: GroupRecord): Promise<void> {
  const revoked = `Revoked the access of the group ${name} to`;
  for (const { id, documentId } of await tx.grants.by('group', groupId)) {
    await tx.grants.delete(id);
    const description = `${revoked} "${(await nameOfItem(tx, documentId)) ?? documentId}"`;
    audit({ type: 'permission_revoked', description, resource: { type: 'document', id: documentId } });
  }
  for (const { id, folderId } of await tx.folderPermissions.by('group', groupId)) {
    await tx.folderPermissions.delete(id);
    const description = `${revoked} folder "${(await nameOfItem(tx, folderId)) ?? folderId}"`;
    audit({ type: 'permission_revoked', description, resource: { type: 'folder', id: folderId } });
  }
}
