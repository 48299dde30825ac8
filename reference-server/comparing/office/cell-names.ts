// Names of cells: `B7` is the second column of the seventh row.

/** Null for an invalid name. Both numbers count from 1. */
export function placeOf(name: string): { column: number; row: number } | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/i.exec(name) ?? [];
  if (letters === undefined || digits === undefined) return null;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column, row: Number(digits) };
}

export function cellName(column: number, row: number): string {
  let letters = '';
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return `${letters}${row}`;
}
