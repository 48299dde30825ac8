/** A number with its noun: "1 file", "2 files", "10,000 files"; irregular plurals are given. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/** The first of many names: "Legal, Tax, HR and 12 more". */
export function someOf(names: readonly string[], most: number): string {
  const more = names.length - most;
  return more > 0 ? `${names.slice(0, most).join(', ')} and ${more} more` : names.join(', ');
}

/** "10,000". A formatter of the browser would take several milliseconds at its first use. */
export function grouped(count: number): string {
  return count < 1000 ? String(count) : `${grouped(Math.floor(count / 1000))},${String(count).slice(-3)}`;
}
