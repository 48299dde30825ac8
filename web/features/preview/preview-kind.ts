export type PreviewKind = 'pdf' | 'html' | 'image' | 'none';

/** How a document can be shown: by what it was declared as. The server has the last word on what it serves. */
export function previewKind(mimeType: string | null | undefined): PreviewKind {
  const type = (mimeType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/pdf') return 'pdf';
  if (type === 'text/html') return 'html';
  return type.startsWith('image/') ? 'image' : 'none';
}
