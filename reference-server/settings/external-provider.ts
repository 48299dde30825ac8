// The settings of another identity provider, which must be complete.
import { SettingsError } from './settings-error.ts';
import type { Found } from './variables.ts';

export interface ExternalProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** How the data room authenticates at the token endpoint; null follows the provider's metadata. */
  clientAuth: 'basic' | 'post' | null;
  /** Whether an e-mail address without `email_verified` is accepted. */
  trustsEmails: boolean;
  /** Values of `acr` that stand for a second factor. */
  trustedClasses: readonly string[];
}

/** @throws SettingsError that names the missing settings */
export function externalProvider(found: Found): ExternalProvider | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = found;
  const { OIDC_CLIENT_AUTH: clientAuth = null, OIDC_EMAIL_VERIFIED: emails } = found;
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined) {
    const trustsEmails = emails === 'trusted';
    return { issuer, clientId, clientSecret, clientAuth, trustsEmails, trustedClasses: found.OIDC_MFA_ACR };
  }
  const settings = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
  const others = [clientAuth ?? undefined, emails, found.OIDC_MFA_ACR[0]];
  if ([...Object.values(settings), ...others].every((value) => value === undefined)) return null;
  const missing = Object.entries(settings).find(([, value]) => value === undefined)?.[0];
  throw new SettingsError(
    `${missing} is missing: another identity provider needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET`,
  );
}
