import type { Document } from '#contract/types.ts';
import { type FileKind, fileKind } from '#web/domain/files/file-kind.ts';
import { formatSize } from '#web/format/format-size.ts';

const kindWords: Record<FileKind, string> = {
  pdf: 'PDF',
  sheet: 'Spreadsheet',
  doc: 'Document',
  slide: 'Slides',
  image: 'Image',
  other: 'File',
};

/** "PDF · 284.1 KB": the extension, or a word for the kind where the name has none. */
export function kindAndSize({ name, mimeType, size }: Document): string {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase();
  return `${extension ?? kindWords[fileKind(mimeType, name)]} · ${formatSize(size)}`;
}
