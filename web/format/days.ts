// A period as people choose it, in whole days where they are, and the moments at which these begin and end.

/** "2026-03-03", the local day of a moment for a date field. Empty for an invalid time. */
export function dayOf(moment: string | number): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

export const lastDayBefore = (iso: string): string => dayOf(Date.parse(iso) - 1);

/** The first moment of a day, `later` days on; empty for an invalid day. */
export function startOf(day: string, later = 0): string {
  const moment = new Date(`${day}T00:00:00`);
  moment.setDate(moment.getDate() + later);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}
