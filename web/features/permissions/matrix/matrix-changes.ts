// Pending changes of cells. A change to the existing value is dropped.
import type { GroupFolderPermission } from '#contract/types.ts';
import { type Given, type Level, levelOf } from './matrix-cells.ts';

export interface Place {
  folderId: string;
  groupId: string;
}

export interface MatrixChange extends Place {
  permission: Given | null;
}

export type Changes = ReadonlyMap<string, MatrixChange>;
export type Givens = ReadonlyMap<string, Given>;

export const keyOf = ({ folderId, groupId }: Place): string => `${groupId} ${folderId}`;

export function givensOf(permissions: readonly GroupFolderPermission[]): Givens {
  return new Map(
    permissions.map(({ folderId, groupId, ...given }) => [
      keyOf({ folderId, groupId }),
      { ...given, canDownload: given.canDownload ?? null, expiresAt: given.expiresAt ?? null },
    ]),
  );
}

export const givenAt = (givens: Givens, changes: Changes, place: Place): Given | null => {
  const key = keyOf(place);
  const change = changes.get(key);
  return change ? change.permission : (givens.get(key) ?? null);
};

export const isSameGiven = (one: Given | null, other: Given | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.canRead === other.canRead &&
    one.canWrite === other.canWrite &&
    one.canDownload === other.canDownload &&
    one.expiresAt === other.expiresAt);

/** @param want returns the new value of a place, which becomes a change unless it is the existing one */
export function changed(
  givens: Givens,
  changes: Changes,
  places: readonly Place[],
  want: (before: Given | null, place: Place) => Given | null,
): Changes {
  const next = new Map(changes);
  for (const place of places) {
    const key = keyOf(place);
    const permission = want(givenAt(givens, changes, place), place);
    if (isSameGiven(permission, givens.get(key) ?? null)) next.delete(key);
    else next.set(key, { ...place, permission });
  }
  return next;
}

/** Keeps an end that is still to come. */
export function atLevel(level: Exclude<Level, 'document'>, now: number) {
  return (before: Given | null): Given | null => {
    if (level === 'none') return null;
    const expiresAt = levelOf(before, now) === 'none' ? null : (before?.expiresAt ?? null);
    return { canRead: true, canWrite: before?.canWrite ?? false, canDownload: level === 'download', expiresAt };
  };
}

/** An ended permission gives nothing. */
export const unended = (given: Given | null, now: number): Given | null =>
  levelOf(given, now) === 'none' ? null : given;

/** Sets the end of cells that give access; other cells stay empty. */
export const withEnd = (expiresAt: string | null, now: number) => (before: Given | null) => {
  const given = unended(before, now);
  return given ? { ...given, expiresAt } : before;
};

export function nextLevel(given: Given | null, now: number): Exclude<Level, 'document'> {
  const level = levelOf(given, now);
  if (level === 'none') return 'view';
  return level === 'download' ? 'none' : 'download';
}
