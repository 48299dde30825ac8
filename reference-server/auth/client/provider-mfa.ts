// Whether another provider has verified a second factor: by its signed ID token only (RFC 8176).
import type { IDToken } from 'openid-client';
import { type ProviderDescription, ProviderKeys } from './provider-keys.ts';

/** Authentication methods that need more than a password. */
const ways: ReadonlySet<unknown> = new Set(['mfa', 'otp', 'hwk', 'swk', 'pop']);

export class ProviderMfa {
  readonly #keys = new ProviderKeys();

  /** @param trustedClasses values of `acr` that mean a second factor at this provider. */
  constructor(private readonly trustedClasses: readonly string[]) {}

  /** When a second factor was verified; null if the provider does not state it. */
  async at(idToken: string, claims: IDToken, describe: () => Promise<ProviderDescription>): Promise<Date | null> {
    if (!this.#provesFactor(claims)) return null;
    try {
      await this.#keys.verify(idToken, await describe());
    } catch {
      return null;
    }
    // The provider may have verified it in a session that began long before the token.
    const { auth_time: authenticatedAt, iat } = claims;
    const seconds = typeof authenticatedAt === 'number' ? Math.min(authenticatedAt, iat) : iat;
    return new Date(seconds * 1000);
  }

  #provesFactor({ amr, acr }: Readonly<Record<string, unknown>>): boolean {
    const hasMethod = Array.isArray(amr) && amr.some((way: unknown) => ways.has(way));
    return hasMethod || (typeof acr === 'string' && this.trustedClasses.includes(acr));
  }
}
