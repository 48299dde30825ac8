import { fileKind } from '#web/domain/files/file-kind.ts';
import { mediaType } from '#web/domain/files/media-type.ts';

export type PreviewKind = 'pdf' | 'html' | 'image' | 'none';

/** The pictures that the server can show, under the names that they are given; others say so before they are opened. */
const shownImage = /^image\/(?:apng|avif|gif|p?jpe?g|(?:x-)?png|svg\+xml|tiff|webp)$/;

/**
 * How a document can be shown: by what it was declared as, never by its name, which the server does not ask either. The
 * server has the last word on what it serves.
 */
export function previewKind(mimeType: string | null | undefined): PreviewKind {
  const type = mediaType(mimeType);
  if (type === 'text/html' || isShownAsPage(type)) return 'html';
  const kind = fileKind(type);
  if (kind === 'image') return shownImage.test(type) ? 'image' : 'none';
  return kind === 'pdf' ? 'pdf' : 'none';
}

const page =
  /^(?:text\/(?!rtf$)[^/]+|application\/(?:csv|(?:[^/]+\+)?(?:json|xml)|x-ndjson|(?:x-)?(?:yaml|javascript|sh)|sql|toml)|application\/vnd\.(?:openxmlformats-officedocument\.(?:wordprocessingml\.document|spreadsheetml\.sheet|presentationml\.presentation)|ms-(?:word\.document|excel\.sheet|powerpoint\.presentation)\.macroenabled\.12))$/;

/** What a CSV is declared as where a spreadsheet program is installed; of an older workbook the server says that it has no preview. */
const spreadsheet = 'application/vnd.ms-excel';

/** Text, tables and office files, which the server shows as a page that it makes of them. */
const isShownAsPage = (type: string) => type === spreadsheet || (page.test(type) && type !== 'application/xhtml+xml');
