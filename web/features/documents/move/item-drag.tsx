import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { counted } from '#web/format/counted.ts';
import type { PageDialog } from '../dialogs/page-dialog.tsx';
import type { ItemKey } from '../model/item-key.ts';
import type { Selection } from '../model/selection.ts';
import { type FolderId, mayMoveTo, movables, movesTo, type Shelves } from './moves.ts';
import { effectOf } from './effect-of.ts';
import { MoveDialog } from './move-dialog.tsx';
import { type Changer, bulkChange } from '../selection/bulk-change.ts';
import { movesJob } from './moves-job.ts';
import { isInside, itemElement, keyOf } from '../keys/item-element.ts';

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
  if (effect?.people.length === 0) return bulkChange(changer, keys, movesJob(moves, library.tree));
  changer.show(({ library: shelves, onClose }) => (
    <MoveDialog keys={keys} library={shelves} target={to} known={effect} show={changer.show} onClose={onClose} />
  ));
}

interface DragSource {
  /** The items dragged with the row of this key. */
  keysWith: (key: ItemKey) => readonly ItemKey[];
  label: (keys: readonly ItemKey[]) => string;
  mayDrop: (keys: readonly ItemKey[], folderId: FolderId) => boolean;
  onDrop: (keys: readonly ItemKey[], folderId: FolderId) => void;
  /** Opens a closed folder when the drag pauses above it. */
  onLinger: (folderId: string) => void;
}

const mediaType = 'application/x-strongroom-items';
const lingerMs = 700;
const noDrag = '[data-action], input, textarea';

interface Drag {
  keys: readonly ItemKey[];
  over: { element: HTMLElement; mayDrop: boolean } | null;
  timer: number | undefined;
}

/** Listens on the window for all rows. @param source returns the present state */
function watchDrags(source: () => DragSource, signal: AbortSignal): void {
  let armed: HTMLElement | null = null;
  let drag: Drag | null = null;

  const disarm = () => {
    armed?.removeAttribute('draggable');
    armed = null;
  };
  const leave = () => {
    drag?.over?.element.removeAttribute('data-dropping');
    clearTimeout(drag?.timer);
    if (drag) drag.over = null;
  };
  const end = () => {
    leave();
    disarm();
    drag = null;
  };
  const enter = (element: HTMLElement | null) => {
    if (!drag || drag.over?.element === element) return;
    leave();
    if (!element) return;
    const folderId = folderOf(element);
    const mayDrop = source().mayDrop(drag.keys, folderId);
    drag.over = { element, mayDrop };
    if (mayDrop) element.setAttribute('data-dropping', '');
    if (folderId !== null && element.ariaExpanded === 'false')
      drag.timer = window.setTimeout(() => source().onLinger(folderId), lingerMs);
  };

  const handlers = {
    // Rows are draggable only with the mouse; touch scrolls, and a long press selects.
    pointerdown: (event: PointerEvent) => {
      end();
      if (event.pointerType === 'touch' || event.button !== 0 || isInside(event.target, noDrag)) return;
      armed = itemElement(event.target);
      if (armed) armed.draggable = true;
    },
    pointerup: disarm,
    dragstart: (event: DragEvent) => {
      const row = armed;
      if (!row || event.target !== row || !event.dataTransfer) return;
      const key = keyOf(row);
      if (key === null) return;
      const keys = source().keysWith(key);
      event.dataTransfer.setData(mediaType, '');
      event.dataTransfer.effectAllowed = 'move';
      drawDrag(event.dataTransfer, source().label(keys));
      drag = { keys, over: null, timer: undefined };
    },
    dragover: (event: DragEvent) => {
      if (!drag || !event.dataTransfer?.types.includes(mediaType)) return;
      enter(placeUnder(event.target));
      if (drag.over?.mayDrop !== true) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
    },
    dragleave: (event: DragEvent) => {
      // The pointer left the window.
      if (event.relatedTarget === null) leave();
    },
    drop: (event: DragEvent) => {
      if (!drag?.over?.mayDrop) return;
      event.preventDefault();
      const { keys, over } = drag;
      const folderId = folderOf(over.element);
      end();
      source().onDrop(keys, folderId);
    },
    // Missing if the row was scrolled away; then the next press ends the drag.
    dragend: end,
  };
  window.addEventListener('pointerdown', handlers.pointerdown, { signal, capture: true });
  window.addEventListener('pointerup', handlers.pointerup, { signal });
  for (const name of ['dragstart', 'dragover', 'dragleave', 'drop', 'dragend'] as const)
    window.addEventListener(name, handlers[name], { signal });
  signal.addEventListener('abort', end);
}

/** The folder or root under the pointer; null over a document's row and Deleted Items. */
function placeUnder(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const found = target.closest<HTMLElement>('[data-folder-id], [data-move-to], [data-key], [data-no-place]');
  return found && ('folderId' in found.dataset || 'moveTo' in found.dataset) ? found : null;
}

function folderOf(element: HTMLElement): FolderId {
  const id = element.dataset['folderId'] ?? element.dataset['moveTo'];
  return id === undefined || id === '' ? null : id;
}

/** Draws the label; the browser takes its picture at once. */
function drawDrag(to: DataTransfer, label: string): void {
  const picture = document.createElement('div');
  picture.textContent = label;
  picture.className =
    'fixed top-0 -left-[9999px] max-w-60 truncate rounded-lg border border-accent bg-surface-raised px-3 py-2 text-cell font-label text-text';
  document.body.append(picture);
  to.setDragImage(picture, -12, 8);
  setTimeout(() => picture.remove());
}
