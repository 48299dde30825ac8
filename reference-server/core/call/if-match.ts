/** Strong comparison, which changes require; `*` matches anything. */
export function isNamed(header: string, tag: string): boolean {
  return header.split(',').some((one) => one.trim() === tag || one.trim() === '*');
}
