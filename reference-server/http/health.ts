// Health checks: is the process alive, and can it work.
import type { Store } from '#core/ports/store.ts';
import type { AppMiddleware } from './request-state.ts';

/** What keeps a server that answers from working as it should, in a word for a machine; null for nothing. */
export type Trouble = () => Promise<string | null>;

export type HealthPath = '/healthz' | '/readyz';

/** `/healthz`: the process answers. `/readyz`: it can work as well, and nobody is shutting down. */
export type Health = (path: HealthPath) => Promise<{ status: 200 | 503; body: { status: string; reason?: string } }>;

export function openHealth(store: Store, isStopping: () => boolean, trouble: Trouble): Health {
  return async (path) => {
    const isAsked = path === '/readyz';
    const reason = isAsked ? await trouble() : null;
    const isWell = !isAsked || (reason === null && !isStopping() && (await canRead(store)));
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
