// Types of settings. An empty value counts as not set.
import * as z from 'zod';
import { isIssuer, isNetwork, isOrigin } from './addresses.ts';

export const switchedOff = (value: unknown) => (value === '' ? undefined : value);
export const text = (schema: z.ZodType<string | undefined>) => z.preprocess(switchedOff, schema);
const numberFrom = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
};
export const wholeNumber = (min: number, max: number, fallback: number) =>
  z.preprocess(switchedOff, numberFrom(min, max).default(fallback));
/** Off by default. */
export const wholeNumberOrOff = (min: number, max: number) =>
  z.preprocess(switchedOff, numberFrom(min, max).optional());

/** `http` or `https`, host and port only: the form in which browsers write an origin. */
export const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://rooms.example, without a path')
  .transform((value) => new URL(value).origin);

export const issuer = z.string().refine(isIssuer, 'must be an https address, or http on a loopback name');

const isDatabase = (value: string) =>
  URL.canParse(value) && /^postgres(?:ql)?:$/.test(new URL(value).protocol) && new URL(value).pathname.length > 1;
/** Never repeated in a message, since it may contain a password. */
export const database = z
  .string()
  .max(4096)
  .refine(isDatabase, 'must be an address such as postgres://user:password@host:5432/name');

const split = (value: string) => value.split(/[\s,]+/).filter(Boolean);

export const imageHosts = z
  .string()
  .transform(split)
  .refine((hosts) => hosts.every(isOrigin), 'must be origins such as https://pictures.example, separated by spaces');

export const proxies = z
  .string()
  .transform(split)
  .refine(
    (entries) => entries.every(isNetwork),
    'must be addresses or whole networks, such as 10.0.0.7 or 10.0.0.0/8, separated by commas',
  );

/** Identifiers of other systems, such as `urn:example:loa:2`. */
export const names = z.string().max(2048).transform(split);

export const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) => {
  const quoted = values.map((value) => `"${value}"`);
  const message = `must be ${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
  return z.preprocess(switchedOff, z.enum(values, message).optional());
};
