// The query of a request, with all values of each parameter. The code that uses a parameter decides what a repeated one
// means.

export type Query = ReadonlyMap<string, readonly (string | null)[]>;

/** By decoded name; null for a value that is not well-formed UTF-8. */
export function readQuery(text: string): Query {
  const query = new Map<string, (string | null)[]>();
  for (const part of text.split('&')) {
    const at = part.indexOf('=');
    const name = decoded(at < 0 ? part : part.slice(0, at));
    if (name === null || part === '') continue;
    const value = decoded(at < 0 ? '' : part.slice(at + 1));
    const known = query.get(name);
    if (known) known.push(value);
    else query.set(name, [value]);
  }
  return query;
}

/** The value of a parameter that was sent once and is well-formed. */
export function single(query: Query, name: string): string | null {
  const values = query.get(name);
  return values?.length === 1 ? (values[0] ?? null) : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
