import { ApiError, isGone } from './api-error.ts';

/** Why loading failed, in plain words; distinguishes a failing server from an unreachable one. */
export function failureReason(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The server could not be reached. Check your connection and try again.';
  const { status } = error;
  if (status === 401 || status === 403) return 'Your access has changed.';
  if (isGone(error)) return 'It is no longer there, or your access has ended.';
  if (status === 429) return 'Too many requests at once. Try again in a moment.';
  if (status === 503) return 'The server is not available right now. Try again in a moment.';
  if (status >= 500) return 'The server ran into an error. Nothing was changed.';
  return 'The answer could not be used. Nothing was changed.';
}
