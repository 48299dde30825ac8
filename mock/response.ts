// Converts an answer to a browser's response.
import type { ApiAnswer } from '#core/call/request.ts';
import { collect } from '#core/store/memory-objects.ts';

/** An answer that breaks off becomes a network failure. */
export async function toResponse({
  status,
  headers,
  body,
}: Pick<ApiAnswer, 'status' | 'headers' | 'body'>): Promise<Response> {
  try {
    // A copy, since the response takes ownership of the bytes.
    const content = body && new Uint8Array(body instanceof Uint8Array ? body : await collect(body));
    return new Response(content, { status, headers });
  } catch {
    return Response.error();
  }
}
