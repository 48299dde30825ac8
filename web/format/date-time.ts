// How a date and a time are written, everywhere: in the locale and the time zone of the browser.

/** A browser may have others, such as the "C" of a system without a locale, which would be an error at each format. */
function isTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}

/** Outside of a browser, where nobody has chosen one, that of the United States. */
export const locales = typeof document === 'undefined' ? 'en-US' : navigator.languages.filter(isTag);

const day = new Intl.DateTimeFormat(locales);
const clock = new Intl.DateTimeFormat(locales, { hour: 'numeric', minute: '2-digit', second: '2-digit' });
const zone = new Intl.DateTimeFormat(locales, { timeZoneName: 'short' });

/** The local date and time, and the zone; what cannot be read is shown as it came. */
export function dateAndTime(iso: string): { date: string; time: string; zone: string } {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return { date: iso, time: '', zone: '' };
  return { date: day.format(moment), time: clock.format(moment), zone: zoneText(moment) };
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

/** "1/5/2026, 2:28:41 PM GMT+1": for what is read elsewhere, too. */
export function zonedText(moment: Date): string {
  return `${momentText(moment)} ${zoneText(moment)}`;
}

/** As it is called at that moment, in summer or in winter. */
function zoneText(moment: Date | number): string {
  return zone.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
