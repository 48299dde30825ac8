/** A number with its noun: "1 file", "2 files", "10,000 files"; irregular plurals are given. */
export function counted(count: number, one: string, many = `${one}s`): string {
  // The formatter is slow for long lists, so it is used only where commas are needed.
  const digits = count < 1000 ? String(count) : count.toLocaleString('en-US');
  return `${digits} ${count === 1 ? one : many}`;
}
