// Which content browsers may show. The type is detected from the bytes; the declared type can only forbid.
import { essenceOf, isTextType } from './comparable.ts';
import type { VersionRecord } from './records.ts';

type PreviewKind = 'pdf' | 'raster' | 'svg' | 'html';

/** The declared and the detected type must be of one kind. */
type FileKind = PreviewKind | 'text' | 'docx' | 'xlsx' | 'pptx';

const OFFICE = 'application/vnd.openxmlformats-officedocument.';

/** Types that are shown as a page made from their text. */
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

/** For bytes that are a ZIP file, the declared type says which kind of office file to expect. */
const CONTAINER = 'application/zip';

/** The declared type of CSV files where a spreadsheet program is installed. */
const SPREADSHEET = 'application/vnd.ms-excel';

/** Types that are watermarked as another type, because browsers do not show them or no library can write them. */
const watermarkedAs: Readonly<Record<string, string>> = { 'image/tiff': 'image/png', 'image/apng': 'image/png' };

/** Active content is shown only if its uploader declared it as such. */
const isActive = (kind: FileKind) => kind === 'svg' || kind === 'html';

export interface PreviewableType {
  /** The stored type. */
  type: string;
  /** The type after watermarking. */
  servedAs: string;
  kind: PreviewKind;
  /** Whether it may be shown if it cannot be watermarked. */
  isShownAsIs: boolean;
}

/** Null for bytes that cannot be shown or were declared as another kind; texts are checked when they are read. */
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

/** For bytes that show no type. */
function declaredType(sniffedType: string | null, mimeType: string | null): string | null {
  const essence = essenceOf(mimeType);
  const kind = kindOf(mimeType);
  if (kind === 'text') return essence === PAGE_TYPES.csv || essence === PAGE_TYPES.tsv ? essence : PAGE_TYPES.text;
  if (essence === SPREADSHEET && sniffedType === null) return PAGE_TYPES.csv;
  return kind !== null && isPage(kind) && sniffedType === CONTAINER ? PAGE_TYPES[kind] : null;
}

/** Whether bytes of this type are decoded by an encoding that they do not always name. */
export const isDecoded = (type: string): boolean =>
  type === PAGE_TYPES.text || type === PAGE_TYPES.csv || type === PAGE_TYPES.tsv;

export const isPageType = (type: string): boolean => Object.values<string>(PAGE_TYPES).includes(type);

function kindOf(mimeType: string | null): FileKind | null {
  const essence = essenceOf(mimeType);
  const kind = Object.hasOwn(kinds, essence) ? (kinds[essence] ?? null) : null;
  return kind ?? (isTextType(essence) ? 'text' : null);
}

const htmlTags =
  /^<(?:html|head|body|script|style|title|meta|link|base|iframe|h[1-6]|div|font|table|a|b|br|p|span|ul|ol|section|article|main|header|img|form)[\s/>]/i;

/** Detects HTML and SVG by the beginning of the text; null for others. */
export function textType(head: Uint8Array): 'text/html' | 'image/svg+xml' | null {
  const start = afterProlog(new TextDecoder(encodingOf(head)).decode(head));
  if (/^<(?:[\w.-]+:)?svg[\s/>]/i.test(start) || /^<!doctype\s+(?:[\w.-]+:)?svg[\s>]/i.test(start))
    return 'image/svg+xml';
  if (/^<!doctype\s+html[\s>]/i.test(start) || htmlTags.test(start)) return 'text/html';
  return null;
}

/** UTF-8 unless a byte order mark says otherwise. */
export function encodingOf([first, second]: Uint8Array): string {
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
