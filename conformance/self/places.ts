// The places of a schema: every property that holds a value and not others.
import type { Contract, Schema } from '../contract.ts';

export interface Place {
  /** Its innermost named schema and the path from there. */
  name: string;
  /** The path from the outermost schema; `[]` stands for every element. */
  path: readonly string[];
  /** The values that it may have; null for any. */
  values: readonly unknown[] | null;
}

/** @param name of the outermost schema, if it has no name of its own */
export function placesOf(contract: Contract, node: unknown, name: string, path: readonly string[] = []): Place[] {
  if (typeof node !== 'object' || node === null || path.length > 12) return [];
  const schema: Schema = contract.resolve(node);
  const ref = (node as Schema)['$ref'];
  const isNamed = typeof ref === 'string' && schema['items'] === undefined;
  const own = isNamed ? (ref.split('/').at(-1) ?? name) : name;
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((kind) => (schema[kind] ?? []) as unknown[]);
  const properties = Object.entries((schema['properties'] ?? {}) as Schema);
  const inner = [
    ...parts.flatMap((one) => placesOf(contract, one, own, path)),
    ...properties.flatMap(([key, one]) => placesOf(contract, one, `${own}.${key}`, [...path, key])),
    ...placesOf(contract, schema['items'], `${own}[]`, [...path, '[]']),
  ];
  if (inner.length > 0 || path.length === 0) return inner;
  const values = schema['const'] === undefined ? schema['enum'] : [schema['const']];
  return [{ name, path, values: Array.isArray(values) ? values : null }];
}

/** Every value at the path. */
export function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return [value];
  if (name === '[]') return Array.isArray(value) ? value.flatMap((one) => valuesAt(one, rest)) : [];
  const next = typeof value === 'object' && value !== null ? (value as Schema)[name] : undefined;
  return next === undefined ? [] : valuesAt(next, rest);
}

/** The same value, changed at the path. */
export function changedAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (name === undefined) return change(value);
  if (name === '[]') return Array.isArray(value) ? value.map((one) => changedAt(one, rest, change)) : value;
  if (typeof value !== 'object' || value === null || !(name in value)) return value;
  return { ...value, [name]: changedAt((value as Schema)[name], rest, change) };
}
