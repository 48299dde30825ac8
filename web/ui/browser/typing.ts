const notTyped = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

/** Whether keys go into a field. A checkbox is no field: nothing is typed into it. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !notTyped.has(target.type);
  return target.isContentEditable || target.matches('textarea, select, [role="textbox"], [role="combobox"]');
}

/** Whether a dialog or a menu is open: it owns the keyboard then. */
export function hasOpenOverlay(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]') !== null;
}

/** Whether a modal dialog is open: what lies behind it takes nothing, dropped files neither. */
export function hasOpenModal(): boolean {
  return document.querySelector('[aria-modal="true"], dialog[open]') !== null;
}
