// The mock of the whole API over HTTP, for native apps, tools and tests in other languages.
import { AsyncLocalStorage } from 'node:async_hooks';
import Koa from 'koa';
import { pino } from 'pino';
import { isForApi } from '#core/room/routes.ts';
import { catchFaults } from '#server/http/catch-faults.ts';
import { isClientAbort } from '#server/http/client-abort.ts';
import { listen } from '#server/http/listener.ts';
import { limitBodies } from '#server/http/limits/body-pace.ts';
import { identifyRequest, type RequestState, type AppMiddleware } from '#server/http/request-state.ts';
import { networks } from '#server/settings/addresses.ts';
import type { ScenarioName } from '../world/scenario.ts';
import { answerControl } from './controls.ts';
import { answerCall, personaOf } from './door.ts';
import { openServedRoom, type ServedRoom } from './served-world.ts';

export interface MockServerOptions {
  /** 0 means any free port. */
  port: number;
  host: string;
  scenario: ScenarioName;
  latencyMs: number;
  /** The caller of a request without a header; null for none. */
  persona: string | null;
  /** Origins whose pages may read the answers. */
  origins: readonly string[];
}

export interface MockServer {
  url: string;
  room: ServedRoom;
  close(): Promise<void>;
}

const timeouts = { headersTimeoutSeconds: 15, requestTimeoutSeconds: 600, idleTimeoutSeconds: 600 };
const graceMs = 1000;

/** The address used by the current call. */
const currentOrigin = new AsyncLocalStorage<string>();

/** @throws SettingsError if the port or host is not available, Error for an unknown persona */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const { port, host, persona, scenario, latencyMs, origins } = options;
  const place = { connectionsPerAddress: 10_000, trustedProxies: [], ...timeouts };
  let url = '';
  const room = await openServedRoom({ scenario, latencyMs, origin: () => currentOrigin.getStore() ?? url });
  if (persona !== null) await room.people.signIn(persona, { ipAddress: '127.0.0.1', userAgent: null });
  const listener = await listen({ port, host, ...place }, (name) => `--${name.toLowerCase()}`);
  url = listener.ownAddress;

  const koa = new Koa<RequestState>();
  koa.on('error', (error: unknown) => isClientAbort(error) || room.world.ports.reportFault(error, 'response'));
  koa.use(identifyRequest(networks([]), pino({ level: 'silent' })));
  koa.use(limitBodies({ wholeMs: 10_000, stallMs: 30_000 }));
  koa.use(catchFaults((error, requestId) => room.world.ports.reportFault(error, requestId)));
  koa.use(allowOrigins(origins));
  koa.use((ctx) =>
    currentOrigin.run(reachedBy(ctx.get('host'), url), async () => {
      if (isForApi(ctx.url)) await answerCall(ctx, room, personaOf(ctx, persona));
      else if (ctx.path === '/') ctx.redirect('/mock/');
      else await answerControl(ctx, room);
    }),
  );
  const handle = koa.callback();
  listener.answerWith((request, response) => void handle(request, response));
  return {
    url,
    room,
    async close() {
      room.world.end();
      await listener.close(graceMs);
    },
  };
}

/** An IP address or localhost; other host names may belong to any site and do not count as the mock's own. */
function reachedBy(host: string, url: string): string {
  return /^(?:localhost|\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host) ? `http://${host}` : url;
}

const exposed =
  'Allow, Content-Disposition, Content-Length, Content-Range, ETag, Location, Retry-After, X-Request-Id, X-Watermark';

/** Answers preflight requests and allows named origins to read; their requests count as the mock's own. */
function allowOrigins(origins: readonly string[]): AppMiddleware {
  return async (ctx, next) => {
    const origin = ctx.get('origin');
    if (!origins.includes(origin)) {
      await next();
      return;
    }
    ctx.set('Access-Control-Allow-Origin', origin);
    const wanted = ctx.get('access-control-request-method');
    if (ctx.method === 'OPTIONS' && wanted !== '') {
      const headers = ctx.get('access-control-request-headers');
      ctx.set({ 'Access-Control-Allow-Methods': wanted, 'Access-Control-Max-Age': '600' });
      if (headers !== '') ctx.set('Access-Control-Allow-Headers', headers);
      ctx.status = 204;
      return;
    }
    ctx.set('Access-Control-Expose-Headers', exposed);
    // Otherwise changes by such a page would be refused as cross-site.
    delete ctx.headers.origin;
    delete ctx.headers['sec-fetch-site'];
    await next();
  };
}
