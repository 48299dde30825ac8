// Checks whether one order of events explains the observations of a value with one writer and many readers. Each change
// and read happened at one moment between its beginning and end; a change with an unknown outcome may have happened at
// any later moment, or never.

/** Milliseconds of one clock. */
export interface Span {
  start: number;
  end: number;
}

export interface Written<V> extends Span {
  value: V;
  /** False for an unknown outcome; `end` has no meaning then. */
  isKnown: boolean;
}

export interface Seen<V> extends Span {
  value: V;
}

/** The first read that fits no order, in words; null if all fit. @param first the value before the first change */
export function contradiction<V>(first: V, writes: readonly Written<V>[], reads: readonly Seen<V>[]): string | null {
  // After a read has seen a value, no read that begins later may see an earlier one.
  const seen: { end: number; at: number }[] = [];
  for (const read of [...reads].sort((one, other) => one.start - other.start)) {
    const acknowledged = writes.findLastIndex(({ end, isKnown }) => isKnown && end < read.start);
    const seenBefore = seen.filter(({ end }) => end < read.start).map(({ at }) => at);
    const earliest = Math.max(acknowledged, -1, ...seenBefore);
    const begun = writes.findLastIndex(({ start }) => start < read.end);
    let at = earliest;
    // Before the first change, the value is `first`.
    while (at <= begun && (at < 0 ? first : writes[at]?.value) !== read.value) at += 1;
    if (at > begun)
      return inWords(read, writes.slice(Math.max(0, earliest), begun + 1), earliest < 0 ? first : undefined);
    seen.push({ end: read.end, at });
  }
  return null;
}

function inWords<V>(read: Seen<V>, writes: readonly Written<V>[], first: V | undefined): string {
  const possible = [...(first === undefined ? [] : [first]), ...writes.map(({ value }) => value)];
  return (
    `a reading from ${read.start.toFixed(1)} to ${read.end.toFixed(1)} saw ${JSON.stringify(read.value)}, ` +
    `and it could have seen ${JSON.stringify(possible)}`
  );
}
