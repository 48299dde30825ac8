// The end of access: the user chooses its last day, the stored time is that day's last moment in local time.
import { serverNow } from '#web/api/server-time.ts';
import { formatter } from '#web/format/date-time.ts';
import { dayOf } from '#web/format/days.ts';

const DAY = 86_400_000;
const SOON = 7 * DAY;

const thisYear = formatter({ month: 'short', day: 'numeric' });
const anyYear = formatter({ month: 'short', day: 'numeric', year: 'numeric' });

/** The field's value until a day is chosen. */
export const NO_DAY_YET = '';

/** The last moment of a local day; `NO_DAY_YET` for an invalid one. */
export function endOfDay(day: string): string {
  const moment = new Date(`${day}T23:59:59.999`);
  return Number.isNaN(moment.getTime()) ? NO_DAY_YET : moment.toISOString();
}

/** The last moment of the day `days` ahead, whatever the length of the days between. */
export function endInDays(days: number, now: number): string {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  return endOfDay(dayOf(date.getTime()));
}

/** "Mar 3", with the year if it is not the current one. */
export function dayInWords(time: string, now: number = serverNow()): string {
  const moment = new Date(time);
  return (moment.getFullYear() === new Date(now).getFullYear() ? thisYear : anyYear)().format(moment);
}

/** Whether it is over, within a week, or later. */
export function expiryState(time: string, now: number = serverNow()): 'ended' | 'soon' | 'later' {
  const left = Date.parse(time) - now;
  if (left <= 0) return 'ended';
  return left <= SOON ? 'soon' : 'later';
}

/** The fault of the chosen end; null if it is valid. */
export function expiryFault(value: string | null, now: number = serverNow()): string | null {
  if (value === null) return null;
  if (value === NO_DAY_YET) return 'Choose the last day';
  return expiryState(value, now) === 'ended' ? 'Choose today or a later day' : null;
}
