// What was called, written so that it can be played again: what an answer gave stands as `{{12/id}}` where it is used later.
import { textOf, type Guest, type WireAnswer, type Who } from '../target.ts';

/** What of an answer is compared. */
export interface Compared {
  /** Those that have to be there. */
  headers: readonly string[];
  isOrdered: boolean;
  /** The bytes are those that were uploaded. */
  isOriginal: boolean;
}

interface Sure {
  n: number;
  /** It has to succeed before anything can be said. */
  isSure?: boolean;
}

export interface CallStep extends Sure {
  who: Who;
  /** Method and path, with the query. */
  call: string;
  headers: Readonly<Record<string, string>>;
  json?: unknown;
  /** A body that is no JSON as a program would write it. */
  body?: string | Uint8Array<ArrayBuffer> | { base64: string };
  compared?: Compared;
}

export type Step =
  | CallStep
  /** Somebody who was invited comes in, or comes in once more. */
  | (Sure & { enters: Guest; isAgain: boolean; id: string; email: string; link: string | null })
  | (Sure & { advance: number });

/** What the clock of a written moment is counted from. */
export const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** The addresses that the suite invites: each is another every time. */
export const invitee = /(?<![\w.-])[\w.-]{1,64}@conformance\.example/g;
const told = /^(?:id|\w*Id|\w*URL|link|secret)$/;

/** What an answer gives that a later call may name: by its handle, such as `12/id`. */
export function handlesOf(n: number, answer: WireAnswer): [handle: string, value: string][] {
  const found: [string, string][] = [];
  const visit = (value: unknown, at: string, key: string) => {
    if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) visit(one, `${at}/${name}`, name);
    else if (typeof value === 'string' && told.test(key)) found.push([at, value], ...partsOf(at, value));
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
  return [[`${at}#bare`, origin + pathname], [`${at}#last`, last], ...parts];
}

export function jsonOf(answer: WireAnswer): unknown {
  try {
    return JSON.parse(textOf(answer)) as unknown;
  } catch {
    return undefined;
  }
}

/** The same JSON, with other texts. @param text may throw; what it throws for leaves its list */
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

/** No answer gave what is named. */
export class NotGiven extends Error {}
