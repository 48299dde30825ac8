// Checks the headers of every answer in a run: each fault is reported once for each header, with its count and first
// place.
import { STATUS_CODES } from 'node:http';
import type { Always } from '../extensions/always.ts';
import { rulesFor } from '../extensions/always.ts';
import type { DocumentedAnswer } from '../contract.ts';
import { jsonOf, mediaTypeOf, type WireAnswer } from '../target.ts';
import { headerFaultsOf, type ErrorsOf } from './validator.ts';

/** Names of RFC 9110 that were others before. */
const later: Readonly<Record<number, string>> = { 413: 'Content Too Large', 422: 'Unprocessable Content' };

/** The results for one header, required or forbidden. */
interface Kept {
  broken: number;
  /** The first fault with its place. */
  first: string | null;
}

export class EveryAnswer {
  readonly #kept = new Map<string, Kept>();
  #looks = 0;

  constructor(
    private readonly always: Always,
    private readonly errorsOf: ErrorsOf,
  ) {
    const byType = always.headersByType.flatMap(([, rules]) => [...rules.keys()]);
    for (const name of [...always.headers.keys(), ...byType]) this.#kept.set(`every-answer ${name}`, none());
    for (const name of always.absent) this.#kept.set(`every-answer no ${name}`, none());
    this.#kept.set('every-answer Content-Length', none());
    this.#kept.set('every-answer Vary', none());
    this.#kept.set('every-answer title', none());
  }

  /** @param where such as "GET /api/folders as admin" */
  look(where: string, answer: WireAnswer, documented?: DocumentedAnswer): void {
    this.#looks += 1;
    const { headers } = answer;
    const type = mediaTypeOf(answer);
    // Headers documented for this answer are checked with the answer instead.
    const isDocumented = documented !== undefined && rulesFor(documented.headersByType, type).size > 0;
    const byType = isDocumented ? [] : rulesFor(this.always.headersByType, type);
    for (const [name, { isRequired, schema, purpose }] of [...this.always.headers, ...byType]) {
      const values = name === 'Set-Cookie' ? headers.getSetCookie() : [headers.get(name)];
      for (const value of values) {
        if (value === null && !isRequired) continue;
        // Session cookies are secret, even in a report.
        const shown = name === 'Set-Cookie' ? (value?.replace(/^([^=]*)=[^;]+/, '$1=…') ?? null) : value;
        for (const fault of headerFaultsOf(name, schema, shown, this.errorsOf))
          this.#broken(`every-answer ${name}`, `${fault}. The contract: ${purpose}`, where, answer);
      }
    }
    for (const name of this.always.absent) {
      const value = headers.get(name);
      if (value !== null)
        this.#broken(`every-answer no ${name}`, `the header ${name} is there: ${value}`, where, answer);
    }
    this.#lookAtLength(where, answer);
    if (type === 'application/problem+json' && answer.bytes.length > 0) this.#lookAtTitle(where, answer);
  }

  #lookAtLength(where: string, answer: WireAnswer): void {
    const { headers, bytes } = answer;
    const length = headers.get('content-length');
    if (headers.has('content-encoding')) {
      const hasVary = /(?:^|,)\s*accept-encoding\s*(?:,|$)/i.test(headers.get('vary') ?? '');
      if (!hasVary) this.#broken('every-answer Vary', 'it is encoded, without Vary: Accept-Encoding', where, answer);
    } else if (length !== null && !where.startsWith('HEAD') && Number(length) !== bytes.length) {
      const fault = `the header Content-Length is ${length}, and ${bytes.length} bytes came`;
      this.#broken('every-answer Content-Length', fault, where, answer);
    }
  }

  #lookAtTitle(where: string, answer: WireAnswer): void {
    const { title } = { ...(jsonOf(answer) as { title?: unknown } | null) };
    const names = [STATUS_CODES[answer.status], later[answer.status]];
    if (typeof title === 'string' && !names.includes(title))
      this.#broken('every-answer title', `the title is “${title}”, not “${names[0]}”`, where, answer);
  }

  #broken(id: string, fault: string, where: string, { status }: WireAnswer): void {
    const kept = this.#kept.get(id) ?? none();
    kept.broken += 1;
    kept.first ??= `${where} answers ${status}: ${fault}`;
    this.#kept.set(id, kept);
  }

  /** By id: the fault in words; null if every answer was right. */
  results(): Map<string, string | null> {
    const describe = ({ broken, first }: Kept) =>
      first === null ? null : `${first} (so with ${broken} of ${this.#looks} answers)`;
    return new Map([...this.#kept].map(([id, kept]) => [id, describe(kept)]));
  }
}

const none = (): Kept => ({ broken: 0, first: null });
