// A logout token: the provider's signed word that a person, or one of their sessions there, has been signed out
// (OpenID Connect Back-Channel Logout 1.0). Each is good once, and only for a few minutes.
import type { JWTPayload } from 'jose';
import type { ProviderLogout } from '#core/people/sessions.ts';
import type { IdentityProvider } from '../client/identity-provider.ts';
import { ProviderKeys } from '../client/provider-keys.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const LONGEST_AGE_SECONDS = 300;
const TOLERANCE_SECONDS = 30;

/** The token proves nothing: the message says why, without a word of the token. */
export class LogoutTokenRefused extends Error {
  override readonly name = 'LogoutTokenRefused';
}

export class LogoutTokens {
  readonly #provider: IdentityProvider;
  readonly #keys = new ProviderKeys();
  /** Tokens that have been used, until they would be too old. */
  readonly #used = new Map<string, number>();

  constructor(provider: IdentityProvider) {
    this.#provider = provider;
  }

  /** @throws LogoutTokenRefused; whatever else is thrown says that the provider cannot be asked. */
  async read(token: string): Promise<ProviderLogout> {
    const { errors } = await import('jose');
    const description = await this.#provider.description();
    const payload = await this.#keys
      .verify(token, description, {
        requiredClaims: ['iat', 'jti'],
        maxTokenAge: LONGEST_AGE_SECONDS,
        clockTolerance: TOLERANCE_SECONDS,
      })
      .catch((error: unknown) => {
        const isTokensFault = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
        throw isTokensFault && error.code !== 'ERR_JOSE_GENERIC' ? new LogoutTokenRefused(error.message) : error;
      });
    const ended = this.#understand(payload, description.server.issuer);
    this.#useUp(payload.jti ?? '');
    return ended;
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
