import { useCallback, useMemo, useState } from 'react';
import type { ItemKey } from '../model/item-key.ts';

export interface RenameApi {
  key: ItemKey | null;
  start: (key: ItemKey) => void;
  /** Another rename may have begun since; that one stays. */
  close: (key: ItemKey | null) => void;
}

/** One rename at a time, whose field closes if its item is gone. */
export function useRename(panes: readonly (readonly ItemKey[])[]): RenameApi {
  const [started, setKey] = useState<ItemKey | null>(null);
  const isShown = started !== null && panes.some((keys) => keys.includes(started));
  if (started !== null && !isShown) setKey(null);
  const key = isShown ? started : null;
  const close = useCallback((closed: ItemKey | null) => setKey((present) => (present === closed ? null : present)), []);
  return useMemo(() => ({ key, start: setKey, close }), [key, close]);
}
