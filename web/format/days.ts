// A period as people choose it, in whole days where they are, and the moments at which these begin and end.

/** The local day that holds a moment, as a date field has it; empty for none. */
export function dayOf(iso: string): string {
  if (iso === '') return '';
  const moment = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

export function lastDayBefore(iso: string): string {
  return iso === '' ? '' : dayOf(new Date(Date.parse(iso) - 1).toISOString());
}

/** The first moment of a day, or of one so many days later; empty for what is no day. */
export function startOf(day: string, later = 0): string {
  const moment = new Date(`${day}T00:00:00`);
  moment.setDate(moment.getDate() + later);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}
