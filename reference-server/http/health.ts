// Health checks: whether the process is alive, and whether it can work.
import type { Store } from '#core/ports/store.ts';
import type { AppMiddleware } from './request-state.ts';

/** Why a server that answers does not work fully, as a short code; null if it does. */
export type Trouble = () => Promise<string | null>;

export type HealthPath = '/healthz' | '/readyz';

/** `/healthz`: the process answers. `/readyz`: it can also work, and is not shutting down. */
export type Health = (path: HealthPath) => Promise<{ status: 200 | 503; body: { status: string; reason?: string } }>;

export function openHealth(store: Store, isStopping: () => boolean, trouble: Trouble): Health {
  return async (path) => {
    const isReadiness = path === '/readyz';
    const reason = isReadiness ? await trouble() : null;
    const isWell = !isReadiness || (reason === null && !isStopping() && (await canRead(store)));
    const body = { status: isWell ? 'ok' : 'unavailable', ...(reason === null ? {} : { reason }) };
    return { status: isWell ? 200 : 503, body };
  };
}

export function answerHealth(health: Health): AppMiddleware {
  return async (ctx, next) => {
    const isReading = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!isReading || (ctx.path !== '/healthz' && ctx.path !== '/readyz')) {
      await next();
      return;
    }
    const { status, body } = await health(ctx.path);
    ctx.status = status;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = body;
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
