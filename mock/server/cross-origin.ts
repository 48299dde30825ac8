// Allows pages of the origins named in the command to use the mock.
import type { AppMiddleware } from '#server/http/request-state.ts';

const exposed =
  'Allow, Content-Disposition, Content-Length, Content-Range, ETag, Location, Retry-After, X-Request-Id, X-Watermark';

/** Answers preflight requests and allows named origins to read; their requests count as the mock's own. */
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
    // Otherwise changes by such a page would be refused as cross-site.
    delete ctx.headers.origin;
    delete ctx.headers['sec-fetch-site'];
    await next();
  };
}
