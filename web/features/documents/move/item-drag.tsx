import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { counted } from '#web/format/counted.ts';
import type { PageDialog } from '../dialogs/page-dialog.tsx';
import type { ItemKey } from '../model/item-key.ts';
import type { Selection } from '../model/selection.ts';
import { type DragSource, watchDrags } from './drag-items.ts';
import { dropItems } from './drop-items.tsx';
import { mayMoveTo, movables, type Shelves } from './moves.ts';

interface ItemDragProps {
  library: Shelves;
  selected: Selection;
  /** Opens a folder of the tree. */
  onOpen: (folderId: string) => void;
  show: (dialog: PageDialog) => void;
}

/** Lets rows be dragged onto folders. Draws nothing: rows, and what they are dropped on, are found on the page. */
export function ItemDrag({ library, selected, onOpen, show }: ItemDragProps) {
  const queryClient = useQueryClient();
  const source = useEffectEvent((): DragSource => ({
    keysWith: (key) => (selected.has(key) ? [...selected] : [key]),
    label: (keys) => labelOf(keys, library),
    mayDrop: (keys, folderId) => mayMoveTo(movables(keys, library), folderId, library.tree),
    onDrop: (keys, folderId) => void dropItems({ queryClient, show }, keys, folderId, library),
    onLinger: onOpen,
  }));
  useEffect(() => {
    const watch = new AbortController();
    watchDrags(() => source(), watch.signal);
    return () => watch.abort();
  }, []);
  return null;
}

function labelOf(keys: readonly ItemKey[], library: Shelves): string {
  const [first, ...others] = movables(keys, library);
  return first && others.length === 0 ? first.name : counted(others.length + 1, 'item');
}
