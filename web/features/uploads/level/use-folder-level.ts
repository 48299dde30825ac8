import { useEffect, useEffectEvent, useRef } from 'react';
import type { AccessLevel, Folder } from '#contract/types.ts';

/** Applies the folder's level until the user chooses one; the returned function is called then. */
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
