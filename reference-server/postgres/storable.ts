// Makes text valid for PostgreSQL.
/** Replaces NUL and lone surrogates, which PostgreSQL cannot store; the log's lines keep them. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll(/\0|\p{Surrogate}/gu, '\uFFFD') as T & string;
  if (Array.isArray(value)) return value.map(storable) as T & unknown[];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, storable(part as unknown)])) as T;
}
