// Who can reach a server by its settings, and what that excludes.
import { isLoopback } from './addresses.ts';
import { SettingsError } from './settings-error.ts';
import type { Found } from './variables.ts';

/** Demonstration passwords are public, so by default they exist only where no other machine reaches the server. */
export function ownUse({ PUBLIC_URL, OIDC_ISSUER, FIRST_ADMIN_EMAIL }: Found): string | null {
  if (OIDC_ISSUER !== undefined) return 'OIDC_ISSUER';
  if (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname)) return 'PUBLIC_URL';
  return FIRST_ADMIN_EMAIL === undefined ? null : 'FIRST_ADMIN_EMAIL';
}

export function openedBy({ HOST, PUBLIC_URL, TRUSTED_PROXY }: Found): string | null {
  if (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname)) return 'PUBLIC_URL';
  if (!isLoopback(HOST)) return 'HOST';
  return TRUSTED_PROXY.length > 0 ? 'TRUSTED_PROXY' : null;
}

/** @throws SettingsError if a server with a movable clock is reachable from other machines. */
export function testClockPort(found: Found): number | null {
  const opened = openedBy(found);
  if (found.TEST_CLOCK_PORT === undefined) return null;
  if (opened === null) return found.TEST_CLOCK_PORT;
  throw new SettingsError(
    `TEST_CLOCK_PORT moves the clock of this server, and ${opened} lets others reach it: leave one of the two out`,
  );
}
