// Formats dates and times, in the locale and time zone of the browser.

/** Browsers may have invalid locales, such as "C" on a system without one, which would throw. */
function isTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}

/** Outside of a browser: that of the United States. */
const locales = typeof document === 'undefined' ? 'en-US' : navigator.languages.filter(isTag);

/** Made at its first use: a page's first one takes the browser several milliseconds. */
export function formatter(options?: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => (made ??= new Intl.DateTimeFormat(locales, options));
}

const day = formatter();
const clock = formatter({ hour: 'numeric', minute: '2-digit', second: '2-digit' });
const weekday = formatter({ weekday: 'long' });
const minutes = formatter({ hour: 'numeric', minute: '2-digit' });
const zone = formatter({ timeZoneName: 'short' });
const hours = formatter({ hour: 'numeric', timeZone: 'UTC' });

/** The local date, time and zone; invalid values are shown as they are. */
export function dateAndTime(iso: string): { date: string; time: string; zone: string } {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return { date: iso, time: '', zone: '' };
  return { date: day().format(moment), time: clock().format(moment), zone: zoneText(moment) };
}

/** "12 AM", "1 AM" … "11 PM". */
export const hourText = (hour: number): string => hours().format(hour * 3_600_000);

/** "1/5/2026"; "Unknown" for what is no date. */
export function dateText(iso: string | null | undefined): string {
  const moment = Date.parse(iso ?? '');
  return Number.isNaN(moment) ? 'Unknown' : day().format(moment);
}

/** "1/5/2026, 2:28:41 PM". */
export const momentText = (moment: Date): string => `${day().format(moment)}, ${clock().format(moment)}`;

/** "Monday 2:28 PM"; from six days on, when weekdays come again, "1/5/2026 2:28 PM". */
export function sinceText(moment: number, now: number): string {
  return `${(now - moment < 6 * 86_400_000 ? weekday : day)().format(moment)} ${minutes().format(moment)}`;
}

/** "1/5/2026, 2:28:41 PM GMT+1", for text that is read in other zones. */
export const zonedText = (moment: Date): string => `${momentText(moment)} ${zoneText(moment)}`;

/** The zone's name at that moment, with daylight saving time. */
function zoneText(moment: Date | number): string {
  return (
    zone()
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  );
}
