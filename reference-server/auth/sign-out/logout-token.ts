// A logout token: the provider's signed word that a person, or one of their sessions there, has been signed out
// (OpenID Connect Back-Channel Logout 1.0). Each is good once, and only for a few minutes.
import type { JWTVerifyGetKey, JWTPayload } from 'jose';
import type { ProviderLogout } from '#core/people/sessions.ts';
import type { IdentityProvider } from '../client/identity-provider.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const LONGEST_AGE_SECONDS = 300;
const TOLERANCE_SECONDS = 30;

/** The token proves nothing: the message says why, without a word of the token. */
export class LogoutTokenRefused extends Error {
  override readonly name = 'LogoutTokenRefused';
}

export class LogoutTokens {
  readonly #provider: IdentityProvider;
  #keys: JWTVerifyGetKey | null = null;
  /** Tokens that have been used, until they would be too old. */
  readonly #used = new Map<string, number>();

  constructor(provider: IdentityProvider) {
    this.#provider = provider;
  }

  /** @throws LogoutTokenRefused; whatever else is thrown says that the provider cannot be asked. */
  async read(token: string): Promise<ProviderLogout> {
    const { jwtVerify, errors } = await import('jose');
    const { server, clientId } = await this.#provider.description();
    const offered = server.id_token_signing_alg_values_supported ?? ['RS256'];
    const keys = await this.#keysAt(server.jwks_uri);
    const verified = await jwtVerify(token, keys, {
      issuer: server.issuer,
      audience: clientId,
      algorithms: offered.filter((algorithm) => /^(?:[RPE]S\d{3}|EdDSA|Ed25519)$/.test(algorithm)),
      requiredClaims: ['iat', 'jti'],
      maxTokenAge: LONGEST_AGE_SECONDS,
      clockTolerance: TOLERANCE_SECONDS,
    }).catch((error: unknown) => {
      const isTokensFault = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
      throw isTokensFault && error.code !== 'ERR_JOSE_GENERIC' ? new LogoutTokenRefused(error.message) : error;
    });
    const ended = this.#understand(verified.payload, server.issuer);
    this.#useUp(verified.payload.jti ?? '');
    return ended;
  }

  async #keysAt(address: string | undefined): Promise<JWTVerifyGetKey> {
    if (address === undefined) throw new Error('The identity provider names no keys');
    const { createRemoteJWKSet } = await import('jose');
    return (this.#keys ??= createRemoteJWKSet(new URL(address)));
  }

  #understand({ events, nonce, sub, sid }: JWTPayload, issuer: string): ProviderLogout {
    const isLogout = typeof events === 'object' && events !== null && isObject(Reflect.get(events, EVENT));
    if (!isLogout) throw new LogoutTokenRefused('it does not tell of a logout');
    if (nonce !== undefined) throw new LogoutTokenRefused('it has a nonce, as an ID token has');
    const subject = typeof sub === 'string' ? sub : null;
    const providerSessionId = typeof sid === 'string' ? sid : null;
    if (subject === null && providerSessionId === null) throw new LogoutTokenRefused('it names nobody');
    return { issuer, subject, providerSessionId };
  }

  #useUp(id: string): void {
    const now = Date.now();
    for (const [old, end] of this.#used) if (end <= now) this.#used.delete(old);
    if (this.#used.has(id)) throw new LogoutTokenRefused('it has been used before');
    this.#used.set(id, now + (LONGEST_AGE_SECONDS + 2 * TOLERANCE_SECONDS) * 1000);
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
