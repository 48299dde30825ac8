// How a date and a time are written, everywhere: as in the United States, in the person's own time zone.
const day = new Intl.DateTimeFormat('en-US');
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' });

/** The local date and time; what cannot be read is shown as it came. */
export function dateAndTime(iso: string): { date: string; time: string } {
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? { date: iso, time: '' } : { date: day.format(moment), time: clock.format(moment) };
}

/** "1/5/2026"; "Unknown" for what is no date. */
export function dateText(iso: string | null | undefined): string {
  const moment = Date.parse(iso ?? '');
  return Number.isNaN(moment) ? 'Unknown' : day.format(moment);
}

/** "1/5/2026, 2:28:41 PM". */
export function momentText(moment: Date): string {
  return `${day.format(moment)}, ${clock.format(moment)}`;
}
