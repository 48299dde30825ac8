/** Left and right in a row of a list go through its buttons, and back to the row itself. */
export function stepThroughControls(row: HTMLElement, direction: 'left' | 'right'): boolean {
  const controls = [row, ...row.querySelectorAll<HTMLElement>('input, [data-action] button:not(:disabled)')];
  const at = controls.findIndex((control) => control === document.activeElement);
  const next = controls[at + (direction === 'left' ? -1 : 1)];
  if (!next) return false;
  next.focus({ preventScroll: true });
  return true;
}
