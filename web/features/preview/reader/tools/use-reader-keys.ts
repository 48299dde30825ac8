import type { RefObject } from 'react';

import { isTyping } from '#web/ui/browser/typing.ts';
import { isInTopDialog, useKeys } from '#web/ui/browser/use-keys.ts';

export interface ReaderKeys {
  search: () => void;
  zoomIn: () => void;
  zoomOut: () => void;
  zoomToWidth: () => void;
  firstPage: () => void;
  lastPage: () => void;
  nextPage: () => void;
  previousPage: () => void;
  /** By shares of the view. */
  scroll: (by: { x?: number; y?: number }) => void;
  /** Whether there is more at the sides than fits. */
  isWide: boolean;
}

/** A finger's width of text. */
const LITTLE = 0.08;
/** Nearly all of the view: the last line stays in sight. */
const MUCH = 0.92;

/** The keys of the reader, wherever the focus is; they rest in fields and lists, and while a dialog lies over this one. */
export function useReaderKeys(reader: RefObject<HTMLElement | null>, keys: ReaderKeys): void {
  useKeys((event) => (isInTopDialog(reader.current) ? actionOf(event, keys) : undefined));
}

function actionOf(event: KeyboardEvent, keys: ReaderKeys): (() => void) | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const isCommand = ctrlKey || metaKey;
  if (isCommand && !altKey && key.toLowerCase() === 'f' && !shiftKey) return keys.search;
  if (altKey || isCommand || isTyping(event.target) || isInList(event.target)) return undefined;
  switch (key) {
    case '+':
    case '=':
      return keys.zoomIn;
    case '-':
      return keys.zoomOut;
    case '0':
      return keys.zoomToWidth;
    case 'Home':
      return keys.firstPage;
    case 'End':
      return keys.lastPage;
    case 'PageDown':
      return () => keys.scroll({ y: MUCH });
    case 'PageUp':
      return () => keys.scroll({ y: -MUCH });
    case 'ArrowDown':
      return () => keys.scroll({ y: LITTLE });
    case 'ArrowUp':
      return () => keys.scroll({ y: -LITTLE });
    case 'ArrowRight':
      return keys.isWide ? () => keys.scroll({ x: LITTLE }) : keys.nextPage;
    case 'ArrowLeft':
      return keys.isWide ? () => keys.scroll({ x: -LITTLE }) : keys.previousPage;
    default:
      return undefined;
  }
}

/** Where the arrows have a meaning of their own, or scroll something else. */
function isInList(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('aside, [role="tablist"], [role="menu"]') !== null;
}
