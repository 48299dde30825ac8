/** A number with its noun: "1 file", "2 files", "10,000 files"; another plural than with an s is named. */
export function counted(count: number, one: string, many = `${one}s`): string {
  // Rows of lists say such words: only what needs a comma is given to the formatter.
  const digits = count < 1000 ? String(count) : count.toLocaleString('en-US');
  return `${digits} ${count === 1 ? one : many}`;
}
