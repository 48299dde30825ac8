// An answer of the core as a browser's response.
import type { Answer } from '#core/desk/operation.ts';
import { collect } from '#core/store/memory-objects.ts';

/** The response of an answer, with the headers that every answer of the API carries. */
export async function toResponse(answer: Answer, requestId: string, method = 'GET'): Promise<Response> {
  const { status, body } = answer;
  const headers = new Headers({
    'X-Request-Id': requestId,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
    ...answer.headers,
  });
  if (!body) return new Response(null, { status, headers });
  headers.set('Content-Type', body.type);
  const content = await contentOf(body);
  headers.set('Content-Length', String('size' in body ? body.size : content.byteLength));
  return new Response(method === 'HEAD' ? null : content, { status, headers });
}

/** A copy of what lies ready: the response takes its bytes over. */
async function contentOf(body: NonNullable<Answer['body']>): Promise<Uint8Array<ArrayBuffer>> {
  if ('text' in body) return new Uint8Array(new TextEncoder().encode(body.text));
  return new Uint8Array('bytes' in body ? body.bytes : await collect(body.source));
}

export function redirect(location: string, requestId: string): Response {
  return new Response(null, { status: 302, headers: { Location: location, 'X-Request-Id': requestId } });
}

export function page(html: string, requestId: string): Response {
  const headers = { 'X-Request-Id': requestId, 'Cache-Control': 'private, no-store' };
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } });
}
