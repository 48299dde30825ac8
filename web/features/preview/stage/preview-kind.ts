import { fileKind } from '#web/domain/files/file-kind.ts';
import { mediaType } from '#web/domain/files/media-type.ts';

export type PreviewKind = 'pdf' | 'html' | 'text' | 'image' | 'none';

/** Image types that the server can show; others get a message before they are opened. */
const shownImage = /^image\/(?:apng|avif|gif|p?jpe?g|(?:x-)?png|svg\+xml|tiff|webp)$/;

/** By the declared type, never by the name, like on the server, which decides in the end. */
export function previewKind(mimeType: string | null | undefined): PreviewKind {
  const type = mediaType(mimeType);
  if (type === 'text/html' || office.test(type)) return 'html';
  // An older workbook has this type, too; for one, the server answers that there is no preview.
  if (type === SPREADSHEET || text.test(type)) return 'text';
  const kind = fileKind(type);
  if (kind === 'image') return shownImage.test(type) ? 'image' : 'none';
  return kind === 'pdf' ? 'pdf' : 'none';
}

const text =
  /^(?:text\/(?!rtf$)[^/]+|application\/(?:csv|(?:(?!xhtml\+)[^/]+\+)?(?:json|xml)|x-ndjson|(?:x-)?(?:yaml|javascript|sh)|sql|toml))$/;

const office =
  /^application\/vnd\.(?:openxmlformats-officedocument\.(?:wordprocessingml\.document|spreadsheetml\.sheet|presentationml\.presentation)|ms-(?:word\.document|excel\.sheet|powerpoint\.presentation)\.macroenabled\.12)$/;

/** The declared type of CSV files where a spreadsheet program is installed. */
const SPREADSHEET = 'application/vnd.ms-excel';
