// A browser's request as the core reads it.
import { invalidRequest, payloadTooLarge } from '#core/desk/errors.ts';
import type { OperationId } from '#contract/types.ts';
import type { Actor, Call } from '#core/desk/operation.ts';
import type { RecordedCall } from './call-log.ts';
import { once } from '#core/store/memory-objects.ts';

const jsonLimit = 65_536;
const userAgentLimit = 512;

export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  return request.body === null ? new Uint8Array() : new Uint8Array(await request.arrayBuffer());
}

interface CallParts {
  operationId: OperationId;
  actor: Actor | null;
  callerNow: Call['callerNow'];
  request: Request;
  params: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
}

/** The call as the core takes it; `readJson` refuses what is too large (413) or no JSON (400). */
export function readCall({ operationId, actor, callerNow, request, params, body }: CallParts): Call {
  return {
    operationId,
    requestId: crypto.randomUUID(),
    actor,
    callerNow,
    client: { ipAddress: '127.0.0.1', userAgent: userAgent(request) },
    params,
    isHead: request.method === 'HEAD',
    query: Object.fromEntries(new URL(request.url).searchParams),
    header: (name) => request.headers.get(name),
    readJson: () => Promise.resolve(parseJson(body)),
    bytes: () => once(body),
  };
}

function userAgent(request: Request): string | null {
  const page = 'navigator' in globalThis ? globalThis.navigator.userAgent : null;
  return (request.headers.get('user-agent') ?? page)?.slice(0, userAgentLimit) ?? null;
}

function parseJson(body: Uint8Array): unknown {
  if (body.byteLength > jsonLimit) throw payloadTooLarge();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown;
  } catch {
    throw invalidRequest([], 'The body is not JSON');
  }
}

/** What the call log keeps of a request. */
export function recordable(
  request: Request,
  body: Uint8Array,
): Omit<RecordedCall, 'operationId' | 'status' | 'durationMs' | 'startedAt'> {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    url: pathname + search,
    path: pathname,
    headers: Object.fromEntries(request.headers),
    credentials: request.credentials,
    cache: request.cache,
    mode: request.mode,
    body: recordableBody(request, body),
  };
}

function recordableBody(request: Request, body: Uint8Array): unknown {
  if (body.byteLength === 0) return null;
  if (!request.headers.get('content-type')?.includes('json')) return body.byteLength;
  const text = new TextDecoder().decode(body);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
