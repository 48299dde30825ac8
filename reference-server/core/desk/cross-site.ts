// Whether a browser says that a call comes from a page of another site. What is refused then is the doors' business:
// calls that change something, but for the signed PUT, whose ticket is its right.

/** What a browser tells about where a request comes from. */
export interface RequestOrigin {
  /** `Sec-Fetch-Site`, empty when the browser sent none. */
  site: string;
  /** `Origin`, empty when there was none. */
  origin: string;
}

/**
 * Whether a request comes from a page of another site. `Sec-Fetch-Site` decides where it is present: then an `Origin`
 * of `null` is only our own Referrer-Policy. With neither header it is no browser, and the session alone decides.
 */
export function isCrossSite({ site, origin }: RequestOrigin, publicUrl: string): boolean {
  if (site !== '') return site !== 'same-origin' && site !== 'none';
  return origin !== '' && origin !== publicUrl;
}
