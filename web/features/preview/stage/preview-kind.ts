import { fileKind } from '#web/domain/files/file-kind.ts';
import { mediaType } from '#web/domain/files/media-type.ts';

export type PreviewKind = 'pdf' | 'html' | 'image' | 'none';

/** Image types that the server can show; others get a message before they are opened. */
const shownImage = /^image\/(?:apng|avif|gif|p?jpe?g|(?:x-)?png|svg\+xml|tiff|webp)$/;

/**
 * How a document can be shown: by its declared type, never by its name, like on the server, which decides in the end.
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

/**
 * The declared type of CSV files where a spreadsheet program is installed; for an older workbook, the server answers
 * that there is no preview.
 */
const spreadsheet = 'application/vnd.ms-excel';

/** Text, tables and office files, which the server converts to a page. */
const isShownAsPage = (type: string) => type === spreadsheet || (page.test(type) && type !== 'application/xhtml+xml');
