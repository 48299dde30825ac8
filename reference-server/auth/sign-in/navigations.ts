// The pages a browser passes on its way in and out: to the identity provider, back from it, and out.
import Router from '@koa/router';
import { isCrossSite } from '#core/desk/cross-site.ts';
import { callerAt } from '#server/settings/addresses.ts';
import type { AppContext, RequestState } from '#server/http/request-state.ts';
import { finishLogin, reference, single, tellFault } from './callback.ts';
import type { NavigationParts } from './navigation-parts.ts';
import { sendNotice } from '../pages/notice-page.ts';
import { explainFault } from '../client/provider-fault.ts';
import { safeReturnTo } from './return-to.ts';

export function navigationRoutes(parts: NavigationParts): Router<RequestState> {
  const router = new Router<RequestState>({ strict: true, sensitive: true });
  router.get('/api/login', async (ctx) => {
    await parts.begun.count(`sign-ins begun from ${callerAt(ctx.state.client.ipAddress)}`);
    await limited(ctx, parts, startLogin);
  });
  router.get('/api/logout', (ctx) => limited(ctx, parts, logoutAndReturn));
  router.get('/auth/callback', (ctx) => finishLogin(ctx, parts));
  return router;
}

type Navigation = (ctx: AppContext, parts: NavigationParts) => Promise<void>;

async function limited(ctx: AppContext, parts: NavigationParts, navigate: Navigation): Promise<void> {
  await parts.calls.count(`navigations from ${callerAt(ctx.state.client.ipAddress)}`);
  await navigate(ctx, parts);
}

/** Sends the browser on, without the page that Koa would write into the answer. */
function sendOn(ctx: AppContext, location: string): void {
  ctx.redirect(location);
  ctx.body = '';
  ctx.remove('Content-Type');
}

async function startLogin(ctx: AppContext, parts: NavigationParts): Promise<void> {
  const invitation = single(ctx, 'invitation');
  if (parts.provider.isBundled && invitation !== null && !(await parts.gatekeeper.invitations.find(invitation))) {
    sendNotice(ctx, 200, 'invitationEnded');
    return;
  }
  const secrets = await parts.provider.newSecrets();
  // An invitation is for somebody else than whoever signed in last.
  const isAfresh = invitation !== null || parts.signedOut.isSet(ctx);
  try {
    const url = await parts.provider.authorizationUrl({ ...secrets, isAfresh, invitation });
    parts.transactions.begin(ctx, { ...secrets, returnTo: safeReturnTo(single(ctx, 'returnTo') ?? undefined) });
    sendOn(ctx, url);
  } catch (error) {
    const { kind, told } = explainFault(error);
    tellFault(parts.log, ctx, told, 'error');
    // The contract knows one status for a sign-in that cannot begin.
    sendNotice(ctx, 503, kind === 'unreachable' ? 'providerUnreachable' : 'providerError', reference(ctx));
  }
}

async function logoutAndReturn(ctx: AppContext, parts: NavigationParts): Promise<void> {
  const from = { site: ctx.get('sec-fetch-site'), origin: ctx.get('origin') };
  if (isCrossSite(from, parts.publicUrl)) {
    sendNotice(ctx, 200, 'notSignedOut');
    return;
  }
  const token = parts.session.read(ctx);
  if (ctx.method === 'HEAD') {
    sendOn(ctx, '/');
    return;
  }
  const idToken = token === null ? null : await parts.gatekeeper.signOut(token, ctx.state.client);
  parts.session.clear(ctx);
  parts.signedOut.set(ctx);
  sendOn(ctx, (await providerLogout(ctx, parts, idToken)) ?? '/');
}

/** The session here is over already: a provider that cannot be reached is no reason to fail. */
async function providerLogout(ctx: AppContext, parts: NavigationParts, idToken: string | null): Promise<string | null> {
  if (idToken === null) return null;
  try {
    return await parts.provider.endSessionUrl(idToken, `${parts.publicUrl}/`);
  } catch (error) {
    tellFault(parts.log, ctx, explainFault(error, [idToken]).told, 'warn');
    return null;
  }
}
