import { useEffect, useEffectEvent } from 'react';
import type { SelectionAction } from '../selection/use-selection-actions.ts';
import { hasOpenOverlay, isTyping } from './typing.ts';

export interface Shortcuts {
  /** What can be done with what is selected, each with its own keys. */
  actions: readonly SelectionAction[];
  selectAll: () => void;
  toggleLayout: () => void;
  focusSearch: () => void;
  clearSelection: () => void;
}

/**
 * The keys of the page. They rest while somebody types, while a rename is pending, and while a dialog or a menu is
 * open; letters with a modifier belong to the browser.
 */
export function useShortcuts(shortcuts: Shortcuts, isRenaming: boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isRenaming || isTyping(event.target) || hasOpenOverlay()) return;
    const run = shortcutFor(event, shortcuts);
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

function shortcutFor(event: KeyboardEvent, shortcuts: Shortcuts): (() => void) | undefined {
  const { key, altKey, shiftKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand) return key.toLowerCase() === 'a' && !altKey && !shiftKey ? shortcuts.selectAll : undefined;
  // On some keyboards the slash itself needs Shift.
  if (key === '/' && !altKey) return shortcuts.focusSearch;
  if (altKey || shiftKey) return undefined;
  switch (key) {
    case 'g':
    case 'G':
      return shortcuts.toggleLayout;
    case 'Escape':
      return shortcuts.clearSelection;
    default:
      return shortcuts.actions.find(({ action }) => action.key?.pressed.includes(key))?.run;
  }
}
