// Masks what two targets may answer differently: ids, times, links and addresses. Ids become numbers in order of
// appearance, so that the same item has the same name in both traces.
import { z } from 'zod';
import { mediaTypeOf, textOf, type WireAnswer } from '../target.ts';

const comparedHeaders = ['content-type', 'content-disposition', 'cache-control', 'retry-after', 'accept-ranges'];
/** Headers of bytes that are equal on both sides. */
const contentHeaders = ['etag', 'content-range'];

/** Watermarks differ, and each door has its own sign-in. */
const ownContent = new Set(['previewDocument', 'startLogin', 'logoutAndReturn']);

const figures = z.object({ securityEvents: z.number(), downloads: z.number() }).loose();
const entries = z.array(z.object({ id: z.string() }).loose());

/** The ids of an unordered list; null for other lists. */
export function idsIn(key: string, values: readonly unknown[]): string[] | null {
  return key.endsWith('Ids') ? values.filter((one) => typeof one === 'string') : null;
}

export class Mask {
  readonly #numbers = new Map<string, string>();
  /** Figures and the newest audit entry at the beginning: earlier ones are not compared. */
  #begin = { securityEvents: 0, downloads: 0, entry: '' };

  /** Marks the beginning of a sequence. */
  begin(metrics: WireAnswer, audit: WireAnswer): void {
    this.#numbers.clear();
    const { securityEvents, downloads } = figures.parse(JSON.parse(textOf(metrics)));
    this.#begin = { securityEvents, downloads, entry: entries.parse(JSON.parse(textOf(audit)))[0]?.id ?? '' };
  }

  /** The comparable answer as text. */
  answer(id: string, answer: WireAnswer): string {
    const isOwn = ownContent.has(id) && answer.status < 400;
    const names = isOwn ? comparedHeaders.slice(0, 1) : [...comparedHeaders, ...contentHeaders];
    const headers = names.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [`${name}: ${value}`];
    });
    return [String(answer.status), ...headers, ...(isOwn ? [] : [this.#body(id, answer)])].join('\n');
  }

  #body(id: string, answer: WireAnswer): string {
    const text = textOf(answer);
    if (mediaTypeOf(answer) === 'text/html') return wordsOf(text);
    if (!mediaTypeOf(answer)?.endsWith('json')) return text;
    return JSON.stringify(this.#value('', this.#sinceBegin(id, JSON.parse(text))), null, 1);
  }

  #sinceBegin(id: string, value: unknown): unknown {
    if (id === 'getDashboardMetrics') {
      const found = figures.safeParse(value);
      if (!found.success) return value;
      const { securityEvents, downloads } = found.data;
      const { securityEvents: earlier, downloads: before } = this.#begin;
      return { ...found.data, securityEvents: securityEvents - earlier, downloads: downloads - before };
    }
    if (id !== 'listAuditLogs' && id !== 'listRecentActivity') return value;
    const found = entries.safeParse(value);
    if (!found.success) return value;
    const end = found.data.findIndex((entry) => entry.id === this.#begin.entry);
    return end < 0 ? found.data : found.data.slice(0, end);
  }

  #value(key: string, value: unknown): unknown {
    if (Array.isArray(value))
      return (
        idsIn(key, value)
          ?.map((one) => this.#number(one))
          .sort() ?? this.#all(key, value)
      );
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.#value(name, one)]));
    if (key === 'userAgent') return '<browser>';
    // A run that takes over an hour, or moves the clock, begins another visit.
    if (key === 'lastVisitAt') return '<visit>';
    // It depends on ids.
    if (key === 'contentsHash') return '<contents>';
    if (typeof value !== 'string') return value;
    if (key === 'ipAddress') return '<address>';
    if (/^(?:id|.*Id)$/.test(key)) return this.#number(value);
    // An access request is logged with the id of what is gone.
    return plain(value.replaceAll(/"([^"]+)"/g, (quoted, id: string) => this.#numbers.get(id) ?? quoted));
  }

  #all(key: string, values: readonly unknown[]): readonly unknown[] {
    return values.map((one) => this.#value(key, one));
  }

  #number(id: string): string {
    const known = this.#numbers.get(id) ?? `#${this.#numbers.size + 1}`;
    this.#numbers.set(id, known);
    return known;
  }
}

/** The text of a page, whose design differs by door. */
function wordsOf(page: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(page)?.[1] ?? page;
  return main
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function plain(text: string): string {
  return text
    .replaceAll(/https?:\/\/[\w.:-]+/g, '<origin>')
    .replaceAll(/\/api\/objects\/\S+/g, '/api/objects/<object>')
    .replaceAll(/entry \d+ \([\da-f]{64}\)/g, 'entry <head>')
    .replaceAll(/(report from .*): \d+ bytes, SHA-256 [\da-f]{64}/g, '$1: <bytes>')
    .replaceAll(/invitation=[\w-]+/g, 'invitation=<token>')
    .replaceAll(/\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?/g, '<time>');
}
