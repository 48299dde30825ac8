// Makes text valid for PostgreSQL.
/**
 * The same with every text as a database takes it: a NUL and half a character are in none, and become the sign for what
 * cannot be shown. The log's lines keep them.
 */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll(/\0|\p{Surrogate}/gu, '\uFFFD') as T & string;
  if (Array.isArray(value)) return value.map(storable) as T & unknown[];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, storable(part as unknown)])) as T;
}
