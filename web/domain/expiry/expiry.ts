import { serverNow } from '#web/api/server-time.ts';
import { formatter } from '#web/format/date-time.ts';

const DAY = 86_400_000;
const SOON = 7 * DAY;

const thisYear = formatter({ month: 'short', day: 'numeric' });
const anyYear = formatter({ month: 'short', day: 'numeric', year: 'numeric' });

/** "Mar 3", with the year if it is not the current one. */
export function dayInWords(time: string, now: number = serverNow()): string {
  const moment = new Date(time);
  return (moment.getFullYear() === new Date(now).getFullYear() ? thisYear : anyYear)().format(moment);
}

/** Whether a right or a user's access is over; never without an end. */
export const hasEnded = (time: string | null | undefined, now?: number): boolean =>
  time != null && expiryState(time, now) === 'ended';

/** Whether it is over, within a week, or later. */
export function expiryState(time: string, now: number = serverNow()): 'ended' | 'soon' | 'later' {
  const left = Date.parse(time) - now;
  if (left <= 0) return 'ended';
  return left <= SOON ? 'soon' : 'later';
}
