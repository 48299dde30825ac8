/** The text of a row, without the avatar's initials. */
export function asRead(row: HTMLElement): string {
  return row.innerText.replaceAll(/\s*\n+\s*/g, ' | ').replace(/^[A-Z]{1,2} \| /, '');
}
