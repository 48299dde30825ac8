import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { counted } from '#web/format/counted.ts';
import type { PageDialog } from '../dialogs/page-dialog.tsx';
import type { ItemKey } from '../model/item-key.ts';
import type { Selection } from '../model/selection.ts';
import { type DragSource, watchDrags } from './drag-items.ts';
import { type FolderId, mayMoveTo, movables, movesTo, type Shelves } from './moves.ts';
import { effectOf } from './effect-of.ts';
import { MoveDialog } from './move-dialog.tsx';
import { type Changer, bulkChange } from '../selection/bulk-change.ts';
import { movesJob } from './moves-job.ts';

interface ItemDragProps {
  library: Shelves;
  selected: Selection;
  onOpen: (folderId: string) => void;
  show: (dialog: PageDialog) => void;
}

/** Enables dragging rows onto folders. It renders nothing; rows and targets are found in the page. */
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

/** Moves dropped items at once if no one's access changes; otherwise the dialog shows the effect and asks. */
async function dropItems(changer: Changer, keys: readonly ItemKey[], to: FolderId, library: Shelves): Promise<void> {
  const moves = movesTo(movables(keys, library), to);
  const effect = await changer.queryClient.query(effectOf(moves, to)).catch(() => null);
  if (effect?.people.length === 0) {
    await bulkChange(changer, keys, movesJob(moves, library.tree));
    return;
  }
  changer.show(({ library: shelves, onClose }) => (
    <MoveDialog keys={keys} library={shelves} target={to} known={effect} show={changer.show} onClose={onClose} />
  ));
}
