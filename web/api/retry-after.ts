/** Milliseconds that a Retry-After asks to wait, which comes as seconds or as a date; 0 where it says nothing usable. */
export function askedDelay(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return 0;
  const seconds = Number(retryAfter);
  const delay = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(retryAfter) - now;
  return Number.isFinite(delay) ? Math.max(0, delay) : 0;
}
