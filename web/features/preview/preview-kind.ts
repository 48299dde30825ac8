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
  if (type === 'text/html') return 'html';
  const kind = fileKind(type);
  if (kind === 'image') return shownImage.test(type) ? 'image' : 'none';
  return kind === 'pdf' ? 'pdf' : 'none';
}
