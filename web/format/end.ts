// When access ends. People choose a day and keep it to its last moment, on the calendar of whoever chooses. The month is
// a word here: on which of two days somebody is shut out must not hang on the order of two numbers.
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Whether it is over. What has no end, or no readable one, is not. */
export function hasEnded(expiresAt: string | null | undefined, now: Date | number = Date.now()): boolean {
  return Date.parse(expiresAt ?? '') <= Number(now);
}

/** "until 3 Mar 2026", "ended 3 Mar 2026"; empty without an end. */
export function endText(expiresAt: string | null | undefined, now: Date | number = Date.now()): string {
  const moment = Date.parse(expiresAt ?? '');
  if (Number.isNaN(moment)) return '';
  return `${hasEnded(expiresAt, now) ? 'ended' : 'until'} ${day.format(moment)}`;
}

/** The same to the minute, for whoever looks closer: "3 Mar 2026, 11:59 PM". */
export function endMoment(expiresAt: string): string {
  const moment = Date.parse(expiresAt);
  return Number.isNaN(moment) ? expiresAt : `${day.format(moment)}, ${clock.format(moment)}`;
}

/** The day of an end as a date field writes it, "2026-03-03"; empty without one. */
export function dayOfEnd(expiresAt: string | Date | null | undefined): string {
  if (expiresAt == null) return '';
  const moment = new Date(expiresAt);
  if (Number.isNaN(moment.getTime())) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The last moment of the day that a date field holds; null where it holds none. */
export function endOfDay(chosen: string): string | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(chosen) ?? [];
  if (year === undefined) return null;
  return new Date(Number(year), Number(month) - 1, Number(date), 23, 59, 59, 999).toISOString();
}
