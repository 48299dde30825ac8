/** If the page is still open after this time, the user cancelled, or the navigation was a download. */
const GONE_WITHIN_MS = 2000;

let leavingSince = Number.NEGATIVE_INFINITY;

window.addEventListener('beforeunload', () => (leavingSince = performance.now()));

/** Whether the browser is about to leave the page, which cancels running requests like a network failure. */
export function isPageLeaving(): boolean {
  return performance.now() - leavingSince < GONE_WITHIN_MS;
}

/** Calls back if the page is still open after the time to leave. */
export function ifPageStays(callback: () => void): void {
  setTimeout(callback, GONE_WITHIN_MS);
}
