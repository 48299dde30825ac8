const LONGEST = 16;

/** An id as long as a column is wide: its two ends, by which people tell ids apart. */
export function shortId(id: string): string {
  return id.length <= LONGEST ? id : `${id.slice(0, 8)}…${id.slice(-6)}`;
}
