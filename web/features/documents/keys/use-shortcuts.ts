import { pageKey } from './page-keys.ts';
import type { SelectionAction } from '../selection/use-selection-actions.ts';
import { hasOpenOverlay, isTyping } from '#web/ui/browser/typing.ts';
import { useKeys } from '#web/ui/browser/use-keys.ts';

export interface Shortcuts {
  /** Actions on the selection or the focused item, with their keys. */
  actions: () => readonly SelectionAction[];
  selectAll: () => void;
  toggleLayout: () => void;
  focusSearch: () => void;
  clearSelection: () => void;
}

/** Ignored during typing and renaming, and under a dialog or menu; letters with a modifier are the browser's. */
export function useShortcuts(shortcuts: Shortcuts, isRenaming: boolean): void {
  useKeys((event) =>
    isRenaming || isTyping(event.target) || hasOpenOverlay() ? undefined : shortcutFor(event, shortcuts),
  );
}

function shortcutFor(event: KeyboardEvent, shortcuts: Shortcuts): (() => void) | undefined {
  const { key, altKey, shiftKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand) return key.toLowerCase() === 'a' && !altKey && !shiftKey ? shortcuts.selectAll : undefined;
  const known = pageKey(key);
  if (altKey || (shiftKey && known?.isWithShift !== true)) return undefined;
  return known?.run(shortcuts) ?? shortcuts.actions().find(({ action }) => action.key?.pressed.includes(key))?.run;
}
