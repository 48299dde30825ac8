// Whether a browser says that a request comes from a page of another site, and which requests are refused then.
import { type ApiRequest, headerOf } from '../call/request.ts';

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

type Asking = Pick<ApiRequest, 'method' | 'headers'>;

/** Whether it changes something and comes from another site. */
export function isForgeable(request: Asking, origin: string): boolean {
  return !reading.has(request.method) && isCrossSite(request, origin);
}

/**
 * Whether a request comes from a page of another site. `Sec-Fetch-Site` decides where it is present: then an `Origin`
 * of `null` is only our own Referrer-Policy. With neither header it is no browser, and the session alone decides.
 */
export function isCrossSite(request: Pick<ApiRequest, 'headers'>, ownOrigin: string): boolean {
  const site = headerOf(request, 'sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headerOf(request, 'origin');
  return origin !== null && origin !== ownOrigin;
}
