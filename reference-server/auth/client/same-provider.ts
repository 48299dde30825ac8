// Whether two names of an issuer mean one provider.

/** Hosts whose discovery document names another issuer than their tokens, which name the tenant. */
const namedByTenant = /^login\.microsoftonline\.com$|\.b2clogin\.com$/;

export function isSameProvider(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  return a.href === b.href || (a.host === b.host && namedByTenant.test(a.hostname));
}
