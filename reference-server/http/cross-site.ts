// Refuses calls that change something and come from another site. The signed PUT is exempt: its ticket is its right.
import { isCrossSite } from '#core/desk/cross-site.ts';
import { crossSite } from '#core/desk/errors.ts';
import { sendProblem } from './send-answer.ts';
import type { AppMiddleware } from './request-state.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

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
