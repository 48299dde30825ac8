// What a screen asks first of all, found in its own code: the reads that it names, as far as everybody who is signed in
// may make them, and that take nothing. What it loads later, and what only some may ask, is asked in its time.

interface Operation {
  method: string;
  path: string;
  roles: readonly string[];
  params: unknown;
  query: unknown;
}

/** Addresses, in the order in which the code names them. */
export function earlyReads(
  sources: readonly string[],
  operations: Readonly<Record<string, Operation>>,
  everybody: readonly string[],
): string[] {
  const hooks = new Map(
    Object.entries(operations)
      .filter(([, { method, params, query }]) => method === 'GET' && params === null && query === null)
      .filter(([, { roles }]) => everybody.every((role) => roles.includes(role)))
      .map(([name, { path }]) => [`use${name.charAt(0).toUpperCase()}${name.slice(1)}`, path]),
  );
  const named = sources.flatMap((source) => source.match(/\buse[A-Z]\w*(?=\()/g) ?? []);
  return [...new Set(named.flatMap((name) => hooks.get(name) ?? []))];
}
