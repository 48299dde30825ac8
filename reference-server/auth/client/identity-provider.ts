// The data room's side of OpenID Connect: code flow with PKCE, state and nonce, with the bundled provider or another.
// The issuer is discovered at a sign-in, so that an unreachable provider does not prevent the start; the client
// library is loaded then as well.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import type * as oidc from 'openid-client';
import type { Identity } from '#core/identity/sign-in/admission.ts';
import { isLoopback } from '#server/settings/addresses.ts';
import { type ClientAuth, isAboutClient, prove, waysToTry } from './client-authentication.ts';
import type { ProviderDescription } from './provider-keys.ts';
import { ProviderMfa } from './provider-mfa.ts';
import { lacksProfile, readProfile } from '../sign-in/profile.ts';

export interface ProviderAccess {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** Whether it accepts an `invitation` parameter. */
  isBundled: boolean;
  /** What users are bound to, if it is not the issuer's address. */
  boundAs?: string;
  /** Null or absent: chosen by what the provider announces and accepts. */
  clientAuth?: ClientAuth | null;
  /** Whether an e-mail counts as verified if the provider does not state it. */
  trustsEmails?: boolean;
  /** Values of `acr` that mean a second factor. */
  trustedClasses?: readonly string[];
  imageHosts?: readonly string[];
  /** How the server reaches the issuer, if not at its public address. */
  fetch?: oidc.CustomFetch;
}

export interface AuthorizationRequest {
  state: string;
  nonce: string;
  verifier: string;
  /** Whether the user must sign in again although the provider may remember them. */
  isAfresh: boolean;
  invitation: string | null;
}

/** The address of a sign-out has to fit into the 8 KB that proxies and providers usually take. */
const LONGEST_HINT = 6000;

/** Then the provider is asked again for its addresses, which change when it moves or its settings are mended. */
const KNOWN_MS = 600_000;
/** How long a sign-in waits for newer addresses than the known ones. */
const NEWER_MS = 1000;

const library = (): Promise<typeof oidc> => import('openid-client');

/** The method of the current token request. One shared storage, since each one slows every promise down. */
const wayUnderWay = new AsyncLocalStorage<ClientAuth>();

export class IdentityProvider {
  readonly #providerMfa: ProviderMfa;
  #discovered: Promise<oidc.Configuration> | null = null;
  #knownUntil = 0;
  #proven: ClientAuth | null = null;

  constructor(private readonly access: ProviderAccess) {
    this.#providerMfa = new ProviderMfa(access.trustedClasses ?? []);
  }

  get isBundled(): boolean {
    return this.access.isBundled;
  }

  async newSecrets(): Promise<{ state: string; nonce: string; verifier: string }> {
    const { randomState, randomNonce, randomPKCECodeVerifier } = await library();
    return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  }

