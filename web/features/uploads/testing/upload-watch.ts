// What the tests of the upload dialogs watch at the edge of the page.
import { onTestFinished, vi } from 'vitest';

/** How many transfers are let go of before their answer, from now on. */
export function watchAborts(): () => number {
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  onTestFinished(() => abort.mockRestore());
  return () => abort.mock.calls.length;
}

/** Whether leaving the page at this moment would ask first. */
export function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** What a pointer meets at the corner of the window, where no dialog reaches. */
export function besideTheDialog(): Element {
  const corner = document.elementFromPoint(4, 4);
  if (corner === null) throw new Error('The window has no corner.');
  return corner;
}
