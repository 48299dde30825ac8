/** Runs the work after the next frame, so that a press is answered and painted first. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
