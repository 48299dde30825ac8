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
    if (!this.#tells(claims)) return null;
    try {
      await this.#keys.verify(idToken, await describe());
    } catch {
      return null;
    }
    // The provider may have verified it in a session that began long before the token.
    const { auth_time: askedAt, iat } = claims;
    const seconds = typeof askedAt === 'number' ? Math.min(askedAt, iat) : iat;
    return new Date(seconds * 1000);
  }

  #tells({ amr, acr }: Readonly<Record<string, unknown>>): boolean {
    const isTold = Array.isArray(amr) && amr.some((way: unknown) => ways.has(way));
    return isTold || (typeof acr === 'string' && this.trustedClasses.includes(acr));
  }
}
