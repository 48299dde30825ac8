// How long ago, in the words of each screen; the future counts as now, an invalid time is "Unknown".
import { serverNow } from '#web/api/server-time.ts';
import { counted } from './counted.ts';
import { dateText } from './date-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Moment = Date | number;

/** Milliseconds since then, never negative; null for an invalid time. */
function elapsed(iso: string | null | undefined, now: Moment): number | null {
  const then = Date.parse(iso ?? '');
  return Number.isNaN(then) ? null : Math.max(0, Number(now) - then);
}

const hoursOrDays = (ms: number) =>
  ms < DAY ? `${counted(Math.floor(ms / HOUR), 'hour')} ago` : `${counted(Math.floor(ms / DAY), 'day')} ago`;

/** For lists of documents. */
export function documentAge(iso: string | null | undefined, now: Moment = serverNow()): string {
  const ms = elapsed(iso, now);
  if (ms === null) return 'Unknown';
  return ms < HOUR ? 'Less than an hour ago' : hoursOrDays(ms);
}

/** For the dashboard's activity. */
export function activityAge(iso: string | null | undefined, now: Moment = serverNow()): string {
  const ms = elapsed(iso, now);
  if (ms === null) return 'Unknown';
  if (ms < MINUTE) return 'Just now';
  return ms < HOUR ? `${counted(Math.floor(ms / MINUTE), 'minute')} ago` : hoursOrDays(ms);
}

/** For the list of users: no minutes, and a date from seven days on. */
export function lastLogin(iso: string | null | undefined, now: Moment = serverNow()): string {
  if (iso == null || iso === '') return 'Never';
  const ms = elapsed(iso, now);
  if (ms === null) return 'Unknown';
  if (ms < HOUR) return 'Just now';
  return ms < 7 * DAY ? hoursOrDays(ms) : dateText(iso);
}
