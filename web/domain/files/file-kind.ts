import { mediaType } from './media-type.ts';

export type FileKind = 'pdf' | 'sheet' | 'doc' | 'slide' | 'image' | 'other';

/** Every Office type contains "officedocument", so "document" alone would match spreadsheets and slides. */
const byMime: readonly [FileKind, RegExp][] = [
  ['pdf', /^application\/(x-)?pdf$/],
  ['sheet', /spreadsheet|ms-excel|^text\/csv$/],
  ['slide', /presentation|ms-powerpoint/],
  ['doc', /word|\.document$|opendocument\.text$|^(application|text)\/rtf$/],
  ['image', /^image\//],
];

const byExtension: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  xls: 'sheet',
  xlsx: 'sheet',
  ods: 'sheet',
  csv: 'sheet',
  ppt: 'slide',
  pptx: 'slide',
  odp: 'slide',
  doc: 'doc',
  docx: 'doc',
  odt: 'doc',
  rtf: 'doc',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  gif: 'image',
  webp: 'image',
  svg: 'image',
};

/** The kind of a file, for its icon, filter and preview: by type, or by name if the type is unknown. */
export function fileKind(mimeType: string | null | undefined, name = ''): FileKind {
  const type = mediaType(mimeType);
  if (type !== '' && type !== 'application/octet-stream')
    return byMime.find(([, pattern]) => pattern.test(type))?.[0] ?? 'other';
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  return Object.hasOwn(byExtension, extension) ? (byExtension[extension] ?? 'other') : 'other';
}
