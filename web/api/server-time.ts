// The server's time, from the Date header of its answers, for a reader whose clock is wrong.

/** Milliseconds: below it, the difference is the way of the answer. */
const TOLERATED = 60_000;

let ahead = 0;

/** Notes how far the server is ahead of this clock. */
export function noteServerTime({ headers }: Response): void {
  const by = Date.parse(headers.get('Date') ?? '') - Date.now();
  if (!Number.isNaN(by)) ahead = Math.abs(by) < TOLERATED ? 0 : by;
}

/** Milliseconds since 1970. */
export const serverNow = (): number => Date.now() + ahead;
