// The end of access is chosen as its last day; the stored time is that day's last moment in local time.
import { serverNow } from '#web/api/server-time.ts';
import { momentText } from '#web/format/date-time.ts';
import { dayOf } from '#web/format/days.ts';
import { hasEnded } from './expiry.ts';

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

/** The fault of the chosen end; null if it is valid. */
export function expiryFault(value: string | null, now: number = serverNow()): string | null {
  if (value === null) return null;
  if (value === NO_DAY_YET) return 'Choose the last day';
  return hasEnded(value, now) ? 'Choose today or a later day' : null;
}

/** In a sentence about what it was changed to. */
export const endInWords = (end: string | null): string => (end === null ? 'no end' : momentText(new Date(end)));
