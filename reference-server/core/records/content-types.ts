// Which bytes may be shown in a browser. The type is found in the bytes; what was declared can only forbid.
import { essenceOf, isTextType } from './comparable.ts';
import type { VersionRecord } from './records.ts';

type PreviewKind = 'pdf' | 'raster' | 'svg' | 'html';

/** What is declared and what is found must be of one kind. */
type FileKind = PreviewKind | 'text' | 'docx' | 'xlsx' | 'pptx';

const OFFICE = 'application/vnd.openxmlformats-officedocument.';

/** The types of what is shown as a page of ours, made of its text. */
export const PAGE_TYPES = {
  text: 'text/plain',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  docx: `${OFFICE}wordprocessingml.document`,
  xlsx: `${OFFICE}spreadsheetml.sheet`,
  pptx: `${OFFICE}presentationml.presentation`,
} as const;

const kinds: Readonly<Record<string, FileKind>> = {
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
  [PAGE_TYPES.docx]: 'docx',
  'application/vnd.ms-word.document.macroenabled.12': 'docx',
  [PAGE_TYPES.xlsx]: 'xlsx',
  'application/vnd.ms-excel.sheet.macroenabled.12': 'xlsx',
  [PAGE_TYPES.pptx]: 'pptx',
  'application/vnd.ms-powerpoint.presentation.macroenabled.12': 'pptx',
};

/** Where the first bytes show no more than this, what was declared says which office file is looked for in them. */
const CONTAINER = 'application/zip';

/** What a CSV is declared as where a spreadsheet program is installed. */
const SPREADSHEET = 'application/vnd.ms-excel';

/** What is watermarked as another type: no browser shows it, or nothing can write it again. */
const watermarkedAs: Readonly<Record<string, string>> = { 'image/tiff': 'image/png', 'image/apng': 'image/png' };

/** Markup that somebody else wrote: shown only where its uploader called it so. */
const isActive = (kind: FileKind) => kind === 'svg' || kind === 'html';

export interface PreviewableType {
  /** As it is stored. */
  type: string;
  /** As it is served once it is watermarked. */
  servedAs: string;
  /** What it is served as, which is how a browser has to treat it. */
  kind: PreviewKind;
  /** Whether it may be shown where it cannot be watermarked. */
  isShownAsIs: boolean;
}

/**
 * Null where the bytes are of no kind that can be shown, or were declared to be of another kind. Whether bytes without a
 * mark of their own are the text, or the office file, that they were declared as is found out when they are read.
 */
export function previewableType({
  sniffedType,
  mimeType,
}: Pick<VersionRecord, 'sniffedType' | 'mimeType'>): PreviewableType | null {
  const found = kindOf(sniffedType);
  const declared = kindOf(mimeType);
  if (sniffedType === null || found === null) return pageOf(declaredType(sniffedType, mimeType));
  if (declared === null ? isActive(found) : declared !== found) return null;
  if (isPage(found)) return pageOf(PAGE_TYPES[found]);
  const servedAs = watermarkedAs[sniffedType] ?? sniffedType;
  return { type: sniffedType, servedAs, kind: found, isShownAsIs: !isActive(found) && servedAs === sniffedType };
}

function pageOf(type: string | null): PreviewableType | null {
  return type === null ? null : { type, servedAs: 'text/html', kind: 'html', isShownAsIs: false };
}

const isPage = (kind: FileKind): kind is 'text' | 'docx' | 'xlsx' | 'pptx' =>
  kind !== 'html' && Object.hasOwn(PAGE_TYPES, kind);

/** Of bytes that show nothing of their own. */
function declaredType(sniffedType: string | null, mimeType: string | null): string | null {
  const essence = essenceOf(mimeType);
  const kind = kindOf(mimeType);
  if (kind === 'text') return essence === PAGE_TYPES.csv || essence === PAGE_TYPES.tsv ? essence : PAGE_TYPES.text;
  if (essence === SPREADSHEET && sniffedType === null) return PAGE_TYPES.csv;
  return kind !== null && isPage(kind) && sniffedType === CONTAINER ? PAGE_TYPES[kind] : null;
}

/** Whether this is shown as a page of ours. */
export const isPageType = (type: string): boolean => Object.values<string>(PAGE_TYPES).includes(type);

function kindOf(mimeType: string | null): FileKind | null {
  const essence = essenceOf(mimeType);
  const kind = Object.hasOwn(kinds, essence) ? (kinds[essence] ?? null) : null;
  return kind ?? (isTextType(essence) ? 'text' : null);
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
