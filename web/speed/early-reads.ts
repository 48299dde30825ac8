// Finds a screen's first reads in its code: those without parameters that every signed-in user may make.

interface Operation {
  method: string;
  path: string;
  roles: readonly string[];
  params: unknown;
  query: unknown;
}

/** The addresses, in the order of the code. */
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
