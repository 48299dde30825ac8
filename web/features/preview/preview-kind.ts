import { fileKind } from '#web/format/file-kind.ts';

export type PreviewKind = 'pdf' | 'html' | 'image' | 'none';

/**
 * How a document can be shown: by what it was declared as, never by its name, which the server does not ask either. The
 * server has the last word on what it serves.
 */
export function previewKind(mimeType: string | null | undefined): PreviewKind {
  if (/^\s*text\/html\s*(;|$)/i.test(mimeType ?? '')) return 'html';
  const kind = fileKind(mimeType);
  return kind === 'pdf' || kind === 'image' ? kind : 'none';
}
