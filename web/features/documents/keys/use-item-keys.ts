import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  type PointerEvent,
} from 'react';
import type { ItemKey } from '../model/item-key.ts';
import { isInside, itemElement, keyOf } from './item-element.ts';
import { itemMoves, type Move } from './item-moves.ts';
import { isTyping } from '#web/ui/browser/typing.ts';
import type { SelectionApi } from '../selection/use-selection.ts';

interface ItemKeysOptions {
  pane: RefObject<HTMLElement | null>;
  /** The items of this pane, in order. */
  keys: readonly ItemKey[];
  /** The number of items in a row: 1 in a list. */
  columns?: number;
  pageRows: () => number;
  scrollTo: (index: number) => void;
  selection: SelectionApi;
  /** False where a selection would not be visible. */
  isSelectable?: boolean;
  open: (key: ItemKey) => void;
  /** Opens an item's menu, at a point or, by keyboard, at the item. */
  openMenu: (key: ItemKey, element: HTMLElement, point: { x: number; y: number } | null) => void;
  /** The pane's own handling of left and right. Returns whether it did something. */
  onSideways?: (key: ItemKey, direction: 'left' | 'right', element: HTMLElement) => boolean;
}

/**
 * Makes a pane of items one tab stop, as in a file manager: keys move the focus without selecting; Space toggles, Shift
 * extends, Enter opens. On touch screens a tap opens, and a long press selects, or opens the menu where nothing can be
 * selected. All rows share the pane's listeners.
 */
export function useItemKeys(options: ItemKeysOptions) {
  const { pane, keys, columns = 1, selection, isSelectable = true } = options;
  const [focused, setFocused] = useState<{ key: ItemKey; at: number } | null>(null);
  const wanted = useRef<ItemKey | null>(null);
  const at = focused === null ? 0 : keys.indexOf(focused.key);
  // If the item is gone, the item now in its place becomes active.
  const activeIndex = Math.max(0, at < 0 ? Math.min(focused?.at ?? 0, keys.length - 1) : at);
  const activeKey = keys[activeIndex] ?? null;

  // Waits until the row is the tab stop, which dialogs remember, and the list has scrolled to it.
  useEffect(() => {
    if (wanted.current === null) return;
    const element = elementOf(pane.current, wanted.current);
    if (!element) return;
    wanted.current = null;
    element.focus({ preventScroll: true });
  });

  // A deleted item took the focus with it.
  useEffect(() => {
    if (at >= 0 || activeKey === null || document.activeElement !== document.body) return;
    elementOf(pane.current, activeKey)?.focus({ preventScroll: true });
  }, [at, activeKey, pane]);

  const touch = useTouch((target, point) => {
    const element = itemElement(target);
    const key = keyOf(target);
    if (!element || key === null || isInside(target, '[data-action], input')) return;
    if (!isSelectable) options.openMenu(key, element, point);
    else if (selection.selected.has(key)) selection.with([key]);
    else selection.toggle(key);
  });

  const focusOn = (key: ItemKey) => setFocused({ key, at: keys.indexOf(key) });

  const moveTo = (index: number, isReaching = false) => {
    const to = keys[Math.max(0, Math.min(index, keys.length - 1))];
    if (to === undefined) return;
    if (isReaching && isSelectable) selection.reach(keys, activeKey, to);
    wanted.current = to;
    focusOn(to);
    options.scrollTo(keys.indexOf(to));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    touch.forget();
    if (isTyping(event.target) || event.altKey || event.defaultPrevented || activeKey === null) return;
    const element = itemElement(event.target);
    if (!element) return;
    const isOnItem = event.target === element;
    const to = targetIndex(event.key, activeIndex, keys.length, columns, options.pageRows);
    if (to !== null) {
      moveTo(to, event.shiftKey);
    } else if (isSideways(event.key)) {
      const direction = event.key === 'ArrowLeft' ? 'left' : 'right';
      if (!options.onSideways?.(activeKey, direction, element)) {
        if (columns === 1) return;
        moveTo(activeIndex + (direction === 'left' ? -1 : 1), event.shiftKey);
      }
    } else if (event.key === ' ' && isOnItem) {
      if (!isSelectable) options.open(activeKey);
      else if (event.shiftKey) selection.reach(keys, activeKey, activeKey);
      else selection.toggle(activeKey);
    } else if (event.key === 'Enter' && isOnItem) {
      options.open(activeKey);
    } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      options.openMenu(activeKey, element, null);
    } else {
      return;
    }
    event.preventDefault();
  };

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const key = keyOf(event.target);
    if (key === null || isInside(event.target, '[data-action], input:not([type="checkbox"])')) return;
    if (touch.wasHeld()) return;
    if (!isSelectable) options.open(key);
    else if (event.shiftKey) selection.reach(keys, activeKey, key);
    else if (event.ctrlKey || event.metaKey || selection.isSelecting) selection.toggle(key);
    else if (touch.isFinger() || isInside(event.target, '[data-open]')) options.open(key);
    else selection.only(key);
  };

  const onDoubleClick = (event: MouseEvent<HTMLDivElement>) => {
    const key = keyOf(event.target);
    if (key === null || selection.isSelecting || !isSelectable || touch.isFinger()) return;
    if (!isInside(event.target, '[data-action], [data-open], input')) options.open(key);
  };

  const onContextMenu = (event: MouseEvent<HTMLDivElement>) => {
    const element = itemElement(event.target);
    const key = keyOf(event.target);
    if (!element || key === null || isTyping(event.target)) return;
    event.preventDefault();
    if (touch.isFinger()) {
      touch.hold(event.target);
      return;
    }
    focusOn(key);
    // A keyboard event has no pointer position and reports the corner of the window.
    options.openMenu(key, element, event.button === 2 ? { x: event.clientX, y: event.clientY } : null);
  };

  const onFocus = (event: FocusEvent<HTMLDivElement>) => {
    const key = keyOf(event.target);
    if (key !== null && key !== focused?.key) focusOn(key);
  };

  const paneProps = { ...touch.paneProps, onKeyDown, onClick, onDoubleClick, onContextMenu, onFocus };
  return { activeIndex, activeKey, moveTo, paneProps };
}

