/** Strong comparison, as a change asks for it; `*` names whatever is there. */
export function isNamed(header: string, tag: string): boolean {
  return header.split(',').some((one) => one.trim() === tag || one.trim() === '*');
}
