const notTyped = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

/** Whether keys go into a text field; checkboxes do not count. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !notTyped.has(target.type);
  return target.isContentEditable || target.matches('textarea, select, [role="textbox"], [role="combobox"]');
}

/** Whether a dialog or menu is open, which then handles the keyboard. */
export function hasOpenOverlay(): boolean {
  return document.querySelector(`[role="dialog"], ${otherOverlays}`) !== null;
}

/** Whether a menu, or a dialog that does not fill the screen, is open. The preview fills the screen. */
export function isCovered(): boolean {
  return document.querySelector(`[role="dialog"]:not(:has([data-size="full"])), ${otherOverlays}`) !== null;
}

const otherOverlays = '[role="alertdialog"], [role="menu"], dialog[open]';

/** Whether a modal dialog is open; content behind it accepts nothing, not even dropped files. */
export function hasOpenModal(): boolean {
  return document.querySelector('[aria-modal="true"], dialog[open]') !== null;
}
