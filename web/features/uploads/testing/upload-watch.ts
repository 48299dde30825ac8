// Observations of upload dialogs at the page's boundary.
import { onTestFinished, vi } from 'vitest';

/** Counts transfers aborted before their answer, from now on. */
export function watchAborts(): () => number {
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  onTestFinished(() => abort.mockRestore());
  return () => abort.mock.calls.length;
}

/** Whether leaving the page now would ask first. */
export function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** The element at the window's corner, beside the dialog. */
export function besideTheDialog(): Element {
  const corner = document.elementFromPoint(4, 4);
  if (corner === null) throw new Error('The window has no corner.');
  return corner;
}
