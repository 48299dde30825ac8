import type { AccessLevel, Folder } from '#contract/types.ts';
import { counted } from '#web/format/counted.ts';

type Above = Pick<Folder, 'name' | 'accessLevel'>;

/** Whether all signed-in users see a folder of this level. @param above the folders that contain it */
export function isSeenByEverybody(level: AccessLevel, above: readonly Above[]): boolean {
  return level === 'public' && above.every(({ accessLevel }) => accessLevel === 'public');
}

/** @param above the folders that contain it, from the root down @param people who can sign in, if it is known */
export function folderVisibility(level: AccessLevel, above: readonly Above[], people: number | undefined): string {
  if (isSeenByEverybody(level, above))
    return `Everybody signed in sees it${people === undefined ? '' : ` (${counted(people, 'person', 'people')})`}`;
  if (level === 'confidential') return 'Only people with a permission set on this very folder';
  const sealed = above.findLast(({ accessLevel }) => accessLevel === 'confidential');
  const closed = above.findLast(({ accessLevel }) => accessLevel !== 'public');
  // Permissions from above do not pass into a confidential folder.
  if (sealed)
    return `“${sealed.name}” above is confidential: only people with a permission set here or above, as far up as that folder`;
  const only = 'nly people with a permission, set here or above';
  return level === 'public' && closed ? `“${closed.name}” above is restricted: o${only}` : `O${only}`;
}
