// Findings by their cause: a header that is missing from every answer is one thing to mend, and not two hundred.
import type { Finding } from '../report.ts';

export interface Cause {
  check: Finding['check'];
  /** Without who it was, where findings differ in that alone. */
  message: string;
  /** Where, each with who it was where that is known; in the order in which they were met. */
  places: readonly string[];
  /** The calls that show the first of them. */
  calls: readonly string[];
}

const asWho = /^as ((?:guest )?\w+): /;

/** In the order in which each was first met. */
export function causesOf(findings: readonly Finding[]): Cause[] {
  const causes = new Map<string, Cause & { places: string[] }>();
  for (const { check, about, message, calls = [] } of findings) {
    const [prefix = '', who] = asWho.exec(message) ?? [];
    const said = message.slice(prefix.length);
    const key = `${check} ${withoutNames(said)}`;
    const known = causes.get(key) ?? { check, message: said, places: [], calls };
    known.places.push(who === undefined ? about : `${about} (as ${who})`);
    causes.set(key, known);
  }
  return [...causes.values()];
}

/** Ids, numbers and times are another with every call, and no other cause. */
function withoutNames(message: string): string {
  return message
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '…')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…')
    .replaceAll(/\d{4,}/g, '…');
}

const shownPlaces = 3;

/** The first three places, and how many more there are. */
export function placesInWords({ places }: Cause): string {
  const more = places.length - shownPlaces;
  return `${places.slice(0, shownPlaces).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
