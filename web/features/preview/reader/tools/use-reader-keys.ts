import type { RefObject } from 'react';
import { isTyping } from '#web/ui/browser/typing.ts';
import { isInTopDialog, useKeys } from '#web/ui/browser/use-keys.ts';

export interface ReaderKeys {
  search: () => void;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onZoomToWidth: () => void;
  firstPage: () => void;
  lastPage: () => void;
  nextPage: () => void;
  previousPage: () => void;
  /** As shares of the view. */
  scroll: (by: { x?: number; y?: number }) => void;
  /** Whether it can scroll sideways. */
  isWide: boolean;
}

const LITTLE = 0.08;
/** The step of a page key, which keeps the last line visible. */
const MUCH = 0.92;

/** The reader's keys, independent of the focus, except in fields and lists, and under another dialog. */
export function useReaderKeys(reader: RefObject<HTMLElement | null>, keys: ReaderKeys): void {
  useKeys((event) => (isInTopDialog(reader.current) ? actionOf(event, keys) : undefined));
}

function actionOf(event: KeyboardEvent, keys: ReaderKeys): (() => void) | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const isCommand = ctrlKey || metaKey;
  if (isCommand && !altKey && key.toLowerCase() === 'f' && !shiftKey) return keys.search;
  if (altKey || isCommand || isTyping(event.target) || isInList(event.target)) return undefined;
  const actions: Readonly<Record<string, () => void>> = {
    '+': keys.onZoomIn,
    '=': keys.onZoomIn,
    '-': keys.onZoomOut,
    '0': keys.onZoomToWidth,
    Home: keys.firstPage,
    End: keys.lastPage,
    PageDown: () => keys.scroll({ y: MUCH }),
    PageUp: () => keys.scroll({ y: -MUCH }),
    ArrowDown: () => keys.scroll({ y: LITTLE }),
    ArrowUp: () => keys.scroll({ y: -LITTLE }),
    ArrowRight: keys.isWide ? () => keys.scroll({ x: LITTLE }) : keys.nextPage,
    ArrowLeft: keys.isWide ? () => keys.scroll({ x: -LITTLE }) : keys.previousPage,
  };
  return actions[key];
}

/** Elements where arrow keys have another meaning. */
function isInList(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('aside, [role="tablist"], [role="menu"]') !== null;
}
