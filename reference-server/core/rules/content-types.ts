// Which bytes may be shown in a browser. The type is found in the bytes; what was declared can only forbid.
import type { VersionRecord } from '../records/records.ts';

type PreviewKind = 'pdf' | 'raster' | 'svg' | 'html';

const kinds: Readonly<Record<string, PreviewKind>> = {
  'application/pdf': 'pdf',
  'image/png': 'raster',
  'image/jpeg': 'raster',
  'image/gif': 'raster',
  'image/webp': 'raster',
  'image/avif': 'raster',
  'image/apng': 'raster',
  'image/tiff': 'raster',
  'image/svg+xml': 'svg',
  'text/html': 'html',
  'application/xhtml+xml': 'html',
};

/** What is watermarked as another type: no browser shows it, or nothing can write it again. */
const watermarkedAs: Readonly<Record<string, string>> = { 'image/tiff': 'image/png', 'image/apng': 'image/png' };

/** Markup that somebody else wrote: shown only where its uploader called it so. */
const isActive = (kind: PreviewKind) => kind === 'svg' || kind === 'html';

export interface PreviewableType {
  /** As it is stored. */
  type: string;
  /** As it is served once it is watermarked. */
  servedAs: string;
  kind: PreviewKind;
  /** Whether it may be shown where it cannot be watermarked. */
  isShownAsIs: boolean;
}

/** Null where the bytes are of no kind that can be shown, or were declared to be of another kind. */
export function previewableType(version: Pick<VersionRecord, 'sniffedType' | 'mimeType'>): PreviewableType | null {
  const type = version.sniffedType;
  const kind = kindOf(type);
  if (type === null || kind === null) return null;
  const declared = kindOf(version.mimeType);
  const fits = declared === kind || (declared === null && !isActive(kind));
  const servedAs = watermarkedAs[type] ?? type;
  return fits ? { type, servedAs, kind, isShownAsIs: !isActive(kind) && servedAs === type } : null;
}

function kindOf(mimeType: string | null): PreviewKind | null {
  const essence = mimeType?.split(';')[0]?.trim().toLowerCase() ?? '';
  return Object.hasOwn(kinds, essence) ? (kinds[essence] ?? null) : null;
}

const htmlTags =
  /^<(?:html|head|body|script|style|title|meta|link|base|iframe|h[1-6]|div|font|table|a|b|br|p|span|ul|ol|section|article|main|header|img|form)[\s/>]/i;

/** HTML or SVG, told by how the text begins; null for everything else. */
export function textType(head: Uint8Array): 'text/html' | 'image/svg+xml' | null {
  const start = afterProlog(new TextDecoder(encodingOf(head)).decode(head));
  if (/^<(?:[\w.-]+:)?svg[\s/>]/i.test(start) || /^<!doctype\s+(?:[\w.-]+:)?svg[\s>]/i.test(start))
    return 'image/svg+xml';
  if (/^<!doctype\s+html[\s>]/i.test(start) || htmlTags.test(start)) return 'text/html';
  return null;
}

/** UTF-8 unless a byte order mark says otherwise. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** The text behind an XML declaration, comments and white space. */
function afterProlog(text: string): string {
  let rest = text.trimStart();
  for (;;) {
    const close = rest.startsWith('<?') ? '?>' : rest.startsWith('<!--') ? '-->' : null;
    if (close === null) return rest;
    const end = rest.indexOf(close);
    if (end === -1) return '';
    rest = rest.slice(end + close.length).trimStart();
  }
}