  /** The address to redirect the browser to. @throws if the issuer cannot be discovered. */
  async authorizationUrl(request: AuthorizationRequest): Promise<string> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
    const parameters: Record<string, string> = {
      redirect_uri: this.access.redirectUri,
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

  /** Exchanges the code of a callback for an identity. @throws if any check fails. */
  async identify(callback: URL, expected: { state: string; nonce: string; verifier: string }): Promise<Identity> {
    const tokens = await this.#trade(callback, {
      expectedState: expected.state,
      expectedNonce: expected.nonce,
      pkceCodeVerifier: expected.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The identity provider sent no ID token');
    const { isBundled, boundAs, trustsEmails = false, imageHosts = [] } = this.access;
    const all = await this.#askForMore(claims, tokens.access_token);
    const verified = all['email_verified'];
    return {
      issuer: boundAs ?? claims.iss,
      subject: claims.sub,
      email: textOf(all['email']),
      emailVerified: verified === true || (trustsEmails && verified === undefined),
      idToken: tokens.id_token ?? null,
      providerSessionId: textOf(claims['sid']),
      // Whole seconds: until the end of this one.
      ...(claims.auth_time ? { authenticatedAt: claims.auth_time * 1000 + 999 } : {}),
      // The bundled provider knows only what the invitation contains, and no second factor.
      ...(isBundled ? {} : { profile: readProfile(all, imageHosts), secondFactorAt: await this.#factorOf(tokens) }),
    };
  }

  /** What is needed to verify the provider's tokens. */
  async description(): Promise<ProviderDescription> {
    return { server: (await this.#configuration()).serverMetadata(), clientId: this.access.clientId };
  }

  async #factorOf(tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers): Promise<Date | null> {
    const [idToken, claims] = [tokens.id_token, tokens.claims()];
    return idToken && claims ? this.#providerMfa.at(idToken, claims, () => this.description()) : null;
  }

  /** Tries another authentication method if the provider refuses the first. */
  async #trade(callback: URL, checks: oidc.AuthorizationCodeGrantChecks) {
    const { authorizationCodeGrant } = await library();
    const ways = await this.#ways();
    let refused: unknown = null;
    for (const way of ways) {
      try {
        const configuration = await this.#configuration();
        const tokens = await wayUnderWay.run(way, () => authorizationCodeGrant(configuration, callback, { ...checks }));
        this.#proven = way;
        return tokens;
      } catch (error) {
        if (isAboutClient(error)) refused ??= error;
        else if (refused === null) throw error;
        // This method was accepted, although the code is used up; the next sign-in begins with it.
        else this.#proven = way;
      }
    }
    throw refused;
  }

  async #ways(): Promise<ClientAuth[]> {
    const { clientAuth } = this.access;
    if (clientAuth) return [clientAuth];
    const offered = (await this.#configuration()).serverMetadata().token_endpoint_auth_methods_supported;
    const ways = waysToTry(offered, this.access);
    return this.#proven === null ? ways : [this.#proven, ...ways.filter((way) => way !== this.#proven)];
  }

  /** Adds claims that the ID token lacks: it verifies no other e-mail than its own. Name and picture may be missing. */
  async #askForMore(claims: oidc.IDToken, accessToken: string): Promise<Record<string, unknown>> {
    const { fetchUserInfo } = await library();
    const configuration = await this.#configuration();
    const { isBundled, imageHosts = [] } = this.access;
    if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
    const lacksEmail = claims['email'] === undefined || claims['email_verified'] === undefined;
    if (!lacksEmail && (isBundled || !lacksProfile(claims, imageHosts))) return claims;
    try {
      const more = await fetchUserInfo(configuration, accessToken, claims.sub);
      return lacksEmail ? { ...claims, ...more } : { ...more, ...claims };
    } catch (error) {
      if (lacksEmail) throw error;
      return claims;
    }
  }

  /** The address that ends the provider's session and returns to `returnTo`; null if the provider has none. */
  async endSessionUrl(idToken: string, returnTo: string): Promise<string | null> {
    const { buildEndSessionUrl } = await library();
    const configuration = await this.#configuration();
    if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
    const hint = idToken.length > LONGEST_HINT ? {} : { id_token_hint: idToken };
    const parameters = { ...hint, post_logout_redirect_uri: returnTo };
    return buildEndSessionUrl(configuration, parameters).href;
  }

  #configuration(): Promise<oidc.Configuration> {
    const known = this.#discovered;
    if (known && performance.now() < this.#knownUntil) return known;
    this.#knownUntil = performance.now() + KNOWN_MS;
    const asked = discover(this.access, (...request) =>
      prove(wayUnderWay.getStore() ?? 'basic', this.access)(...request),
    );
    if (known) {
      const newer = asked.then(() => (this.#discovered = asked)).catch(() => known);
      return Promise.race([newer, setTimeout(NEWER_MS, known, { ref: false })]);
    }
    this.#discovered = asked;
    // The next sign-in tries again.
    asked.catch(() => (this.#discovered = null));
    return asked;
  }
}

/** @throws if the issuer does not answer, or answers with another name. */
export async function discover(access: ProviderAccess, authentication?: oidc.ClientAuth): Promise<oidc.Configuration> {
  const client = await library();
  const { issuer, clientId, clientSecret, fetch: ownFetch } = access;
  const url = new URL(issuer);
  // Plain http is allowed only to this machine.
  const staysHere = ownFetch !== undefined || (url.protocol === 'http:' && isLoopback(url.hostname));
  return client.discovery(url, clientId, clientSecret, authentication, {
    // oxlint-disable-next-line @typescript-eslint/no-deprecated -- deprecated only to make it stand out
    execute: staysHere ? [client.allowInsecureRequests] : [],
    // In seconds, for each request: the user waits for all of them.
    timeout: 10,
    ...(ownFetch ? { [client.customFetch]: ownFetch } : {}),
  });
}

function textOf(claim: unknown): string | null {
  return typeof claim === 'string' && claim !== '' ? claim : null;
}
