// The bundled identity provider: authorization code flow with PKCE for one client, the data room itself.
import { interactionPolicy, Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { ApiProblem } from '#core/call/errors.ts';
import type { AppContext } from '#server/http/request-state.ts';
import { sendPage } from '../pages/send-page.ts';
import { noticePage } from '../pages/notice-page.ts';
import type { Account } from './accounts.ts';
import { CLIENT_ID, PROVIDER_PATH } from './place.ts';
import type { ProviderState } from './provider-state.ts';
import { Html, html } from '../pages/html.ts';
import { page } from '../pages/layout.ts';

const minutes = (count: number) => count * 60;
const days = (count: number) => count * 24 * 3600;

/** Whether this browser has a session of the data room that belongs to the account. */
export type IsSignedIn = (ctx: AppContext, accountId: string) => Promise<boolean>;

export interface ProviderParts {
  /** The public address of the data room, without a path. */
  publicUrl: string;
  state: Pick<ProviderState, 'keys' | 'accounts' | 'adapter'>;
  onFault: (error: unknown) => void;
  isSignedIn: IsSignedIn;
}

export function createProvider({ publicUrl, state, onFault, isSignedIn }: ProviderParts): Provider {
  const { keys, accounts } = state;
  const configuration: Configuration = {
    adapter: (kind: string) => state.adapter(kind),
    jwks: keys.jwks,
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: keys.clientSecret,
        redirect_uris: [`${publicUrl}/auth/callback`],
        post_logout_redirect_uris: [`${publicUrl}/`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
        require_auth_time: true,
      },
    ],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // Claims are in the ID token, so that a sign-in needs no further request.
    conformIdTokenClaims: false,
    extraParams: ['invitation'],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    cookies: {
      keys: keys.cookieKeys,
      names: { session: 'strongroom_identity', interaction: 'strongroom_interaction', resume: 'strongroom_resume' },
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: PROVIDER_PATH },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      // As long as the browser's cookie of a sign-in.
      Interaction: minutes(10),
      AuthorizationCode: minutes(1),
      AccessToken: minutes(10),
      IdToken: minutes(10),
      Grant: days(7),
      Session: days(7),
    },
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: endSessionAtOnce,
        postLogoutSuccessSource: (ctx) => sendPage(ctx, 200, noticePage('signedOut')),
      },
    },
    interactions: {
      policy: loginPolicy(isSignedIn),
      url: (_, interaction) => `${PROVIDER_PATH}/interaction/${interaction.uid}`,
    },
    findAccount: async (_, id) => {
      const account = await accounts.find(id);
      return account ? { accountId: id, claims: () => claimsOf(account) } : undefined;
    },
    // The data room belongs to the provider, so users need not consent.
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const { Grant } = ctx.oidc.provider;
      const grantId = session.grantIdFor(client.clientId);
      const existing = grantId ? await Grant.find(grantId) : undefined;
      // A new grant would revoke the code of a sign-in in another tab.
      if (existing?.accountId === session.accountId) return existing;
      const grant = new Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: (ctx, _told, error) => {
      if (error instanceof ApiProblem) {
        ctx.set(error.headers);
        sendPage(ctx, error.status, noticePage('signInFault'));
      } else sendPage(ctx, ctx.status >= 400 ? ctx.status : 400, noticePage('requestRefused'));
    },
  };
  const provider = new Provider(`${publicUrl}${PROVIDER_PATH}`, configuration);
  provider.use(returnWithoutAccount);
  provider.on('server_error', (_: KoaContextWithOIDC, error: unknown) => onFault(error));
  return provider;
}

/** The provider's own session counts only beside one of the data room, and so ends with it. */
function loginPolicy(isSignedIn: IsSignedIn) {
  const policy = interactionPolicy.base();
  const hasEnded = async (ctx: KoaContextWithOIDC) => {
    const { result, session } = ctx.oidc;
    return !result?.login && session?.accountId !== undefined && !(await isSignedIn(ctx, session.accountId));
  };
  const { Check } = interactionPolicy;
  policy.get('login')?.checks.add(new Check('session_ended', 'the session of the data room has ended', hasEnded));
  return policy;
}

/** A sign-out where nobody is signed in; the library's own page for it needs an inline script. */
async function returnWithoutAccount(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (ctx.path !== '/session/end' || ctx.status !== 200 || ctx.oidc.session?.accountId !== undefined) return;
  // The provider has checked this address.
  const returnTo = ctx.oidc.session?.state?.['postLogoutRedirectUri'];
  ctx.redirect(typeof returnTo === 'string' ? returnTo : '/');
}

function claimsOf(account: Account) {
  return {
    sub: account.id,
    email: account.email,
    email_verified: account.isEmailVerified,
    ...(account.givenName === null ? {} : { given_name: account.givenName }),
    ...(account.familyName === null ? {} : { family_name: account.familyName }),
  };
}

/** Without a hint of this very session, the form asks for confirmation, as links may end sessions, too. */
async function endSessionAtOnce(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const { session, provider, entities } = ctx.oidc;
  const returnTo = ctx.oidc.params?.['post_logout_redirect_uri'];
  const isHintOfThisSession = entities.IdTokenHint?.payload['sub'] === session?.accountId;
  if (!session || !isHintOfThisSession || typeof returnTo !== 'string') {
    const question = html`<p class="lead">Do you want to sign out of Strongroom Identity?</p>
      ${new Html(form)}
      <div class="actions">
        <button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
        <a class="secondary" href="/">Stay signed in</a>
      </div>`;
    sendPage(ctx, 200, page('Sign out?', question));
    return;
  }
  const grants = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  for (const grantId of grants) {
    await provider.AccessToken.revokeByGrantId(grantId);
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
  await session.destroy();
  ctx.status = 303;
  // The provider has checked this against the registered addresses.
  ctx.redirect(returnTo);
}
