import { useEffect, useEffectEvent, useRef } from 'react';

import type { AccessLevel, Folder } from '#contract/types.ts';

/**
 * A folder's own level is the level of what goes into it, until a person has chosen one. Gives what to do when they have;
 * the list of folders may come late, and the folder may change.
 */
export function useFolderLevel(
  folders: readonly Folder[],
  folderId: string | null,
  setLevel: (level: AccessLevel) => void,
  wasChosen = false,
): () => void {
  const isChosen = useRef(wasChosen);
  const level = folders.find(({ id }) => id === folderId)?.accessLevel ?? 'public';
  const follow = useEffectEvent((next: AccessLevel) => {
    if (!isChosen.current) setLevel(next);
  });
  useEffect(() => {
    follow(level);
  }, [level]);
  return () => {
    isChosen.current = true;
  };
}
