import { fileKind } from '#web/domain/files/file-kind.ts';

export type PreviewKind = 'pdf' | 'html' | 'image' | 'none';

/** The pictures that the server can show, under the names that they are given; others say so before they are opened. */
const shownImage = /^\s*image\/(?:apng|avif|gif|p?jpe?g|(?:x-)?png|svg\+xml|tiff|webp)\s*(?:;|$)/i;

/**
 * How a document can be shown: by what it was declared as, never by its name, which the server does not ask either. The
 * server has the last word on what it serves.
 */
export function previewKind(mimeType: string | null | undefined): PreviewKind {
  if (/^\s*text\/html\s*(;|$)/i.test(mimeType ?? '')) return 'html';
  const kind = fileKind(mimeType);
  if (kind === 'image') return shownImage.test(mimeType ?? '') ? 'image' : 'none';
  return kind === 'pdf' ? 'pdf' : 'none';
}
