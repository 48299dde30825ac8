const day = new Intl.DateTimeFormat('en-US');
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' });

/** The local date and time of an entry; a time that cannot be read is shown as it came. */
export function auditTime(iso: string): { date: string; time: string } {
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? { date: iso, time: '' } : { date: day.format(moment), time: clock.format(moment) };
}
