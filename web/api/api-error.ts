import type { ProblemCode } from '#contract/types.ts';

/** Any answer of the server that is not a success, or a success that cannot be read. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The body: parsed JSON, else text. A folder conflict, say, is recognised from it. */
  readonly data: unknown;
  /** The header of that name, where the server says when to ask again. */
  readonly retryAfter: string | null;

  constructor(message: string, status: number, data?: unknown, retryAfter: string | null = null) {
    super(message);
    this.status = status;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

/** Whether the session is over: status 401, or a message that says "401: Unauthorized" in its own words. */
export function isUnauthorized(error: unknown): boolean {
  if (error instanceof ApiError && error.status === 401) return true;
  return error instanceof Error && error.message.startsWith('401:') && error.message.includes('Unauthorized');
}

/** Whether the server turns this person away because of where the call came from: the session itself goes on. */
export function isNetworkRefused(error: unknown): boolean {
  return problemCode(error) === ('network-not-allowed' satisfies ProblemCode);
}

/** What the server calls the refusal, for what follows from it. */
export function problemCode(error: unknown): unknown {
  const data = error instanceof ApiError ? error.data : null;
  return typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined;
}

/** What the server said, where it said something; for the toasts that show a server message. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? wordsOf(error.data) : undefined;
}

/** The words of a body: its `message` or `error`, else its plain text. A page of HTML is no message. */
export function wordsOf(data: unknown): string | undefined {
  if (typeof data === 'string') {
    const text = data.trim();
    return text === '' || text.startsWith('<') ? undefined : text;
  }
  if (typeof data !== 'object' || data === null) return undefined;
  const candidates = ['message' in data ? data.message : null, 'error' in data ? data.error : null];
  return candidates.find((said): said is string => typeof said === 'string' && said !== '');
}
