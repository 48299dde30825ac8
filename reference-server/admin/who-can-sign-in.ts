// Who could sign in today: at the configured provider, and not with a published password.
import type { UserRecord } from '#core/records/records.ts';
import { BOUND_AS } from '../auth/provider/place.ts';
import { isInvented } from '../demonstration/invented.ts';
import type { Settings } from '../settings/env.ts';

type SignInSettings = Pick<Settings, 'externalProvider' | 'openedBy'>;

/** The issuer that users of the configured provider are bound to. */
export function issuerOf({ externalProvider }: Pick<Settings, 'externalProvider'>): string {
  return externalProvider?.issuer ?? BOUND_AS;
}

/** Whether a person has an account at the configured provider that works. */
export function canComeAgain(user: UserRecord, settings: SignInSettings): boolean {
  const { identity } = user;
  return identity !== null && !isShutOut(user, settings) && isSameProvider(identity.issuer, issuerOf(settings));
}

/** Whether a person can sign in again, or has no account yet and can be invited. */
export function canComeIn(user: UserRecord, settings: SignInSettings): boolean {
  return user.identity === null ? !isShutOut(user, settings) : canComeAgain(user, settings);
}

function isShutOut(user: UserRecord, { openedBy }: SignInSettings): boolean {
  return openedBy !== null && isInvented(user);
}

/** Hosts whose tokens name the tenant as issuer, unlike their discovery document. */
const namedByTenant = /^login\.microsoftonline\.com$|\.b2clogin\.com$/;

/** Whether two issuer names belong to the same provider. */
function isSameProvider(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  return a.href === b.href || (a.host === b.host && namedByTenant.test(a.hostname));
}
