/** The four answers of the type filter. */
export type DocumentType = 'pdf' | 'doc' | 'image' | 'other';

/**
 * `doc` means word processing. Every Office type carries "officedocument" in its name, so that a test for the word
 * "document" alone would take spreadsheets and slides as well.
 */
export function documentType(mimeType: string | null | undefined): DocumentType {
  const type = (mimeType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type.includes('pdf')) return 'pdf';
  if (type.startsWith('image/')) return 'image';
  if (type.includes('word') || type.endsWith('.document') || type.endsWith('opendocument.text')) return 'doc';
  return 'other';
}
