// How much of a file is read, beyond which it is too large, and how much of a comparison is returned.

export const limits = {
  /** Bytes of a stored file. */
  file: 128 * 1024 * 1024,
  /** Bytes unpacked from an office file, all parts together. */
  inflated: 512 * 1024 * 1024,
  /** Bytes of a document's text as UTF-8. */
  text: 128 * 1024 * 1024,
  /** Lines of both texts together. */
  lines: 6_000_000,
  /** Cells of a workbook that are not empty. */
  cells: 5_000_000,
  pages: 5000,
  /** The limits of a result: changes, lines with context, and characters of JSON, approximately. */
  shown: { changes: 2000, lines: 12_000, characters: 300_000 },
};

export type Limits = typeof limits;

/** A text of at most so many UTF-16 units, which does not end in half a character. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…` : text;
