/** A page that is not gone by then stays: somebody said no, or what came was a download. */
const GONE_WITHIN_MS = 2000;

let leavingSince = Number.NEGATIVE_INFINITY;

window.addEventListener('beforeunload', () => (leavingSince = performance.now()));

/**
 * Whether the browser is about to leave the page: it ends what the page is fetching, and to the page that looks like a
 * network that fails.
 */
export function isPageLeaving(): boolean {
  return performance.now() - leavingSince < GONE_WITHIN_MS;
}

/** Calls back if the page is still here when it ought to be gone. */
export function ifPageStays(callback: () => void): void {
  setTimeout(callback, GONE_WITHIN_MS);
}
