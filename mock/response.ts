// An answer as a browser's response.
import type { ApiAnswer } from '#core/call/request.ts';
import { collect } from '#core/store/memory-objects.ts';

/** What breaks off on its way is no answer: the page sees a network that failed. */
export async function toResponse({
  status,
  headers,
  body,
}: Pick<ApiAnswer, 'status' | 'headers' | 'body'>): Promise<Response> {
  try {
    // A copy of what lies ready: the response takes its bytes over.
    const content = body && new Uint8Array(body instanceof Uint8Array ? body : await collect(body));
    return new Response(content, { status, headers });
  } catch {
    return Response.error();
  }
}
