// Converts a browser's request for the room and for the call log.
import type { ApiRequest } from '#core/call/request.ts';
import { once } from '#core/store/memory-objects.ts';
import { navigate } from './navigations.ts';
import type { Recordable } from './serve.ts';
import { changeSituation, type World } from './world/world.ts';

const userAgentLimit = 512;

export function targetOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  return request.body === null ? new Uint8Array() : new Uint8Array(await request.arrayBuffer());
}

/** The request as it came, with the present persona in place of a cookie. */
export function apiRequest(world: World, request: Request, body: Uint8Array): ApiRequest {
  const call: ApiRequest = {
    method: request.method,
    target: targetOf(request),
    headers: Object.fromEntries(request.headers),
    body: () => once(body),
    client: { ipAddress: world.situation.clientAddress, userAgent: userAgent(request) },
    requestId: crypto.randomUUID(),
    get session() {
      return request.credentials === 'omit' ? null : world.situation.persona;
    },
    navigate: (navigation, query) => navigate(world, call, { navigation, query, onSignedOut: leaving(world) }),
  };
  return call;
}

/** A sign-out in a browser clears the persona. */
export function leaving(world: World): () => void {
  return () => changeSituation(world, { persona: null });
}

function userAgent(request: Request): string | null {
  const page = 'navigator' in globalThis ? globalThis.navigator.userAgent : null;
  return (request.headers.get('user-agent') ?? page)?.slice(0, userAgentLimit) ?? null;
}

/** The part of a request kept in the call log. */
export function recordable(request: Request, body: Uint8Array): Recordable {
  return {
    method: request.method,
    url: targetOf(request),
    path: new URL(request.url).pathname,
    headers: Object.fromEntries(request.headers),
    credentials: request.credentials,
    cache: request.cache,
    body: recordableBody(request.headers.get('content-type'), body),
  };
}

/** Parsed if JSON; otherwise the number of bytes. */
export function recordableBody(type: string | null | undefined, body: Uint8Array): unknown {
  if (body.byteLength === 0) return null;
  if (!type?.includes('json')) return body.byteLength;
  const text = new TextDecoder().decode(body);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
