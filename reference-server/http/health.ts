// For whoever watches over the server: is the process alive, and can it work.
import type { Store } from '#core/ports.ts';
import type { AppMiddleware } from './request-state.ts';

/** `/healthz`: the process answers. `/readyz`: the store answers as well, and nobody is shutting down. */
export function health(store: Store, isStopping: () => boolean): AppMiddleware {
  return async (ctx, next) => {
    const isReading = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!isReading || (ctx.path !== '/healthz' && ctx.path !== '/readyz')) {
      await next();
      return;
    }
    const isWell = ctx.path === '/healthz' || (!isStopping() && (await canRead(store)));
    ctx.status = isWell ? 200 : 503;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: isWell ? 'ok' : 'unavailable' };
  };
}

async function canRead(store: Store): Promise<boolean> {
  try {
    await store.read((tx) => tx.users.get(''));
    return true;
  } catch {
    return false;
  }
}
