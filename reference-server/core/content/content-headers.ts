// The headers of delivered content: a type that browsers do not guess again, a policy that forbids scripts, and a file
// name that is safe in headers and on disks.
import { fileName, shortened } from '../records/file-names.ts';
import type { PreviewableType } from '../records/content-types.ts';
import type { VersionRecord } from '../records/records.ts';

const rasterPolicy = "sandbox; default-src 'none'; frame-ancestors 'self'";
const markupPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** The only script that a page of the reader may run, by its hash (reference-server/preview/html/reader-script.ts). */
export const readerPolicy = "script-src 'sha256-9TRTnLdvuL+GX2N4UI2xNAWFCRtZITNrLch9eNktHIk='";
const readerMarkupPolicy = markupPolicy
  .replace('sandbox;', 'sandbox allow-scripts;')
  .replace('style-src', `${readerPolicy}; style-src`);

const previewPolicies: Readonly<Record<PreviewableType['kind'], string>> = {
  html: markupPolicy,
  svg: markupPolicy,
  raster: rasterPolicy,
  // No sandbox: Safari shows a blank page.
  pdf: "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
};

/** Browsers use the name as the tab's title if the content has none. */
export function previewHeaders(
  kind: PreviewableType['kind'],
  name: string,
  { isMarked, isInReader = false }: { isMarked: boolean; isInReader?: boolean },
): Record<string, string> {
  return {
    'Content-Disposition': disposition('inline', name),
    'Content-Security-Policy': kind === 'html' && isInReader ? readerMarkupPolicy : previewPolicies[kind],
    'X-Watermark': isMarked ? 'stamped' : 'none',
  };
}

export function downloadHeaders(name: string): Record<string, string> {
  return {
    'Content-Disposition': disposition('attachment', name),
    'Content-Security-Policy': "sandbox; default-src 'none'",
  };
}

/** The type detected from the bytes, or a generic one. */
export function downloadType(version: VersionRecord): string {
  const type = version.sniffedType ?? '';
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream';
}

/** The longest encoded file name in a header. */
const maxEncoded = 1500;

/** An ASCII name for old clients, and the real one in UTF-8 (RFC 6266). */
function disposition(way: 'attachment' | 'inline', name: string): string {
  // Quotes would end the header's value.
  const unquoted = fileName(name, 'document').replaceAll("'", '_');
  const file = shortened(unquoted, (text) => encoded(text).length <= maxEncoded);
  const ascii = file.replace(/[^\x20-\x7e]|%/gu, '_');
  return `${way}; filename="${ascii}"; filename*=UTF-8''${encoded(file)}`;
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
