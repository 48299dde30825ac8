// One line for every request, without query or headers, which may contain signatures, codes and cookies.
import type { Logger } from 'pino';
import { statusOf } from './client-abort.ts';
import type { AppMiddleware } from './request-state.ts';

export function logRequests(log: Logger): AppMiddleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    ctx.res.once('close', () => {
      const { requestId, client, userId, trace } = ctx.state;
      log.info(
        {
          requestId,
          // The connection closes outside of the request's async context.
          traceId: trace.traceId,
          spanId: trace.spanId,
          ...(trace.parentId === null ? {} : { parentId: trace.parentId }),
          method: ctx.method,
          path: ctx.path,
          status: statusOf(ctx.res),
          ms: Math.round(performance.now() - startedAt),
          address: client.ipAddress,
          userId,
          ...(ctx.res.writableFinished ? {} : { aborted: true }),
        },
        'request',
      );
    });
    await next();
  };
}
