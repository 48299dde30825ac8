// The data room's side of OpenID Connect: code flow with PKCE, state and nonce, against the bundled provider or any
// other. The issuer is discovered at the first sign-in, so that a provider that is down cannot stop the start; the
// library that talks to it is read then as well.
import type * as oidc from 'openid-client';
import type { Identity } from '#core/sign-in.ts';
import { isLoopback } from '#server/env.ts';

export interface ProviderAccess {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** Whether it takes an `invitation` parameter. */
  isBundled: boolean;
  /** What people are bound to, where that is not the issuer's address. */
  boundAs?: string;
  /** How the server itself reaches the issuer, where that is not by its public address. */
  fetch?: oidc.CustomFetch;
}

export interface AuthorizationRequest {
  state: string;
  nonce: string;
  verifier: string;
  /** Whether the person has to sign in afresh. */
  isAfresh: boolean;
  invitation: string | null;
}

type Library = typeof oidc;

const library = (): Promise<Library> => import('openid-client');

export class IdentityProvider {
  readonly #access: ProviderAccess;
  #discovered: Promise<oidc.Configuration> | null = null;

  constructor(access: ProviderAccess) {
    this.#access = access;
  }

  get isBundled(): boolean {
    return this.#access.isBundled;
  }

  async newSecrets(): Promise<{ state: string; nonce: string; verifier: string }> {
    const { randomState, randomNonce, randomPKCECodeVerifier } = await library();
    return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  }

  /** Where to send the browser. @throws when the issuer cannot be discovered. */
  async authorizationUrl(request: AuthorizationRequest): Promise<string> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
    const parameters: Record<string, string> = {
      redirect_uri: this.#access.redirectUri,
      scope: 'openid email profile',
      state: request.state,
      nonce: request.nonce,
      code_challenge: await calculatePKCECodeChallenge(request.verifier),
      code_challenge_method: 'S256',
    };
    if (request.isAfresh) parameters['prompt'] = 'login';
    if (request.invitation !== null && this.isBundled) parameters['invitation'] = request.invitation;
    return buildAuthorizationUrl(await this.#configuration(), parameters).href;
  }

  /** Trades the code of a callback for an identity. @throws when anything about it does not fit. */
  async identify(callback: URL, expected: { state: string; nonce: string; verifier: string }): Promise<Identity> {
    const { authorizationCodeGrant, fetchUserInfo } = await library();
    const configuration = await this.#configuration();
    const tokens = await authorizationCodeGrant(configuration, callback, {
      expectedState: expected.state,
      expectedNonce: expected.nonce,
      pkceCodeVerifier: expected.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The identity provider sent no ID token');
    const hasClaims = claims['email'] !== undefined && claims['email_verified'] !== undefined;
    const mayAsk = configuration.serverMetadata().userinfo_endpoint !== undefined;
    const more = hasClaims || !mayAsk ? {} : await fetchUserInfo(configuration, tokens.access_token, claims.sub);
    const all: Record<string, unknown> = { ...claims, ...more };
    return {
      issuer: this.#access.boundAs ?? claims.iss,
      subject: claims.sub,
      email: textOf(all['email']),
      emailVerified: all['email_verified'] === true,
      idToken: tokens.id_token ?? null,
    };
  }

  /** Where a browser ends the provider's session and comes back to `returnTo`; null when the provider has no such place. */
  async endSessionUrl(idToken: string, returnTo: string): Promise<string | null> {
    const { buildEndSessionUrl } = await library();
    const configuration = await this.#configuration();
    if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
    const parameters = { id_token_hint: idToken, post_logout_redirect_uri: returnTo };
    return buildEndSessionUrl(configuration, parameters).href;
  }

  async #configuration(): Promise<oidc.Configuration> {
    this.#discovered ??= this.#discover();
    try {
      return await this.#discovered;
    } catch (error) {
      // The next sign-in tries again.
      this.#discovered = null;
      throw error;
    }
  }

  async #discover(): Promise<oidc.Configuration> {
    const client = await library();
    const { issuer, clientId, clientSecret, fetch: ownFetch } = this.#access;
    const url = new URL(issuer);
    // Plain http is only ever allowed to this machine.
    const staysHere = ownFetch !== undefined || (url.protocol === 'http:' && isLoopback(url.hostname));
    return client.discovery(url, clientId, clientSecret, clientAuthentication(client, clientSecret), {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- deprecated only to make it stand out
      execute: staysHere ? [client.allowInsecureRequests] : [],
      ...(ownFetch ? { [client.customFetch]: ownFetch } : {}),
    });
  }
}

/** In the header, which every provider has to offer, unless this one says that it takes only the body. */
function clientAuthentication({ ClientSecretBasic, ClientSecretPost }: Library, secret: string): oidc.ClientAuth {
  const basic = ClientSecretBasic(secret);
  const post = ClientSecretPost(secret);
  return (server, client, body, headers) => {
    const offered = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    (offered.includes('client_secret_basic') ? basic : post)(server, client, body, headers);
  };
}

function textOf(claim: unknown): string | null {
  return typeof claim === 'string' && claim !== '' ? claim : null;
}
