// Groups findings by cause: a header missing from every answer is one fault, not two hundred. The gravest come first:
// access, then the audit log, then the shape of answers.
import type { Finding } from './report.ts';

export const graveness = ['access', 'trace', 'shape'] as const;
export type Gravity = (typeof graveness)[number];

export interface Cause {
  check: Finding['check'];
  gravity: Gravity;
  /** Without the caller if findings differ only in that. */
  message: string;
  /** The places with their callers, in the order of their discovery. */
  places: readonly string[];
  /** The number of other ways in which the promise is broken; the message names the first. */
  otherWays: number;
  /** The calls that show the first finding. */
  calls: readonly string[];
  /** The wrong answer. */
  actual: string | null;
  at: number | null;
}

export const asWho = /^as ((?:guest )?\w+): /;

/** The gravest first, then in the order of their discovery. */
export function causesOf(findings: readonly Finding[]): Cause[] {
  const causes = new Map<string, Cause & { places: string[] }>();
  for (const finding of findings) {
    const { check, about, message, calls = [], actual = null, at = null } = finding;
    const [prefix = '', who] = asWho.exec(message) ?? [];
    const text = message.slice(prefix.length);
    const place = who === undefined ? about : `${about} (as ${who})`;
    // A broken promise is one cause, and so are several promises broken with the same message.
    const keys = [
      `${check} ${check === 'pairs' ? statusIn(about) : ''} ${withoutNames(text)}`,
      ...(check === 'promises' ? [`promise ${about}`] : []),
      ...undocumented(about, text),
    ];
    const known = keys.map((key) => causes.get(key)).find((cause) => cause !== undefined);
    const fresh = { check, gravity: gravityOf(finding), message: text, places: [], otherWays: 0, calls, actual, at };
    const cause = known ?? fresh;
    for (const key of keys) if (!causes.has(key)) causes.set(key, cause);
    if (known && check === 'promises' && known.places.includes(place)) known.otherWays += 1;
    else cause.places.push(place);
    if (graveness.indexOf(fresh.gravity) < graveness.indexOf(cause.gravity)) cause.gravity = fresh.gravity;
  }
  return [...new Set(causes.values())].sort(
    (one, other) => graveness.indexOf(one.gravity) - graveness.indexOf(other.gravity),
  );
}

const statusIn = (pair: string): string => pair.split(' ')[1] ?? '';

/** The same cause for a status outside of the contract and for the documented pair that it takes the place of. */
function undocumented(about: string, text: string): string[] {
  const [, status] = /^(?:could not be provoked: the answer was|status) (\d+)(?: is not documented)?$/.exec(text) ?? [];
  return status === undefined ? [] : [`undocumented ${about.split(' ')[0]} ${status}`];
}

const traces =
  /audit|witness|trace|count|(?<!at-)once|chain|log|newest-first|pages|filters|recounted|each-once|\border\b/i;
const shapes = /every-answer|json-only|request-id|as-sent|honest-names|long-names|once-each|head\b/i;

/** A wrong refusal, or a missing one, always concerns access. */
function gravityOf({ check, about, message }: Finding): Gravity {
  if (check === 'roles') return 'access';
  if (check === 'promises') return shapes.test(about) ? 'shape' : traces.test(about) ? 'trace' : 'access';
  if (check === 'sequences') return /audit|activity|metrics/i.test(message) ? 'trace' : 'access';
  const isRefusal = / (?:401|403|404)$/.test(about);
  return check === 'pairs' && isRefusal ? 'access' : 'shape';
}

/** Ids, numbers, times, paths and names differ with every call and do not make another cause. */
export function withoutNames(message: string): string {
  return message
    .replace(/ The contract: .*$/s, '')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '…')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…')
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '"…"')
    .replaceAll(/\b(?:GET|POST|PUT|PATCH|DELETE|HEAD) \/\S*/g, '…')
    .replaceAll(/\bguest \d+/g, 'guest')
    .replaceAll(/\/\d+(?=[/ ]|$)/g, '/…')
    .replaceAll(/(?<![\w-])[\w-]+\.(?:html|pdf|docx|txt|png|json|csv)\b/g, '…')
    .replaceAll(/\b[a-z0-9]{6} \d+\b/g, '…')
    .replaceAll(/\d{4,}/g, '…');
}

const shownPlaces = 3;

/** The first three places and the number of others. */
export function placesInWords({ places }: Cause): string {
  const more = places.length - shownPlaces;
  return `${places.slice(0, shownPlaces).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
