// How much of a file a page shows; a note names what is left out.

export interface PageLimits {
  lines: number;
  /** Characters of a line or cell. */
  line: number;
  cell: number;
  /** Characters of a page. */
  text: number;
  /** Rows of a table, besides its head. */
  rows: number;
  columns: number;
  /** Cells of all tables of a page. */
  cells: number;
  sheets: number;
  slides: number;
  /** Bytes of all pictures embedded in a page. */
  pictures: number;
  /** Pixels of one picture. */
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
