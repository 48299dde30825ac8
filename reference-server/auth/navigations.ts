// The pages a browser passes on its way in and out: to the identity provider, back from it, and out.
import Router from '@koa/router';
import { isCrossSite } from '#core/cross-site.ts';
import { ApiProblem } from '#core/errors.ts';
import { firstScreen } from '#core/first-screen.ts';
import type { Identity, SignInRefusal } from '#core/sign-in.ts';
import type { Limit } from '#server/http/limits.ts';
import type { AppContext, RequestState } from '#server/http/request-state.ts';
import type { SessionCookie } from '#server/http/session-cookie.ts';
import type { Gatekeeper } from './gatekeeper.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { LoginTransaction, LoginTransactions } from './login-transactions.ts';
import { type NoticeName, noticePage } from './pages/notice-page.ts';
import { sendPage } from './pages/layout.ts';
import { safeReturnTo } from './return-to.ts';
import type { SignedOutMark } from './signed-out-mark.ts';

export interface NavigationParts {
  publicUrl: string;
  gatekeeper: Gatekeeper;
  provider: IdentityProvider;
  transactions: LoginTransactions;
  session: SessionCookie;
  signedOut: SignedOutMark;
  failedSignIns: Limit;
  /** Of one address: nobody need be signed in. */
  calls: Limit;
  reportFault: (error: unknown, requestId: string) => void;
}

export function navigationRoutes(parts: NavigationParts): Router<RequestState> {
  const router = new Router<RequestState>({ strict: true, sensitive: true });
  router.get('/api/login', (ctx) => limited(ctx, parts, startLogin));
  router.get('/api/logout', (ctx) => limited(ctx, parts, logoutAndReturn));
  router.get('/auth/callback', (ctx) => finishLogin(ctx, parts));
  return router;
}

type Navigation = (ctx: AppContext, parts: NavigationParts) => Promise<void>;

async function limited(ctx: AppContext, parts: NavigationParts, navigate: Navigation): Promise<void> {
  await parts.calls.count(`navigations from ${ctx.state.client.ipAddress ?? ''}`);
  await navigate(ctx, parts);
}

/** Sends the browser on, without the page that Koa would write into the answer. */
function sendOn(ctx: AppContext, location: string): void {
  ctx.redirect(location);
  ctx.body = '';
  ctx.remove('Content-Type');
}

async function startLogin(ctx: AppContext, parts: NavigationParts): Promise<void> {
  const invitation = parameter(ctx, 'invitation');
  if (parts.provider.isBundled && invitation !== null && !(await parts.gatekeeper.invitations.find(invitation))) {
    notice(ctx, 200, 'invitationEnded');
    return;
  }
  const secrets = await parts.provider.newSecrets();
  // An invitation is for somebody else than whoever signed in last.
  const isAfresh = invitation !== null || parts.signedOut.isSet(ctx);
  try {
    const url = await parts.provider.authorizationUrl({ ...secrets, isAfresh, invitation });
    parts.transactions.begin(ctx, { ...secrets, returnTo: safeReturnTo(parameter(ctx, 'returnTo') ?? undefined) });
    sendOn(ctx, url);
  } catch (error) {
    parts.reportFault(error, ctx.state.requestId);
    notice(ctx, 503, 'providerUnreachable');
  }
}

async function finishLogin(ctx: AppContext, parts: NavigationParts): Promise<void> {
  const transaction = parts.transactions.finish(ctx, parameter(ctx, 'state') ?? '');
  const identity = transaction ? await identify(ctx, parts, transaction) : null;
  if (identity === 'unreachable') {
    notice(ctx, 503, 'providerUnreachable');
    return;
  }
  if (!transaction || !identity) {
    await refuseCallback(ctx, parts);
    return;
  }
  const outcome = await parts.gatekeeper.signIn(identity, ctx.state.client);
  if (!outcome.isSignedIn) {
    // The provider would sign the same person in again without asking.
    parts.signedOut.set(ctx);
    notice(ctx, 403, refusals[outcome.reason]);
    return;
  }
  const before = parts.session.read(ctx);
  if (before !== null) await parts.gatekeeper.signOut(before, ctx.state.client);
  parts.session.write(ctx, outcome.token);
  parts.signedOut.clear(ctx);
  ctx.redirect(transaction.returnTo ?? firstScreen(outcome.user.role));
}

const refusals: Readonly<Record<SignInRefusal, NoticeName>> = {
  'not-invited': 'notInvited',
  'email-not-verified': 'emailNotVerified',
  'other-subject': 'otherSubject',
  // Told apart in the audit log only.
  deactivated: 'notInvited',
};

/** Null for a callback that proves nothing. */
async function identify(
  ctx: AppContext,
  parts: NavigationParts,
  transaction: LoginTransaction,
): Promise<Identity | 'unreachable' | null> {
  try {
    return await parts.provider.identify(new URL(`${parts.publicUrl}/auth/callback${ctx.search}`), transaction);
  } catch (error) {
    // What fetch throws when nobody answers.
    if (!(error instanceof TypeError)) return null;
    parts.reportFault(error, ctx.state.requestId);
    return 'unreachable';
  }
}

async function refuseCallback(ctx: AppContext, parts: NavigationParts): Promise<void> {
  const { failedSignIns, gatekeeper, signedOut } = parts;
  const { client } = ctx.state;
  try {
    await failedSignIns.count(`callback ${client.ipAddress ?? ''}`);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    ctx.set(error.headers);
    notice(ctx, error.status, 'tooManyAttempts');
    return;
  }
  await gatekeeper.auditFailure({ email: null, why: 'it came back without a valid state or code', client });
  // What the page offers is another account: the provider has to ask.
  signedOut.set(ctx);
  notice(ctx, 400, 'stateLost');
}

async function logoutAndReturn(ctx: AppContext, parts: NavigationParts): Promise<void> {
  const from = { site: ctx.get('sec-fetch-site'), origin: ctx.get('origin') };
  if (isCrossSite(from, parts.publicUrl)) {
    notice(ctx, 200, 'notSignedOut');
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
    parts.reportFault(error, ctx.state.requestId);
    return null;
  }
}

function notice(ctx: AppContext, status: number, name: NoticeName): void {
  sendPage(ctx, status, noticePage(name));
}

/** A query parameter that is there once. */
function parameter(ctx: AppContext, name: string): string | null {
  const value = ctx.query[name];
  return typeof value === 'string' ? value : null;
}
