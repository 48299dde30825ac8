import type { ProblemCode } from '#contract/types.ts';

/** Thrown for every answer that is not a success, and for a success that cannot be read. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /** @param data the body: parsed JSON, otherwise text */
  constructor(
    message: string,
    readonly status: number,
    readonly data?: unknown,
    readonly retryAfter: string | null = null,
  ) {
    super(message);
  }
}

/** Whether the session is over: status 401, or "401: Unauthorized" in a message. */
export function isUnauthorized(error: unknown): boolean {
  if (error instanceof ApiError && error.status === 401) return true;
  return error instanceof Error && error.message.startsWith('401:') && error.message.includes('Unauthorized');
}

/** Whether it does not exist, is elsewhere, or is not for this person. */
export function isGone(error: unknown): boolean {
  const isElsewhere = problemCode(error) === 'document-gone';
  return isElsewhere || (error instanceof ApiError && error.status === 404);
}

/** Whether the server refuses the caller's network; the session continues. */
export function isNetworkRefused(error: unknown): boolean {
  return problemCode(error) === 'network-not-allowed';
}

/** Newer servers may have other codes. */
export function problemCode(error: unknown): ProblemCode | undefined {
  const data = error instanceof ApiError ? error.data : null;
  return typeof data === 'object' && data !== null && 'code' in data ? (data.code as ProblemCode) : undefined;
}

/** The server's message, for toasts that show it. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? wordsOf(error.data) : undefined;
}

/** The body's `message` or `error`, otherwise its plain text. HTML is not a message. */
export function wordsOf(data: unknown): string | undefined {
  if (typeof data === 'string') {
    const text = data.trim();
    return text === '' || text.startsWith('<') ? undefined : text;
  }
  if (typeof data !== 'object' || data === null) return undefined;
  const candidates = ['message' in data ? data.message : null, 'error' in data ? data.error : null];
  return candidates.find((message): message is string => typeof message === 'string' && message !== '');
}
