import type { Problem } from '#contract/types.ts';
import { ApiError } from './api-error.ts';

/** What the server finds wrong in each parameter. */
export function invalidParams(error: unknown): NonNullable<Problem['invalidParams']> | null {
  const data = error instanceof ApiError ? error.data : null;
  const params: unknown = typeof data === 'object' && data !== null && 'invalidParams' in data && data.invalidParams;
  return Array.isArray(params) ? (params as NonNullable<Problem['invalidParams']>) : null;
}
