/** Copies where the clipboard API is refused, as over http. Returns whether it was copied. */
export function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  // Outside of an open dialog, its focus trap would remove the selection.
  (before?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  try {
    // oxlint-disable-next-line @typescript-eslint/no-deprecated -- the only way where the clipboard API is refused
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
