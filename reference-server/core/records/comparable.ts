// Which versions can be compared by text, and how it is extracted. The bytes decide if they show a type; otherwise the
// declared type does, and then the name.
import type { ComparableKind } from '../ports/comparer.ts';
import type { VersionRecord } from '../records/records.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const DOCX = `${OFFICE}wordprocessingml.document`;
const XLSX = `${OFFICE}spreadsheetml.sheet`;

const byBytes: Readonly<Record<string, ComparableKind>> = { 'application/pdf': 'pdf', [DOCX]: 'docx', [XLSX]: 'xlsx' };

const byDeclaration: Readonly<Record<string, ComparableKind>> = {
  [DOCX]: 'docx',
  [XLSX]: 'xlsx',
  'application/vnd.ms-word.document.macroenabled.12': 'docx',
  'application/vnd.ms-excel.sheet.macroenabled.12': 'xlsx',
};

/** The types of office files' containers, plain or encrypted. */
const containers: ReadonlySet<string> = new Set([
  'application/zip',
  'application/x-cfb',
  'application/vnd.ms-word.document.macroenabled.12',
  'application/vnd.ms-excel.sheet.macroenabled.12',
]);

/** In addition to types that begin with `text/` or end with `+json` or `+xml`. */
const texts: ReadonlySet<string> = new Set([
  'application/csv',
  'application/ecmascript',
  'application/javascript',
  'application/json',
  'application/sql',
  'application/toml',
  'application/x-httpd-php',
  'application/x-javascript',
  'application/x-ndjson',
  'application/x-sh',
  'application/x-tex',
  'application/x-yaml',
  'application/xml',
  'application/yaml',
]);

const textNames =
  /\.(?:asc|bat|c|cfg|conf|cpp|cs|css|csv|diff|env|go|h|ini|java|js|json|jsonl|log|md|markdown|ndjson|patch|php|properties|ps1|py|rb|rs|rst|sh|sql|srt|tex|text|toml|ts|tsv|txt|vtt|xml|xsd|xsl|yaml|yml)$/i;
const pages = /\.(?:html?|xhtml)$/i;

type Facts = Pick<VersionRecord, 'sniffedType' | 'mimeType'> & { name: string };

/** Null for other kinds, such as pictures. Binary content declared as text is detected when it is read. */
export function comparableKind({ sniffedType, mimeType, name }: Facts): ComparableKind | null {
  const declared = essenceOf(mimeType);
  const shown = sniffedType ?? '';
  if (shown === 'text/html') return kindOfText(declared, name) === 'text' ? 'text' : 'html';
  const office = containers.has(shown) || shown === '' ? (own(byDeclaration, declared) ?? kindByName(name)) : null;
  return own(byBytes, shown) ?? office ?? (containers.has(shown) ? null : kindOfText(declared, name));
}

function kindOfText(declared: string, name: string): ComparableKind | null {
  if (declared === 'text/html' || declared === 'application/xhtml+xml') return 'html';
  if (declared === 'text/rtf') return null;
  if (isTextType(declared)) return 'text';
  if (pages.test(name)) return 'html';
  return textNames.test(name) ? 'text' : null;
}

/** Text without HTML or SVG. */
export function isTextType(essence: string): boolean {
  if (['text/html', 'text/rtf', 'application/xhtml+xml', 'image/svg+xml'].includes(essence)) return false;
  return essence.startsWith('text/') || /\+(?:json|xml)$/.test(essence) || texts.has(essence);
}

function kindByName(name: string): ComparableKind | null {
  if (/\.doc[xm]$/i.test(name)) return 'docx';
  return /\.xls[xm]$/i.test(name) ? 'xlsx' : null;
}

/** A media type without its parameters, in lower case. */
export const essenceOf = (mimeType: string | null) => mimeType?.split(';')[0]?.trim().toLowerCase() ?? '';

function own(kinds: Readonly<Record<string, ComparableKind>>, type: string): ComparableKind | null {
  return Object.hasOwn(kinds, type) ? (kinds[type] ?? null) : null;
}
