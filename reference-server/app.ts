// Wires the application: every middleware in the order in which a request meets it.
import { hkdfSync } from 'node:crypto';
import Koa from 'koa';
import mount from 'koa-mount';
import type { Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import { crossSite, isRefusal, notFound } from '#core/call/errors.ts';
import { isForgeable } from '#core/room/cross-site.ts';
import { openRoom, type RoomPorts } from '#core/room/room.ts';
import { callerAt, networks } from './settings/addresses.ts';
import { apiDoor } from './api.ts';
import type { BundledProvider } from './auth/provider/bundled-provider.ts';
import { isFromHere, type DemoDoor } from './demonstration/demo-door.ts';
import { showFaultsOnPages } from './auth/pages/fault-pages.ts';
import { createGatekeeper } from './auth/sign-in/gatekeeper.ts';
import { IdentityProvider } from './auth/client/identity-provider.ts';
import { LoginTransactions } from './auth/sign-in/login-transactions.ts';
import { secondFactorRoutes } from './auth/second-factor/second-factor-routes.ts';
import { termsRoutes } from './auth/terms/terms-routes.ts';
import { logoutRoutes } from './auth/sign-out/backchannel-logout.ts';
import { callbackRoutes, navigateWith, sessionHere } from './auth/sign-in/navigations.ts';
import { pageAssets } from './auth/pages/page-assets.ts';
import { interactionRoutes } from './auth/provider/interactions.ts';
import { currentCaller } from './auth/provider/pending.ts';
import { PROVIDER_PATH } from './auth/provider/place.ts';
import { RefusedSignIns } from './auth/sign-in/refused-sign-ins.ts';
import { SignInLimits } from './auth/sign-in/sign-in-limits.ts';
import type { Settings } from './settings/env.ts';
import type { SharedState } from './sharing/shared-state.ts';
import { pinOrigin, redirectOtherNames } from './http/canonical-origin.ts';
import { inTime, limitBodies } from './http/limits/body-pace.ts';
import { catchFaults, type ReportFault } from './http/catch-faults.ts';
import { answerHealth, type Health, openHealth, type Trouble } from './http/health.ts';
import { Limit } from './http/limits/rate-limit.ts';
import { limitProvider, limitRequests } from './http/limits/request-limits.ts';
import { logRequests } from './http/request-log.ts';
import { type AppContext, type AppMiddleware, identifyRequest, type RequestState } from './http/request-state.ts';
import { securityHeaders } from './http/security-headers.ts';
import { sendProblem } from './http/send-answer.ts';
import { staticFiles } from './http/static-files.ts';
import { stopRoutes } from './mail/stop-page.ts';
import type { Counters } from './metrics/counters.ts';
import { measureRequests } from './metrics/request-measures.ts';

/** The number of requests of one sign-in at the provider, including mistyped passwords. */
const REQUESTS_OF_A_SIGN_IN = 20;

export interface AppOptions {
  settings: Settings;
  ports: RoomPorts;
  /** Its key seals sign-ins under way. */
  shared: SharedState;
  /** Null with another provider. */
  bundled: BundledProvider | null;
  log: Logger;
  trouble: Trouble;
  /** Null where metrics are off. */
  measures: Counters | null;
}

export interface App {
  koa: Koa<RequestState>;
  health: Health;
  /** The health check reports from now on that the server is not ready. */
  announceStop(): void;
  close(): Promise<void>;
}

export async function createApp(options: AppOptions): Promise<App> {
  const { settings, ports, bundled, log, shared } = options;
  const publicUrl = ports.origin;
  const isHttps = publicUrl.startsWith('https:');
  const reportFault: ReportFault = (error, requestId) => ports.reportFault(error, requestId);
  const room = openRoom(ports, shared.memory);
  const gatekeeper = createGatekeeper(room);
  const logRefused = (caller: string) => log.warn({ caller }, 'too many requests in a minute');
  const refused = new RefusedSignIns(
    (failure) => gatekeeper.auditFailure(failure),
    (error) => reportFault(error, 'audit of refused sign-ins'),
  );
  const failedSignIns = new SignInLimits(settings, logRefused, refused, shared.makeCounter);
  let isStopping = false;

  const koa = new Koa<RequestState>();
  pinOrigin(koa, publicUrl);
  koa.keys = bundled?.cookieKeys ?? [cookieKey(shared.signingKey)];
  // A delivery that breaks off because a right has ended is not a fault.
  koa.on('error', (error: unknown) => isRefusal(error) || reportFault(error, 'response'));

  koa.use(identifyRequest(networks(settings.trustedProxies), log));
  koa.use(limitBodies({ wholeMs: settings.bodyTimeoutSeconds * 1000, stallMs: settings.uploadStallSeconds * 1000 }));
  koa.use(logRequests(log));
  if (options.measures) koa.use(measureRequests(options.measures));
  koa.use(securityHeaders(isHttps, settings.hstsSubdomains));
  koa.use(catchFaults(reportFault));
  koa.use(showFaultsOnPages(reportFault));
  koa.use(limitRequests(new Limit(settings.requestsPerMinute, logRefused)));
  const health = openHealth(ports.store, () => isStopping, options.trouble);
  koa.use(answerHealth(health));
  koa.use(redirectOtherNames(publicUrl));

  const provider = new IdentityProvider(bundled?.access ?? externalAccess(settings, publicUrl));
  const transactions = new LoginTransactions(shared.signingKey, shared.sharedMemory);
  const begun = new Limit(settings.signInsPerMinute, logRefused);
  const navigations = { publicUrl, gatekeeper, provider, transactions, failedSignIns, begun, log };
  const navigate = navigateWith(navigations);
  koa.use(apiDoor({ room, navigate }));
  // Mail programs send these requests from any site.
  koa.use(stopRoutes(ports).routes());
  // Changing requests from another site are refused on all paths, including the provider's forms.
  koa.use((ctx, next) => (isForgeable(ctx, publicUrl) ? sendProblem(ctx, crossSite()) : next()));
  koa.use(callbackRoutes(navigations).routes());
  koa.use(termsRoutes(navigations).routes());
  koa.use(secondFactorRoutes({ ...navigations, devices: ports.devices }).routes());
  koa.use(await pageAssets());
  if (!bundled)
    koa.use(logoutRoutes({ provider, gatekeeper, limits: ports.limits, log, shared: shared.sharedMemory }).routes());
  if (bundled) {
    const calls = new Limit(settings.signInsPerMinute * REQUESTS_OF_A_SIGN_IN, logRefused);
    koa.use(limitProvider(PROVIDER_PATH, { calls, begun }));
    const isDemoOpen: DemoDoor = (request) => settings.openedBy === null && isFromHere(request);
    const provider = () =>
      bundled.provider(
        async (ctx, account) => (await sessionHere(ctx, navigations))?.user.identity?.subject === account,
      );
    koa.use(
      interactionRoutes({ ...bundled, provider, gatekeeper, failedSignIns, isDemoOpen, clock: ports.clock }).routes(),
    );
    koa.use(providerRequests(provider));
  }
  koa.use(async (ctx, next) => {
    // Unknown addresses under the server's own paths are not pages of the web application.
    if (/^\/(?:auth|oidc)(?:\/|$)/.test(ctx.path)) await sendProblem(ctx, notFound());
    else await next();
  });
  koa.use(staticFiles(settings.webDir, settings.imageHosts));

  return {
    koa,
    health,
    announceStop: () => (isStopping = true),
    async close() {
      await refused.close();
      await bundled?.close();
    },
  };
}

const cookieKey = (signingKey: string) =>
  Buffer.from(hkdfSync('sha256', signingKey, '', 'cookies', 32)).toString('hex');

/** The provider's requests; the first one loads the provider. */
function providerRequests(provider: () => Promise<Provider>): AppMiddleware {
  return mount(PROVIDER_PATH, async (ctx: AppContext, next) => {
    const answer = mount(await provider());
    const answered = currentCaller.run(callerAt(ctx.state.client.ipAddress), async () => {
      await answer(ctx, next);
    });
    await inTime(ctx, answered);
  });
}

function externalAccess({ externalProvider, imageHosts }: Settings, publicUrl: string) {
  if (!externalProvider) throw new Error('There is no identity provider');
  return { ...externalProvider, redirectUri: `${publicUrl}/auth/callback`, isBundled: false, imageHosts };
}
