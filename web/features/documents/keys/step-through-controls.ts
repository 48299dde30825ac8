/** The left and right keys move through the buttons of a row and back to the row. */
export function stepThroughControls(row: HTMLElement, direction: 'left' | 'right'): boolean {
  const controls = [row, ...row.querySelectorAll<HTMLElement>('input, [data-action] button:not(:disabled)')];
  const at = controls.findIndex((control) => control === document.activeElement);
  const next = controls[at + (direction === 'left' ? -1 : 1)];
  if (!next) return false;
  next.focus({ preventScroll: true });
  return true;
}
