// Suggestions for misspelt names.

/** The most similar known name; null without one. */
export function nearest(name: string, known: readonly string[]): string | null {
  const slips = (other: string) => distance(name.toLowerCase(), other.toLowerCase());
  const [best] = [...known].sort((one, other) => slips(one) - slips(other));
  return best !== undefined && slips(best) <= (best.length < 6 ? 1 : best.length < 9 ? 2 : 3) ? best : null;
}

/** `a, b or c`. */
export function choices(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}

/** The number of letters left out, added or changed. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 0; row < one.length; row += 1) {
    const line = [row + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (before[at - 1] ?? 0) + (one[row] === other[at - 1] ? 0 : 1);
      line.push(Math.min((before[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, changed));
    }
    before = line;
  }
  return before[other.length] ?? 0;
}
