// An answer with all its headers, the same through every door. HEAD has the headers and no body.
import type { ByteSource, Parts } from '../ports/objects.ts';
import { type Answer, readyPieces } from '../call/operation.ts';
import type { ApiAnswer, ApiRequest, Coder } from '../call/request.ts';

/** For JSON and everything else that is not a page. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** For pages of refusals: inline styles and the product's typeface only. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export const sharedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': dataPolicy,
} as const;

/** For answers meant for one reader, which must not be cached. */
export const PRIVATE = 'private, no-store';

const encoder = new TextEncoder();

type Sent = Pick<ApiAnswer, 'status' | 'headers' | 'body'>;

export function toWire(
  answer: Answer,
  { method, requestId, coder }: Pick<ApiRequest, 'method' | 'requestId' | 'coder'>,
): Sent {
  const { status, body } = answer;
  const headers: Record<string, string> = {
    ...sharedHeaders,
    'X-Request-Id': requestId,
    'Cache-Control': PRIVATE,
    ...(body?.type.startsWith('text/html') ? { 'Content-Security-Policy': pagePolicy } : {}),
    ...answer.headers,
  };
  if (!body) {
    if (status !== 204) headers['Content-Length'] = '0';
    return { status, headers, body: null };
  }
  headers['Content-Type'] = body.type;
  const [content, length] = contentOf(body, headers, coder);
  if (length !== null) headers['Content-Length'] = String(length);
  if (method !== 'HEAD') return { status, headers, body: content };
  if ('source' in body) body.source.destroy?.();
  return { status, headers, body: null };
}

type Content = [content: Uint8Array | ByteSource, length: number | null];

function contentOf(body: NonNullable<Answer['body']>, headers: Record<string, string>, coder?: Coder): Content {
  if ('source' in body) return [body.source, body.size];
  if ('text' in body) return withLength(encoder.encode(body.text));
  headers['Vary'] = 'Accept-Encoding';
  const coded = coder?.code(body.parts);
  if (!coded) return partsAsTheyAre(body.parts);
  headers['Content-Encoding'] = coded.coding;
  return [coded.source, coded.size];
}

function partsAsTheyAre(parts: Parts): Content {
  const { count, size } = parts;
  if (size === null) return [parts, null];
  return [count === 1 ? parts.at(0) : readyPieces(Array.from({ length: count }, (_, at) => parts.at(at))), size];
}

const withLength = (bytes: Uint8Array): Content => [bytes, bytes.length];
