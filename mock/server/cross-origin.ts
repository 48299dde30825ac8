// Pages of other origins may use the mock where the command names them, and nowhere else.
import type { AppMiddleware } from '#server/http/request-state.ts';

const exposed =
  'Allow, Content-Disposition, Content-Length, Content-Range, ETag, Location, Retry-After, X-Request-Id, X-Watermark';

/** Answers preflight requests, and lets named origins read; their requests then count as the mock's own. */
export function allowOrigins(origins: readonly string[]): AppMiddleware {
  return async (ctx, next) => {
    const origin = ctx.get('origin');
    if (!origins.includes(origin)) {
      await next();
      return;
    }
    ctx.set('Access-Control-Allow-Origin', origin);
    const wanted = ctx.get('access-control-request-method');
    if (ctx.method === 'OPTIONS' && wanted !== '') {
      const headers = ctx.get('access-control-request-headers');
      ctx.set({ 'Access-Control-Allow-Methods': wanted, 'Access-Control-Max-Age': '600' });
      if (headers !== '') ctx.set('Access-Control-Allow-Headers', headers);
      ctx.status = 204;
      return;
    }
    ctx.set('Access-Control-Expose-Headers', exposed);
    // Else what such a page changes would be refused as another site's.
    delete ctx.headers.origin;
    delete ctx.headers['sec-fetch-site'];
    await next();
  };
}
