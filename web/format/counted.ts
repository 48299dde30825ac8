/** A number with its noun: "1 file", "2 files", "10,000 files"; irregular plurals are given. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/** "10,000". A formatter of the browser would take several milliseconds at its first use. */
export function grouped(count: number): string {
  return count < 1000 ? String(count) : `${grouped(Math.floor(count / 1000))},${String(count).slice(-3)}`;
}
