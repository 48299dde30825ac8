// The period of a report in local days: from the first moment of the first to the first moment after the last.
import type { CreateComplianceReportRequest } from '#contract/types.ts';
import { momentText } from '#web/format/date-time.ts';
import { startOf } from '#web/format/days.ts';

export const presets = ['month', 'quarter', 'year', 'all', 'own'] as const;
export type Preset = (typeof presets)[number];

export const presetLabels: Record<Preset, string> = {
  month: 'Last 30 days',
  quarter: 'Last quarter',
  year: 'This year',
  all: 'All',
  own: 'Own dates…',
};

/** Without `to`, it ends when the report is made. */
export type Period = Pick<CreateComplianceReportRequest, 'from' | 'to'>;

/** Before every log. */
const BEGINNING = '1970-01-01T00:00:00.000Z';

/** The first moment of a calendar day, whatever the length of the days between. */
const dayAt = (year: number, month: number, day: number): string => new Date(year, month, day).toISOString();

export function presetPeriod(preset: Exclude<Preset, 'own'>, now: Date): Period {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const quarter = month - (month % 3);
  const periods: Record<typeof preset, Period> = {
    month: { from: dayAt(year, month, day - 29) },
    quarter: { from: dayAt(year, quarter - 3, 1), to: dayAt(year, quarter, 1) },
    year: { from: dayAt(year, 0, 1) },
    all: { from: BEGINNING },
  };
  return periods[preset];
}

/** A period of two days of date fields; one up to today ends now. */
export function ownPeriod(first: string, last: string, now: Date): Period {
  const [from, to] = [startOf(first), startOf(last, 1)];
  return to > now.toISOString() ? { from } : { from, to };
}

/** The fault of two days; null for a valid period. */
export function daysFault(first: string, last: string, now: Date): { field: 'first' | 'last'; message: string } | null {
  for (const [field, day] of [['first', first] as const, ['last', last] as const]) {
    const moment = startOf(day);
    if (moment === '') return { field, message: `Choose the ${field} day` };
    if (moment > now.toISOString()) return { field, message: 'Choose today or an earlier day' };
  }
  return startOf(first) > startOf(last) ? { field: 'last', message: 'The last day is before the first' } : null;
}

/** Both ends to the second, in local time. */
export function periodInWords({ from, to }: Period, zone = zoneOf()): string {
  const begin = from === BEGINNING ? 'From the first entry of the log' : `From ${momentText(new Date(from))}`;
  const end = to === undefined ? 'until the report is made' : `up to ${momentText(new Date(to))}`;
  return `${begin}, ${end} (${zone})`;
}

const zoneOf = () => new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone;
