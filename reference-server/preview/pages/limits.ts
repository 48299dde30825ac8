// How much of a file a page shows. It is for reading, on a phone too; a note names what is left out.

export interface PageLimits {
  lines: number;
  /** Of one line, in characters; and of one cell. */
  line: number;
  cell: number;
  /** Of all text of a page, in characters. */
  text: number;
  /** Of one table: its head, and so many more. */
  rows: number;
  columns: number;
  /** Of all tables of a page. */
  cells: number;
  sheets: number;
  slides: number;
  /** Of all pictures of a page, in bytes as they stand in it. */
  pictures: number;
  /** Of one picture. */
  pixels: number;
}

export const pageLimits: PageLimits = {
  lines: 20_000,
  line: 20_000,
  cell: 2000,
  text: 1_500_000,
  rows: 5001,
  columns: 100,
  cells: 60_000,
  sheets: 100,
  slides: 1000,
  pictures: 8 * 1024 * 1024,
  pixels: 32_000_000,
};
