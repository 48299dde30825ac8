// Limits by address, for all clients and paths.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { callerAt } from '#server/settings/addresses.ts';
import type { Limit } from './rate-limit.ts';
import type { AppContext, AppMiddleware } from '../request-state.ts';

/** The server's requests to itself are not counted. */
const OWN = 'x-strongroom-own';
const secret = randomBytes(32);

export const ownHeaders: Readonly<Record<string, string>> = { [OWN]: secret.toString('base64url') };

function isOwn(ctx: AppContext): boolean {
  const sent = Buffer.from(ctx.get(OWN), 'base64url');
  return sent.length === secret.length && timingSafeEqual(sent, secret);
}

export function limitRequests(requests: Limit): AppMiddleware {
  return async (ctx, next) => {
    if (!isOwn(ctx)) await requests.count(`requests from ${callerAt(ctx.state.client.ipAddress)}`);
    await next();
  };
}

/** @param begun counts sign-ins; `calls` counts all requests to the bundled provider */
export function limitProvider(path: string, { calls, begun }: { calls: Limit; begun: Limit }): AppMiddleware {
  return async (ctx, next) => {
    if (ctx.path.startsWith(`${path}/`) && !isOwn(ctx)) {
      const caller = callerAt(ctx.state.client.ipAddress);
      await calls.count(`identity provider from ${caller}`);
      if (ctx.path === `${path}/auth`) await begun.count(`sign-ins at the provider from ${caller}`);
    }
    await next();
  };
}
