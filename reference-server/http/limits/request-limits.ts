// The limits that count by where a request comes from, whoever sends it and whatever it asks for.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { callerAt } from '#server/settings/addresses.ts';
import type { Limit } from './limits.ts';
import type { AppContext, AppMiddleware } from '../request-state.ts';

/** What the server asks itself for would otherwise be counted as asked by this machine. */
const OWN = 'x-strongroom-own';
const secret = randomBytes(32);

/** For requests that this process sends to itself. */
export const ownHeaders: Readonly<Record<string, string>> = { [OWN]: secret.toString('base64url') };

function isOwn(ctx: AppContext): boolean {
  const told = Buffer.from(ctx.get(OWN), 'base64url');
  return told.length === secret.length && timingSafeEqual(told, secret);
}

export function limitRequests(requests: Limit): AppMiddleware {
  return async (ctx, next) => {
    if (!isOwn(ctx)) await requests.count(`requests from ${callerAt(ctx.state.client.ipAddress)}`);
    await next();
  };
}

/** @param begun counts what begins a sign-in; `calls` counts everything that the bundled provider is asked for */
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
