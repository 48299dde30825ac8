// Refuses calls that change something and come from another site. The signed PUT is exempt: its ticket is its right.
import { crossSite } from '#core/errors.ts';
import { sendProblem } from './send-answer.ts';
import type { AppMiddleware } from './request-state.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

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

export function refuseCrossSite(publicUrl: string, isExempt: (method: string, path: string) => boolean): AppMiddleware {
  return async (ctx, next) => {
    const from = { site: ctx.get('sec-fetch-site'), origin: ctx.get('origin') };
    if (!reading.has(ctx.method) && !isExempt(ctx.method, ctx.path) && isCrossSite(from, publicUrl)) {
      await sendProblem(ctx, crossSite());
      return;
    }
    await next();
  };
}
