// Suggestions for misspelt names.
import { slipsBetween } from '#server/searching/slips.ts';

/** The most similar known name; null without one. */
export function nearest(name: string, known: readonly string[]): string | null {
  const slips = (other: string) => slipsBetween(name.toLowerCase(), other.toLowerCase());
  const [best] = [...known].sort((one, other) => slips(one) - slips(other));
  return best !== undefined && slips(best) <= (best.length < 6 ? 1 : best.length < 9 ? 2 : 3) ? best : null;
}

/** `a, b or c`. */
export function choices(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}
