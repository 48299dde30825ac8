// The schemas of the contract's extensions, which openapi.yaml explains under "Extensions".
import { z } from 'zod';

/** A runtime expression such as `$response.body#/id`, or a literal. */
const expression = z.union([z.string(), z.number()]).transform(String);
const expressions = z.record(z.string(), expression);
const operationId = z.string().min(1);

const place = z.strictObject({
  operation: operationId,
  parameters: expressions.default({}),
  entry: expressions.nullable().default(null),
  status: z.int().nullable().default(null),
  /** Fields of the entry that differ by reader. */
  perReader: z.array(z.string()).default([]),
});
/** A read, and what to check in it: an entry of a list, or whether it succeeds. */
export type Place = z.output<typeof place>;

const order = z.union([
  z.enum(['made', 'none']),
  z.array(z.string().regex(/^-?\w+$/)).min(1),
  z.strictObject({ as: operationId, by: z.string() }),
]);
export type Order = z.output<typeof order>;

const again = z.strictObject({ status: z.int(), addsNothingTo: z.array(operationId).default([]) });
export type Again = z.output<typeof again>;

const lasts = z.strictObject({
  minutes: z.int(),
  /** How many of one user are kept. */
  newest: z.int().nullable().default(null),
  /** The answer afterwards. */
  status: z.int().default(404),
});
/** How long what a call uses lasts. */
export type Lasts = z.output<typeof lasts>;

const trace = z.strictObject({
  each: expression.nullable().default(null),
  activityType: z.string().min(1),
  resourceType: z.string().nullable().default(null),
  resourceId: expression.nullable().default(null),
  /** What the description names, where the call has it. */
  says: z.array(expression).default([]),
  /** The id of the user whose name or e-mail is in the description. */
  whose: expression.nullable().default(null),
});
/** An audit entry that a call writes. */
export type Trace = z.output<typeof trace>;

const same = z.strictObject({
  /** Where in the answer: a JSON pointer to an object or a list. */
  at: z.string().default(''),
  operation: operationId,
  parameters: expressions.default({}),
  /** The field that identifies an entry of both. */
  by: z.string(),
  /** Fields that differ. */
  but: z.array(z.string()).default([]),
  /** What a field of the entry is called here. */
  as: z.record(z.string(), z.string()).default({}),
});
/** A part of an answer that another read shows as well. */
export type Same = z.output<typeof same>;

const audited = z.strictObject({
  done: z.array(trace).default([]),
  refused: z.array(trace).default([]),
  again: z.enum(['another', 'none']).default('another'),
});
export type Audited = z.output<typeof audited>;

/** By name; null where an operation lacks one. */
export const extensionShapes = {
  'x-order': order,
  'x-content': z.enum(['original', 'watermarked']),
  'x-shows-in': z.array(place),
  'x-gone-from': z.array(place),
  'x-again': again,
  'x-lasts': lasts,
  'x-changes': z.array(z.string()),
  'x-same-as': z.array(same),
  'x-audited': audited,
  'x-cross-site': z.literal('allowed'),
};

export interface Extensions {
  /** The extensions that it has. */
  given: ReadonlySet<string>;
  order: Order | null;
  content: 'original' | 'watermarked' | null;
  showsIn: readonly Place[];
  goneFrom: readonly Place[];
  again: Again | null;
  lasts: Lasts | null;
  /** The fields that may be other afterwards. */
  changes: readonly string[] | null;
  sameAs: readonly Same[];
  audited: Audited;
  isOpenToOtherSites: boolean;
}

export type ExtensionName = keyof typeof extensionShapes;

/** An operation's extensions. @throws ZodError if they are invalid. */
export function readExtensions(operation: Readonly<Record<string, unknown>>): Extensions {
  const read = <N extends ExtensionName>(name: N) =>
    operation[name] === undefined ? null : (extensionShapes[name].parse(operation[name]) as z.output<Shape<N>>);
  return {
    given: new Set(Object.keys(operation).filter((name) => name in extensionShapes)),
    order: read('x-order'),
    content: read('x-content'),
    showsIn: read('x-shows-in') ?? [],
    goneFrom: read('x-gone-from') ?? [],
    again: read('x-again'),
    lasts: read('x-lasts'),
    changes: read('x-changes'),
    sameAs: read('x-same-as') ?? [],
    audited: read('x-audited') ?? audited.parse({}),
    isOpenToOtherSites: read('x-cross-site') !== null,
  };
}
type Shape<N extends ExtensionName> = (typeof extensionShapes)[N];
