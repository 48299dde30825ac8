// Measures requests by operation, since paths contain ids and could be invented without limit.
import { PROVIDER_PATH } from '../auth/provider/place.ts';
import { onClose, statusOf } from '../http/client-abort.ts';
import type { AppContext, AppMiddleware } from '../http/request-state.ts';
import type { Counters } from './counters.ts';

export function measureRequests(measures: Counters): AppMiddleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    // One listener in addition to those of the sender.
    ctx.res.setMaxListeners(ctx.res.getMaxListeners() + 1);
    onClose(ctx.res, () => {
      const seconds = (performance.now() - startedAt) / 1000;
      measures.requestEnded({ method: ctx.method, route: routeOf(ctx), status: statusOf(ctx.res), seconds });
    });
    await next();
  };
}

/** By path for the server's own paths; all others belong to the application. */
function routeOf({ state, path }: AppContext): string {
  if (state.operationId) return state.operationId;
  const [, first = ''] = path.split('/');
  return ownParts.has(first) ? first : 'app';
}

const ownParts: ReadonlySet<string> = new Set(['api', 'auth', PROVIDER_PATH.slice(1), 'assets', 'healthz', 'readyz']);
