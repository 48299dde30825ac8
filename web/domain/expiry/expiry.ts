// The end of a right or of somebody's access. People think of its last day; kept is the last moment of that day where they
// are.
import { locales } from '#web/format/date-time.ts';

const DAY = 86_400_000;
const SOON = 7 * DAY;

const thisYear = new Intl.DateTimeFormat(locales, { month: 'short', day: 'numeric' });
const anyYear = new Intl.DateTimeFormat(locales, { month: 'short', day: 'numeric', year: 'numeric' });

/** What the field holds while a day is still to be chosen. */
export const NO_DAY_YET = '';

/** "2026-03-03", as a date field holds it: the local day. Empty for what is no time. */
export function dayOf(moment: string | number): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

/** The last moment of a local day; `NO_DAY_YET` for what is none. */
export function endOfDay(day: string): string {
  const moment = new Date(`${day}T23:59:59.999`);
  return Number.isNaN(moment.getTime()) ? NO_DAY_YET : moment.toISOString();
}

/** The last moment of the day so many days ahead, however long the days between are. */
export function endInDays(days: number, now: number): string {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  return endOfDay(dayOf(date.getTime()));
}

/** "Mar 3", with the year where it is another. */
export function dayInWords(time: string, now: number = Date.now()): string {
  const moment = new Date(time);
  return (moment.getFullYear() === new Date(now).getFullYear() ? thisYear : anyYear).format(moment);
}

/** Whether it is over, within a week, or further away. */
export function expiryState(time: string, now: number = Date.now()): 'ended' | 'soon' | 'later' {
  const left = Date.parse(time) - now;
  if (left <= 0) return 'ended';
  return left <= SOON ? 'soon' : 'later';
}

/** What is wrong with a choice of the field; null when it can be sent. */
export function expiryFault(value: string | null, now: number = Date.now()): string | null {
  if (value === null) return null;
  if (value === NO_DAY_YET) return 'Choose the last day';
  return expiryState(value, now) === 'ended' ? 'Choose today or a later day' : null;
}
