// Detects requests from pages of another site, and which of them are refused.
import { type ApiRequest, headerOf } from '../call/request.ts';

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Whether the request changes something and comes from another site. */
export function isForgeable(request: Pick<ApiRequest, 'method' | 'headers'>, origin: string): boolean {
  return !reading.has(request.method) && isCrossSite(request, origin);
}

/**
 * `Sec-Fetch-Site` decides where it is present: an `Origin` of `null` then results from our own Referrer-Policy. A
 * request with neither header does not come from a browser, and the session alone decides.
 */
export function isCrossSite(request: Pick<ApiRequest, 'headers'>, ownOrigin: string): boolean {
  const site = headerOf(request, 'sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headerOf(request, 'origin');
  return origin !== null && origin !== ownOrigin;
}
