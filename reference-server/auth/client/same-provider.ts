// Whether two issuer names belong to the same provider.

/** Hosts whose tokens name the tenant as issuer, unlike their discovery document. */
const namedByTenant = /^login\.microsoftonline\.com$|\.b2clogin\.com$/;

export function isSameProvider(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  return a.href === b.href || (a.host === b.host && namedByTenant.test(a.hostname));
}
