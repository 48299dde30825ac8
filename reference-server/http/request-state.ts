// The state of every request, from the first middleware on.
import { type BlockList, isIP } from 'node:net';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Middleware, ParameterizedContext } from 'koa';
import type { OperationId } from '#contract/types.ts';
import type { Client } from '#core/call/operation.ts';
import { inHeader, type Trace, traceOf, within } from './trace.ts';

export interface BodyLimits {
  /** The time to read JSON and forms. */
  wholeMs: number;
  stallMs: number;
}

export interface RequestState {
  /** The request's id in the log and in `X-Request-Id`. */
  requestId: string;
  trace: Trace;
  client: Client;
  bodyLimits: BodyLimits;
  /** The signed-in user, once known, for the log. */
  userId?: string;
  /** The operation, once known, for the metrics. */
  operationId?: OperationId;
}

export type AppContext = ParameterizedContext<RequestState>;
export type AppMiddleware = Middleware<RequestState>;

const LONGEST_USER_AGENT = 512;
const FORGOTTEN_PROXY =
  'X-Forwarded-For is not believed from this address, so everybody behind it counts as one: if it is your proxy, ' +
  'name it in TRUSTED_PROXY. This is logged once.';
const UNREADABLE_PROXY =
  'A trusted proxy names no client that can be read in X-Forwarded-For: such requests come from an unknown address, ' +
  'which is in no network. This is logged once.';

/** Gives the request an id and a trace, and determines the client's address. */
export function identifyRequest(trustedProxies: BlockList, log: Logger): AppMiddleware {
  let hasWarned = false;
  let hasMissed = false;
  return async (ctx, next) => {
    ctx.state.requestId = randomUUID();
    ctx.state.trace = traceOf(ctx.get('traceparent'));
    ctx.state.client = {
      ipAddress: clientAddress(ctx.req, trustedProxies),
      userAgent: ctx.get('user-agent').slice(0, LONGEST_USER_AGENT) || null,
    };
    ctx.set('X-Request-Id', ctx.state.requestId);
    ctx.set('Traceresponse', inHeader(ctx.state.trace));
    await within(ctx.state.trace, async () => {
      const peer = hasWarned ? null : untrustedForwarder(ctx.req, trustedProxies);
      if (peer !== null) {
        hasWarned = true;
        log.warn({ address: peer }, FORGOTTEN_PROXY);
      }
      // Probes of this machine and the server's own calls to its provider pass no proxy.
      const proxy = ctx.state.client.ipAddress === null ? ctx.req.socket.remoteAddress : undefined;
      if (!hasMissed && ctx.path.startsWith('/api/') && proxy !== undefined) {
        hasMissed = true;
        log.warn({ proxy, told: ctx.get('x-forwarded-for').slice(0, 200) }, UNREADABLE_PROXY);
      }
      await next();
    });
  };
}

/** The address of an untrusted sender of forwarding headers, most likely a proxy missing in the settings. */
export function untrustedForwarder(request: IncomingMessage, trustedProxies: BlockList): string | null {
  const peer = plainAddress(request.socket.remoteAddress ?? '');
  const isNaming = request.headers['x-forwarded-for'] !== undefined;
  return isNaming && peer && !isTrusted(peer, trustedProxies) ? peer : null;
}

/**
 * The client's address. X-Forwarded-For counts only behind a trusted proxy, read from the right: the first address that
 * is not a trusted proxy, since everything left of it may be forged. Null if a trusted proxy names no readable client;
 * the proxy's own address is not used instead.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: BlockList): string | null {
  const nearest = plainAddress(request.socket.remoteAddress ?? '');
  const header = request.headers['x-forwarded-for'];
  if (!nearest || !isTrusted(nearest, trustedProxies)) return nearest;
  const forwarded = [header ?? ''].flat().join(',').split(',').reverse();
  let seen: string | null = null;
  for (const entry of forwarded) {
    seen = plainAddress(withoutPort(entry.trim()));
    if (!seen || !isTrusted(seen, trustedProxies)) break;
  }
  return seen;
}

/** Some proxies write `a.b.c.d:port` or `[v6]:port`. */
function withoutPort(entry: string): string {
  const [, v4, v6] = /^(?:([\d.]+)|\[([^\]]*)\])(?::\d{1,5})?$/.exec(entry) ?? [];
  return v4 ?? v6 ?? entry;
}

function isTrusted(address: string, trustedProxies: BlockList): boolean {
  return trustedProxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Without the zone, which may be of any length, and IPv4-mapped IPv6 as IPv4; null for an invalid address. */
function plainAddress(address: string): string | null {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%');
  return isIP(plain) === 0 ? null : plain;
}
