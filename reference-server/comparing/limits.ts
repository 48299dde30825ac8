// How much of a file is read, beyond which it is too large, and how much of a comparison is returned.

export interface Limits {
  /** Bytes of a stored file. */
  file: number;
  /** Bytes unpacked from an office file, all parts together. */
  inflated: number;
  /** Bytes of a document's text as UTF-8. */
  text: number;
  /** Lines of both texts together. */
  lines: number;
  /** Cells of a workbook that are not empty. */
  cells: number;
  pages: number;
  /** The limits of a result: changes, lines with context, and characters of JSON, approximately. */
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