const isSideways = (key: string): boolean => key === 'ArrowLeft' || key === 'ArrowRight';

/** The target of a key; null if the key does not move the focus. */
function targetIndex(key: string, at: number, count: number, columns: number, pageRows: () => number): number | null {
  const moves: Partial<Record<string, Move>> = itemMoves;
  return moves[key]?.(at, { count, columns, pageRows }) ?? null;
}

function elementOf(pane: HTMLElement | null, key: ItemKey): HTMLElement | null {
  return pane?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null;
}

const holdMs = 500;
/** How far a finger may move, in pixels, before it counts as scrolling. */
const slack = 10;

/** Some browsers report a long press as contextmenu, others not: the first counts, the tap after it does not. */
function useTouch(onHold: (target: EventTarget, point: { x: number; y: number }) => void) {
  const last = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout>; isHeld: boolean } | null>(null);
  const end = () => clearTimeout(last.current?.timer);
  useEffect(() => () => clearTimeout(last.current?.timer), []);
  const hold = (target: EventTarget) => {
    end();
    if (!last.current || last.current.isHeld) return;
    last.current.isHeld = true;
    onHold(target, last.current);
  };
  const onPointerDown = ({ pointerType, clientX: x, clientY: y, target }: PointerEvent) => {
    end();
    last.current =
      pointerType === 'touch' ? { x, y, timer: setTimeout(() => hold(target), holdMs), isHeld: false } : null;
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (last.current && Math.hypot(clientX - last.current.x, clientY - last.current.y) > slack) end();
  };
  return {
    /** Whether the last press was a touch. */
    isFinger: () => last.current !== null,
    wasHeld: () => last.current?.isHeld === true,
    hold,
    /** Called when the keyboard is used. */
    forget: () => {
      end();
      last.current = null;
    },
    paneProps: { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end },
  };
}
