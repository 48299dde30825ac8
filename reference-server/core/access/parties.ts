// Loads a user's grants, permissions and groups for the policy, and decides whether suspended groups lock the user out.
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import { isOver } from '../records/ends.ts';
import { isWithin } from '../records/policy-in-force.ts';
import type { FolderPermissionRecord, GrantRecord, Role } from '../records/records.ts';
import { isPrivileged } from '../records/roles.ts';
import { isShutOut, type Moment } from './policy.ts';

/** @param address the caller's address; undefined outside of a call, where networks restrict nothing. */
export async function partiesOf(
  tx: Tables,
  { userId, address }: { userId: string; address?: string | null },
  { networks: known, policyByEnvironment }: Pick<Ports, 'policyByEnvironment'> & Partial<Pick<Ports, 'networks'>>,
): Promise<Moment['parties']> {
  const memberships = await tx.memberships.by('user', userId);
  const groups = await Promise.all(memberships.map(({ groupId }) => tx.groups.get(groupId)));
  const areEnforced = policyByEnvironment?.areNetworksEnforced ?? true;
  return new Map(
    groups.flatMap((group) => {
      if (!group) return [];
      const { id, expiresAt, suspendedAt, networks = [] } = group;
      const isBound = areEnforced && networks.length > 0;
      const isOutside = isBound && known !== undefined && address !== undefined && !isWithin(networks, address, known);
      return [[id, { expiresAt, suspendedAt, isBound, isOutside }] as const];
    }),
  );
}

/** Whether suspended groups lock this user out because no other grant or permission is in force. */
export async function isLeftOut(tx: Tables, { id, role }: { id: string; role: Role }, now: Date): Promise<boolean> {
  if (isPrivileged(role)) return false;
  const parties = await partiesOf(tx, { userId: id }, {});
  if (![...parties.values()].some(({ suspendedAt }) => suspendedAt)) return false;
  const inForce = [...parties].flatMap(([key, one]) => (one.suspendedAt || isOver(one.expiresAt, now) ? [] : key));
  const { permissions, grants } = await givensOf(tx, id, inForce);
  for (const row of [...permissions, ...grants])
    if (!isShutOut(role, [row], { now, parties }) && (await isThere(tx, row))) return false;
  return true;
}

/** Whether its document or folder exists and is not deleted. */
export async function isThere(tx: Tables, given: FolderPermissionRecord | GrantRecord): Promise<boolean> {
  const item = await ('folderId' in given ? tx.folders.get(given.folderId) : tx.documents.get(given.documentId));
  return item !== undefined;
}

/** All grants and permissions of a user, direct and by group, including expired ones. */
export interface Givens {
  permissions: readonly FolderPermissionRecord[];
  grants: readonly GrantRecord[];
}

/** @param groupIds the user's groups */
export async function givensOf(
  tx: Tables,
  userId: string,
  groupIds: readonly string[],
  documentId?: string,
): Promise<Givens> {
  const [permissions, grants] = await Promise.all([
    Promise.all([
      tx.folderPermissions.by('user', userId),
      ...groupIds.map((id) => tx.folderPermissions.by('group', id)),
    ]),
    documentId === undefined
      ? Promise.all([tx.grants.by('user', userId), ...groupIds.map((id) => tx.grants.by('group', id))])
      : grantsOfDocument(tx, documentId, userId, groupIds),
  ]);
  return { permissions: permissions.flat(), grants: grants.flat() };
}

async function grantsOfDocument(tx: Tables, id: string, userId: string, groupIds: readonly string[]) {
  const all = await tx.grants.by('document', id);
  return all.filter((grant) => grant.userId === userId || groupIds.includes(grant.groupId ?? ''));
}
