// Redirects other names of this machine to the one origin, since the session cookie would not be sent.
import type Koa from 'koa';
import { invalidRequest } from '#core/call/errors.ts';
import { isLoopback } from '#server/settings/addresses.ts';
import type { AppMiddleware, RequestState } from './request-state.ts';
import { sendProblem } from './send-answer.ts';

/** Sets protocol and host of every request to those of the public address, whatever its headers. */
export function pinOrigin(app: Koa<RequestState>, publicUrl: string): void {
  const { protocol, host } = new URL(publicUrl);
  Object.defineProperties(app.request, { protocol: { get: () => protocol.slice(0, -1) }, host: { get: () => host } });
}

/** Redirects pages, for example from `127.0.0.1` to `localhost`. API calls are answered under any name. */
export function redirectOtherNames(publicUrl: string): AppMiddleware {
  const canonical = new URL(publicUrl);
  return async (ctx, next) => {
    if (!ctx.req.url?.startsWith('/')) return sendProblem(ctx, invalidRequest([], 'The request target must be a path'));
    if (isPage(ctx.method, ctx.path) && isOtherName(ctx.req.headers.host ?? '', canonical)) {
      ctx.redirect(`${canonical.origin}${ctx.url}`);
      return;
    }
    await next();
  };
}

function isPage(method: string, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (path === '/api/login' || path === '/api/logout') return true;
  return !/^\/(?:api|oidc|healthz|readyz)(?:\/|$)/.test(path);
}

function isOtherName(host: string, canonical: URL): boolean {
  if (!isLoopback(canonical.hostname) || !URL.canParse(`http://${host}`)) return false;
  const url = new URL(`${canonical.protocol}//${host}`);
  return isLoopback(url.hostname) && url.port === canonical.port && url.hostname !== canonical.hostname;
}
