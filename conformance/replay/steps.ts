// Recorded calls that can be played again: `{{12/id}}` stands for a value from an earlier answer.
import { jsonOf, type Guest, type WireAnswer, type Who } from '../target.ts';

/** The comparable part of an answer. */
export interface Compared {
  /** Required headers. */
  headers: readonly string[];
  isOrdered: boolean;
  /** Whether the bytes are the uploaded ones. */
  isOriginal: boolean;
}

interface Sure {
  n: number;
  /** The script cannot judge without its success. */
  isSure?: boolean;
}

export interface CallStep extends Sure {
  who: Who;
  /** Method and path, with the query. */
  call: string;
  headers: Readonly<Record<string, string>>;
  json?: unknown;
  /** A body that is not canonical JSON. */
  body?: string | Uint8Array<ArrayBuffer> | { base64: string };
  compared?: Compared;
}

export type Step =
  | CallStep
  /** An invited user signs in, or signs in again. */
  | (Sure & { enters: Guest; isAgain: boolean; id: string; email: string; link: string | null })
  | (Sure & { advance: number });

/** A time in ISO 8601, which is recorded relative to now. */
export const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** E-mail addresses invited by the suite; each run uses new ones. */
export const invitee = /(?<![\w.-])[\w.-]{1,64}@conformance\.example/g;
const reusable = /^(?:id|\w*Id|\w*URL|\w*Hash|link|secret)$/;

/** Values of an answer that later calls may use, by handle, such as `12/id`. */
export function handlesOf(n: number, answer: WireAnswer): [handle: string, value: string][] {
  const found: [string, string][] = [];
  const visit = (value: unknown, at: string, key: string) => {
    if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) visit(one, `${at}/${name}`, name);
    else if (typeof value === 'string' && reusable.test(key)) found.push([at, value], ...partsOf(at, value));
  };
  visit(jsonOf(answer), String(n), '');
  const tag = answer.headers.get('etag');
  return tag === null ? found : [...found, [`${n}@etag`, tag]];
}

function partsOf(at: string, value: string): [string, string][] {
  if (!URL.canParse(value)) return [];
  const { origin, pathname, searchParams } = new URL(value);
  const last = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  const parts = [...searchParams].map(([name, one]): [string, string] => [`${at}?${name}`, one]);
  const all: [string, string][] = [[`${at}#bare`, origin + pathname], [`${at}#last`, last], ...parts];
  // An empty text would be found in every address.
  return all.filter(([, part]) => part !== '');
}

/** What may name handles; the bytes of a file, as JSON, would be many times their size. */
export const textsOf = (steps: unknown): string =>
  JSON.stringify(steps, (_key, value: unknown) => (value instanceof Uint8Array ? null : value));

/** Maps the texts of JSON. @param text may throw; then the item is removed from its list */
export function withTexts(value: unknown, text: (one: string) => string): unknown {
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([k, one]) => [k, withTexts(one, text)]));
  return value.flatMap((one: unknown) => {
    try {
      return [withTexts(one, text)];
    } catch (error) {
      if (error instanceof NotGiven) return [];
      throw error;
    }
  });
}

/** No earlier answer gave this value. */
export class NotGiven extends Error {}
