// Changes by others while the matrix is edited: they are shown, with the user's own changes on top.
import type { Folder, Group } from '#contract/types.ts';
import { type Changes, type Givens, isSameGiven, keyOf, type Place } from './matrix-changes.ts';

export interface Ground {
  givens: Givens;
  folders: readonly Folder[];
  groups: readonly Group[];
}

export interface News {
  /** The remaining changes: of existing folders and groups, and with an effect. */
  changes: Changes;
  /** Cells that others changed to another value than the user did. */
  theirs: readonly Place[];
  /** Names of deleted folders and groups with changes. */
  gone: readonly string[];
}

export function newsOf(before: Ground, after: Ground, changes: Changes): News {
  const [folders, groups] = [idsOf(after.folders), idsOf(after.groups)];
  const names = new Map([...before.folders, ...before.groups].map(({ id, name }) => [id, name]));
  const gone = new Set<string>();
  const left = new Map(changes);
  for (const [key, { folderId, groupId, permission }] of changes) {
    const missing = !folders.has(folderId) ? folderId : groups.has(groupId) ? null : groupId;
    if (missing !== null) gone.add(names.get(missing) ?? missing);
    if (missing !== null || isSameGiven(permission, after.givens.get(key) ?? null)) left.delete(key);
  }
  const theirs: Place[] = [];
  for (const { id: groupId } of after.groups) {
    for (const { id: folderId } of after.folders) {
      const key = keyOf({ folderId, groupId });
      const [was, is] = [before.givens.get(key) ?? null, after.givens.get(key) ?? null];
      const isMine = changes.has(key) && isSameGiven(changes.get(key)?.permission ?? null, is);
      if (!isMine && !isSameGiven(was, is)) theirs.push({ folderId, groupId });
    }
  }
  return { changes: left, theirs, gone: [...gone] };
}

const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));
