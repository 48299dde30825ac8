const LONGEST = 16;

/** The two ends of an id, which people use to distinguish ids. */
export function shortId(id: string): string {
  return id.length <= LONGEST ? id : `${id.slice(0, 8)}…${id.slice(-6)}`;
}
