// Measures every request by its operation: paths hold ids, and a stranger may invent any number.
import { PROVIDER_PATH } from '../auth/provider/place.ts';
import { onClose } from '../http/client-abort.ts';
import type { AppContext, AppMiddleware } from '../http/request-state.ts';
import type { Measures } from './measures.ts';

export function measureRequests(measures: Measures): AppMiddleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    // One listener more than the sender of the answer needs.
    ctx.res.setMaxListeners(ctx.res.getMaxListeners() + 1);
    onClose(ctx.res, () => {
      const seconds = (performance.now() - startedAt) / 1000;
      measures.requestEnded({ method: ctx.method, route: routeOf(ctx), status: ctx.res.statusCode, seconds });
    });
    await next();
  };
}

/** By the path as far as it is the server's own; everything else is the application's. */
function routeOf({ state, path }: AppContext): string {
  if (state.operationId) return state.operationId;
  const [, first = ''] = path.split('/');
  return ownParts.has(first) ? first : 'app';
}

const ownParts: ReadonlySet<string> = new Set(['api', 'auth', PROVIDER_PATH.slice(1), 'assets', 'healthz', 'readyz']);
