// Whether another provider has asked for a second factor already, and when: by what its ID token says (RFC 8176) and
// nothing else. Userinfo, or a token that is not signed by the provider's keys, is not believed: the person is asked here.
import type { IDToken } from 'openid-client';
import { type ProviderDescription, ProviderKeys } from './provider-keys.ts';

/** Ways of signing in that no password alone could be. */
const ways: ReadonlySet<unknown> = new Set(['mfa', 'otp', 'hwk', 'swk', 'pop']);

export class ProviderMfa {
  readonly #trustedClasses: readonly string[];
  readonly #keys = new ProviderKeys();

  /** @param trustedClasses values of `acr` that mean a second factor at this provider. */
  constructor(trustedClasses: readonly string[]) {
    this.#trustedClasses = trustedClasses;
  }

  /** When a second factor was given there; null when nothing is said of one, or not by the provider. */
  async at(idToken: string, claims: IDToken, describe: () => Promise<ProviderDescription>): Promise<Date | null> {
    if (!this.#tells(claims)) return null;
    try {
      await this.#keys.verify(idToken, await describe());
    } catch {
      return null;
    }
    // A provider that remembers its own session may have asked long before it signed.
    const { auth_time: askedAt, iat } = claims;
    const seconds = typeof askedAt === 'number' ? Math.min(askedAt, iat) : iat;
    return new Date(seconds * 1000);
  }

  #tells({ amr, acr }: Readonly<Record<string, unknown>>): boolean {
    const isTold = Array.isArray(amr) && amr.some((way: unknown) => ways.has(way));
    return isTold || (typeof acr === 'string' && this.#trustedClasses.includes(acr));
  }
}
