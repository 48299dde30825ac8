import { useEffect, useEffectEvent } from 'react';
import type { AccessLevel, Folder } from '#contract/types.ts';

/** Applies the folder's level until the user chooses one. */
export function useFolderLevel(
  folders: readonly Folder[],
  folderId: string | null,
  isChosen: boolean,
  setLevel: (level: AccessLevel) => void,
): void {
  const level = folders.find(({ id }) => id === folderId)?.accessLevel ?? 'public';
  const follow = useEffectEvent((next: AccessLevel) => {
    if (!isChosen) setLevel(next);
  });
  useEffect(() => {
    follow(level);
  }, [level]);
}
