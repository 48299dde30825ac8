// Derives invalid values that are close to a valid JSON value.
import type { Contract, Schema } from '../contract.ts';
import { presentProperties } from '../extensions/absent.ts';

export interface MalformedValue {
  what: string;
  value: unknown;
  /** The names of properties and the places in lists that lead to the fault. */
  path: readonly (string | number)[];
}

/** Path segments that are never ids, as written in the address. */
export const oddTexts = [
  '%20',
  '%2e%2e%2fetc',
  '%00',
  '%ff',
  '%E2%80%AE',
  "1'%20OR%20'1'='1",
  'constructor',
  '__proto__',
];

/** One value of each JSON type. */
const samples: Readonly<Record<string, unknown>> = {
  null: null,
  boolean: true,
  integer: 7,
  number: 1.5,
  string: 'x',
  array: [],
  object: {},
};

/** Neighbours of `sound` that the schema refuses, each with one fault. */
export function malformedValues(contract: Contract, schema: Schema, sound: unknown, at = 'the body'): MalformedValue[] {
  const known = contract.resolve(schema);
  const types = [known['type']].flat().filter((type): type is string => typeof type === 'string');
  return [
    ...otherTypes(types, at),
    ...limits(known, types, at),
    ...(types.includes('object') ? members(contract, known, sound as Schema, at) : []),
    ...(types.includes('array') ? elements(contract, known, (sound ?? []) as readonly unknown[], at) : []),
  ];
}

function otherTypes(types: readonly string[], at: string): MalformedValue[] {
  // Integers are numbers; an enum has the type of its values.
  const fits = (type: string) => types.includes(type) || (type === 'integer' && types.includes('number'));
  const others = Object.keys(samples).filter((type) => types.length > 0 && !fits(type));
  return others.map((type) => ({ what: `${at} as ${type}`, value: samples[type], path: [] }));
}

function limits(schema: Schema, types: readonly string[], at: string): MalformedValue[] {
  const { minLength, maxLength, minimum, maximum, format, pattern } = schema as Record<
    string,
    number | string | undefined
  >;
  const found: Omit<MalformedValue, 'path'>[] = [];
  if (types.includes('string')) {
    if (typeof maxLength === 'number') found.push({ what: `${at} too long`, value: 'x'.repeat(maxLength + 1) });
    if (typeof minLength === 'number' && minLength > 0)
      found.push({ what: `${at} too short`, value: 'x'.repeat(minLength - 1) });
    if ('enum' in schema) found.push({ what: `${at} out of its list`, value: 'none-of-these' });
    if (format === 'date-time') found.push({ what: `${at} as no time`, value: 'tomorrow' });
    if (typeof pattern === 'string' && !new RegExp(pattern).test('nobody'))
      found.push({ what: `${at} in another form`, value: 'nobody' });
  }
  if (types.includes('integer')) {
    if (typeof minimum === 'number') found.push({ what: `${at} too small`, value: minimum - 1 });
    if (typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER)
      found.push({ what: `${at} too large`, value: maximum + 1 });
    found.push({ what: `${at} beyond every number`, value: 1e300 });
  }
  return found.map((one) => ({ ...one, path: [] }));
}

function members(contract: Contract, schema: Schema, sound: Schema, at: string): MalformedValue[] {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  const required = (schema['required'] ?? []) as readonly string[];
  const without = (name: string) => Object.fromEntries(Object.entries(sound).filter(([key]) => key !== name));
  return [
    ...(schema['additionalProperties'] === false
      ? [
          {
            what: `${at} with a property that it does not have`,
            value: { ...sound, unknownProperty: true },
            path: ['unknownProperty'],
          },
        ]
      : []),
    ...required.map((name) => ({ what: `${at} without ${name}`, value: without(name), path: [name] })),
    ...presentProperties(contract, properties).flatMap(([name, property]) =>
      malformedValues(contract, property, sound[name], name).map(({ what, value, path }) => ({
        what: at === 'the body' ? what : `${at}: ${what}`,
        value: { ...sound, [name]: value },
        path: [name, ...path],
      })),
    ),
  ];
}

function elements(contract: Contract, schema: Schema, sound: readonly unknown[], at: string): MalformedValue[] {
  const first = sound[0];
  if (first === undefined || typeof schema['items'] !== 'object') return [];
  return malformedValues(contract, schema['items'] as Schema, first, 'an element').map(({ what, value, path }) => ({
    what: `${at}, ${what}`,
    value: [value],
    path: [0, ...path],
  }));
}
