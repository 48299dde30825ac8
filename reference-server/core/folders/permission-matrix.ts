// Permissions of groups on folders as one resource: read with an ETag, and changed completely or not at all. Refuses
// changes based on an outdated ETag, and unknown folders and groups.
import { folderPermissionInWords } from '../access/holder.ts';
import { ifMatchRequired, permissionsChanged, permissionTargetGone } from '../call/errors.ts';
import { isNamed } from '../call/if-match.ts';
import { type Handler, type Input, noContent, okParts, type Managers } from '../call/operation.ts';
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import { endToCome, untilInWords } from '../records/ends.ts';
import { folderPermissionId } from '../records/keys.ts';
import type { FolderPermissionRecord } from '../records/records.ts';
import { folderPermissionShape } from '../records/shapes.ts';
import { ListParts } from '../store/list-parts.ts';
import { change, evenWhenFull } from '../store/change.ts';

type Change = Input<'updateFolderPermissions'>['json']['changes'][number];

export const listGroupFolderPermissions: Handler<'listGroupFolderPermissions', Managers> = async ({ ports }) => {
  const rows = await ports.store.read(groupRows);
  return { ...okParts(new ListParts(rows.map(shapeOf))), headers: { ETag: await tagOf(rows, ports) } };
};

/**
 * Writes one audit entry for each permission given, changed or revoked. @throws ApiProblem 400 for an end in the past,
 * 403 without a fresh second factor, 409, 412, 428
 */
export const updateFolderPermissions: Handler<'updateFolderPermissions', Managers> = async (context, { json }) => {
  const made = context.call.header('if-match');
  if (made === null) throw ifMatchRequired('the permissions');
  const isRevoking = json.changes.every(({ permission }) => permission === null);
  await change(isRevoking ? evenWhenFull(context) : context, async (tx, audit) => {
    const names = await namesOf(tx, json.changes);
    const before = await groupRows(tx);
    if (!isNamed(made, await tagOf(before, context.ports))) throw permissionsChanged();
    const existing = new Map(before.map((row) => [row.id, row]));
    const rows = new Map(
      json.changes.map((one) => {
        const id = folderPermissionId(one.groupId, one.folderId);
        return [id, rowOf(one, existing.get(id), context.now)];
      }),
    );
    for (const { folderId, groupId } of json.changes) {
      const id = folderPermissionId(groupId, folderId);
      const [known, row] = [existing.get(id), rows.get(id)];
      // An earlier entry of the same call has changed this permission.
      rows.delete(id);
      if (row === undefined || isSame(known, row)) continue;
      const [folder, group] = [`folder "${names.get(folderId) ?? ''}"`, `the group ${names.get(groupId) ?? ''}`];
      const resource = { type: 'folder', id: folderId } as const;
      if (row) {
        await tx.folderPermissions.put(row);
        const description = `Granted ${group} ${folderPermissionInWords(row)} in ${folder}${untilInWords(row.expiresAt)}`;
        audit({ type: 'permission_granted', description, resource });
      } else {
        await tx.folderPermissions.delete(id);
        audit({ type: 'permission_revoked', description: `Revoked the access of ${group} to ${folder}`, resource });
      }
    }
  });
  return noContent();
};

function rowOf(
  { folderId, groupId, permission }: Change,
  known: FolderPermissionRecord | undefined,
  now: Date,
): FolderPermissionRecord | null {
  if (permission === null) return null;
  const { canRead, canWrite, canDownload = null } = permission;
  const id = folderPermissionId(groupId, folderId);
  const expiresAt = endToCome(permission.expiresAt, now, known?.expiresAt);
  return { id, folderId, userId: null, groupId, canRead, canWrite, canDownload, expiresAt };
}

/** The names of all folders and groups in the request. @throws ApiProblem 409 that names those that are gone */
async function namesOf(tx: Tables, changes: readonly Change[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const missing: string[] = [];
  const keep = (id: string, row: { name: string } | undefined) => (row ? names.set(id, row.name) : missing.push(id));
  for (const id of new Set(changes.map(({ folderId }) => folderId))) keep(id, await tx.folders.get(id));
  for (const id of new Set(changes.map(({ groupId }) => groupId))) keep(id, await tx.groups.get(id));
  if (missing.length > 0) throw permissionTargetGone(missing);
  return names;
}

async function groupRows(tx: Tables): Promise<FolderPermissionRecord[]> {
  const folders = new Set((await tx.folders.list()).map(({ id }) => id));
  const all = await tx.folderPermissions.list();
  const rows = all.filter(({ groupId, folderId }) => groupId != null && folders.has(folderId));
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1));
}

function shapeOf(row: FolderPermissionRecord): object {
  const { userId: _, reaches: __, ...shape } = folderPermissionShape(row, true);
  return shape;
}

const isSame = (known: FolderPermissionRecord | undefined, row: FolderPermissionRecord | null) =>
  JSON.stringify(known && shapeOf(known)) === JSON.stringify(row ? shapeOf(row) : undefined);

async function tagOf(rows: readonly FolderPermissionRecord[], { hasher }: Pick<Ports, 'hasher'>) {
  return `"permissions-${(await hasher.sha256(JSON.stringify(rows.map(shapeOf)))).slice(0, 32)}"`;
}
