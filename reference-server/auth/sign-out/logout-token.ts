// Logout tokens of a provider (OpenID Connect Back-Channel Logout 1.0), each valid once, for a few minutes.
import type { JWTPayload } from 'jose';
import { ProcessMemory } from '#core/store/process-memory.ts';
import type { SharedMemory, MemorySpace } from '#core/store/shared-memory.ts';
import type { ProviderLogout } from '#core/identity/sessions/sessions.ts';
import type { IdentityProvider } from '../client/identity-provider.ts';
import { ProviderKeys, TOLERANCE_SECONDS } from '../client/provider-keys.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const LONGEST_AGE_SECONDS = 300;
/** Far more than a provider sends in that time. */
const MOST_USED = 1_000_000;

/** The token is invalid; the message gives the reason without its content. */
export class LogoutTokenRefused extends Error {
  override readonly name = 'LogoutTokenRefused';
}

export class LogoutTokens {
  readonly #keys = new ProviderKeys();
  /** Used tokens, until they would have expired. */
  readonly #used: MemorySpace<true>;

  constructor(
    private readonly provider: IdentityProvider,
    shared: SharedMemory = new ProcessMemory(),
  ) {
    this.#used = shared.open({ name: 'logout tokens', most: MOST_USED });
  }

  /**
   * Runs `end` for what the token names, once for each token. If `end` fails, the provider may send the token again.
   * @returns what `end` returns. @throws LogoutTokenRefused; any other error means that the provider may try again
   */
  async use(token: string, end: (ended: ProviderLogout) => Promise<number>): Promise<number> {
    const { errors } = await import('jose');
    const description = await this.provider.description();
    const payload = await this.#keys
      .verify(token, description, { requiredClaims: ['iat', 'jti'], maxTokenAge: LONGEST_AGE_SECONDS })
      .catch((error: unknown) => {
        const isTokensFault = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
        throw isTokensFault && error.code !== 'ERR_JOSE_GENERIC' ? new LogoutTokenRefused(error.message) : error;
      });
    const ended = this.#understand(payload, description.server.issuer);
    const now = new Date();
    const endsAt = now.getTime() + (LONGEST_AGE_SECONDS + 2 * TOLERANCE_SECONDS) * 1000;
    const done: number[] = [];
    await this.#used.once(payload.jti ?? '', { value: true, endsAt }, now, async () => {
      done.push(await end(ended));
    });
    const [sessions] = done;
    if (sessions === undefined) throw new LogoutTokenRefused('it has been used before');
    return sessions;
  }

  #understand({ events, nonce, sub, sid }: JWTPayload, issuer: string): ProviderLogout {
    const isLogout = typeof events === 'object' && events !== null && isObject(Reflect.get(events, EVENT));
    if (!isLogout) throw new LogoutTokenRefused('it announces no logout');
    if (nonce !== undefined) throw new LogoutTokenRefused('it has a nonce, as an ID token has');
    const subject = typeof sub === 'string' ? sub : null;
    const providerSessionId = typeof sid === 'string' ? sid : null;
    if (subject === null && providerSessionId === null) throw new LogoutTokenRefused('it names no user and no session');
    return { issuer, subject, providerSessionId };
  }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
