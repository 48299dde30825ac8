// The headers of every answer, and the content security policies of server-made answers.
import { PRIVATE, sharedHeaders } from '#core/room/wire.ts';
import type { AppMiddleware } from './request-state.ts';

const ONE_YEAR_IN_SECONDS = 31_536_000;

/** For the web application. Users' pictures may come from the hosts in the settings. */
export function applicationPolicy(imageHosts: readonly string[]): string {
  const pictures = ["'self'", 'data:', 'blob:', ...imageHosts].join(' ');
  return (
    `default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src ${pictures}; ` +
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
  );
}

/** Sets the headers of every response; later code may only add. @param hstsSubdomains whether HSTS covers them, too */
export function securityHeaders(isHttps: boolean, hstsSubdomains: boolean): AppMiddleware {
  const transport = `max-age=${ONE_YEAR_IN_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}`;
  return async (ctx, next) => {
    ctx.set(sharedHeaders);
    if (isHttps) ctx.set('Strict-Transport-Security', transport);
    if (/^\/(?:api|auth|oidc)(?:\/|$)/.test(ctx.path)) ctx.set('Cache-Control', PRIVATE);
    await next();
  };
}
