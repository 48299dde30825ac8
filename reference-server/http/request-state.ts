// What every request carries from the first middleware on.
import type { BlockList } from 'node:net';
import { isIP } from 'node:net';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Middleware, ParameterizedContext } from 'koa';
import type { OperationId } from '#contract/types.ts';
import type { Client } from '#core/call/operation.ts';
import { inHeader, type Trace, traceOf, within } from './trace.ts';

export interface BodyLimits {
  /** For JSON and forms, from when they are read. */
  wholeMs: number;
  /** How long nothing may come of an upload. */
  stallMs: number;
}

export interface RequestState {
  /** Names the request in the log and in `X-Request-Id`. */
  requestId: string;
  trace: Trace;
  client: Client;
  bodyLimits: BodyLimits;
  /** The signed-in person, once found: for the log. */
  userId?: string;
  /** The operation of the contract, once found; for the metrics. */
  operationId?: OperationId;
}

export type AppContext = ParameterizedContext<RequestState>;
export type AppMiddleware = Middleware<RequestState>;

const LONGEST_USER_AGENT = 512;
const FORGOTTEN_PROXY =
  'X-Forwarded-For is not believed from this address, so everybody behind it counts as one: if it is your proxy, ' +
  'name it in TRUSTED_PROXY. This is said once.';
const UNREADABLE_PROXY =
  'A trusted proxy names no client that can be read in X-Forwarded-For: such requests come from an unknown address, ' +
  'which is in no network. This is said once.';

/** Gives the request its id and its trace, and finds out where it comes from. */
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
      if (!hasMissed && isUnreadable(ctx.req, ctx.state.client)) {
        hasMissed = true;
        log.warn(
          { proxy: ctx.req.socket.remoteAddress, told: ctx.get('x-forwarded-for').slice(0, 200) },
          UNREADABLE_PROXY,
        );
      }
      await next();
    });
  };
}

function isUnreadable(request: IncomingMessage, { ipAddress }: Client): boolean {
  return ipAddress === null && request.socket.remoteAddress !== undefined;
}

/** Who names another client without being trusted to: most likely a proxy that the settings forgot. */
export function untrustedForwarder(request: IncomingMessage, trustedProxies: BlockList): string | null {
  const peer = plainAddress(request.socket.remoteAddress ?? '');
  const isNaming = request.headers['x-forwarded-for'] !== undefined;
  return isNaming && peer && !isTrusted(peer, trustedProxies) ? peer : null;
}

/**
 * The address a request comes from. X-Forwarded-For counts only behind a trusted proxy, and then from the right: the
 * first address there that is not a trusted proxy itself, since everything left of it may be made up. Null where a trusted
 * proxy names nobody, or nobody who can be read: its own address, which may be an inside one, is not the client's.
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

/** As some proxies write it: `a.b.c.d:port`, `[v6]:port`. */
function withoutPort(entry: string): string {
  const [, v4, v6] = /^(?:([\d.]+)|\[([^\]]*)\])(?::\d{1,5})?$/.exec(entry) ?? [];
  return v4 ?? v6 ?? entry;
}

function isTrusted(address: string, trustedProxies: BlockList): boolean {
  return trustedProxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** IPv4 without the clothes of IPv6; null for what is no address. */
function plainAddress(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) === 0 ? null : plain;
}
