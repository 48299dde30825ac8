// Whether the entries of a list are in the order of `x-order`.
import type { Schema } from '../contract.ts';

const letters = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The first pair in the wrong order, in words; null if there is none. */
export function misplaced(entries: readonly Schema[], fields: readonly string[]): string | null {
  const shown = (entry: Schema) => fields.map((field) => String(entry[bare(field)])).join(' ');
  for (const [at, next] of entries.entries()) {
    const one = entries[at - 1];
    if (one && isAfter(one, next, fields))
      return `of ${fields.join(', ')}: "${shown(one)}" comes before "${shown(next)}"`;
  }
  return null;
}

const bare = (field: string): string => field.replace(/^-/, '');

/** Whether `one` comes after `next` by every plausible comparison of texts. */
function isAfter(one: Schema, next: Schema, fields: readonly string[]): boolean {
  for (const field of fields) {
    const way = field.startsWith('-') ? -1 : 1;
    const signs = compared(one[bare(field)], next[bare(field)]);
    if (signs.some((sign) => sign !== 0)) return signs.every((sign) => sign * way > 0);
  }
  return false;
}

function compared(one: unknown, other: unknown): number[] {
  if (typeof one === 'number' && typeof other === 'number') return [one - other];
  const [first, second] = [textOf(one), textOf(other)];
  const [low, high] = [first.toLowerCase(), second.toLowerCase()];
  return [letters.compare(first, second), low === high ? 0 : low < high ? -1 : 1];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
