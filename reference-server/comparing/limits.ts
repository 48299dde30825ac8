// How much of a file is read for a comparison, and how much of a comparison is returned. Beyond the former, a file is
// too large; beyond the latter, differences are counted and cut.

export interface Limits {
  /** Of a file as it is stored, in bytes. */
  file: number;
  /** Of what comes out of an office file, all parts together, in bytes. */
  inflated: number;
  /** Of the text of a document, as UTF-8, in bytes. */
  text: number;
  /** Of both texts together. */
  lines: number;
  /** Of a workbook, those that hold something. */
  cells: number;
  pages: number;
  /** The limits of a result: places that changed, lines with their context, and characters of JSON, about. */
  told: { changes: number; lines: number; characters: number };
}

export const limits: Limits = {
  file: 128 * 1024 * 1024,
  inflated: 512 * 1024 * 1024,
  text: 128 * 1024 * 1024,
  lines: 6_000_000,
  cells: 5_000_000,
  pages: 5000,
  told: { changes: 2000, lines: 12_000, characters: 300_000 },
};
