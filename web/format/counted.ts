/** A number with its noun: "1 file", "2 files", "10,000 files"; irregular plurals are given. */
export function counted(count: number, one: string, many = `${one}s`): string {
  // A formatter of the browser takes several milliseconds at its first use.
  const digits = String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${digits} ${count === 1 ? one : many}`;
}
