import { useEffect, useEffectEvent } from 'react';
import type { AccessLevel, Folder } from '#contract/types.ts';

/** Applies the folder's level until the user chooses one. A folder that is gone leaves the level as it was. */
export function useFolderLevel(
  folders: readonly Folder[],
  folderId: string | null,
  isChosen: boolean,
  setLevel: (level: AccessLevel) => void,
): void {
  const level = folderId === null ? 'public' : folders.find(({ id }) => id === folderId)?.accessLevel;
  const follow = useEffectEvent((next: AccessLevel | undefined) => {
    if (!isChosen && next !== undefined) setLevel(next);
  });
  useEffect(() => {
    follow(level);
  }, [level]);
}
