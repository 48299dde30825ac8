/** What a row says from left to right, without the initials that stand for a picture. */
export function asRead(row: HTMLElement): string {
  return row.innerText.replaceAll(/\s*\n+\s*/g, ' | ').replace(/^[A-Z]{1,2} \| /, '');
}
