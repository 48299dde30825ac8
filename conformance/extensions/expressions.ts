// OpenAPI's runtime expressions, as far as the contract's extensions use them: path, query and body of a request, the
// answer's body, and the present element. A value that does not begin with `$` is a literal.
import type { Schema } from '../contract.ts';

/** A completed call. */
export interface Made {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  json: unknown;
  /** The answer's body; undefined if it is not JSON. */
  answer: unknown;
  each?: unknown;
}

/** The value of an expression; undefined without one. */
export function valueOf(expression: string, made: Made): unknown {
  const [, place = '', rest = ''] =
    /^\$(request\.path|request\.query|request\.body|response\.body|each)[.#]?(.*)$/.exec(expression) ?? [];
  if (place === 'request.path') return made.params[rest];
  if (place === 'request.query') return made.query[rest];
  if (place === 'request.body') return at(made.json, rest);
  if (place === 'response.body') return at(made.answer, rest);
  return place === 'each' ? at(made.each, rest) : expression;
}

function at(value: unknown, pointer: string): unknown {
  const parts = pointer.split('/').slice(1);
  return parts.reduce<unknown>((found, part) => (found as Record<string, unknown> | null | undefined)?.[part], value);
}

/** What the contract specifies about an operation's calls. */
export interface Known {
  params: readonly string[];
  query: readonly string[];
  json: Schema | null;
  /** Schemas of all successful JSON answers. */
  answers: readonly Schema[];
  each: Schema | null;
  resolve: (schema: unknown) => Schema;
}

/** The fault of an expression; null if it is valid. */
export function expressionFault(expression: string, known: Known): string | null {
  if (!expression.startsWith('$')) return null;
  const [, place, rest = ''] =
    /^\$(request\.path\.|request\.query\.|request\.body#|response\.body#|each#)(.*)$/.exec(expression) ?? [];
  const missing = (what: string) => `${expression}: there is no ${what}`;
  switch (place) {
    case 'request.path.':
      return known.params.includes(rest) ? null : missing(`path parameter ${rest}`);
    case 'request.query.':
      return known.query.includes(rest) ? null : missing(`query parameter ${rest}`);
    case 'request.body#':
      if (!known.json) return missing('JSON body');
      return schemaAt(known.json, rest, known) ? null : missing(`${rest} in the body of the request`);
    case 'response.body#':
      if (known.answers.length === 0) return missing('JSON in the successful answers');
      return known.answers.every((one) => schemaAt(one, rest, known))
        ? null
        : missing(`${rest} in the successful answers`);
    case 'each#':
      if (!known.each) return `${expression}: each is not said`;
      return schemaAt(known.each, rest, known) ? null : missing(`${rest} in an element`);
    default:
      return `${expression}: is none of $request.path.NAME, $request.query.NAME, $request.body#/…, $response.body#/…, $each#/…`;
  }
}

/** The schema that a JSON pointer leads to. */
export function schemaAt(schema: Schema, pointer: string, { resolve }: Pick<Known, 'resolve'>): Schema | null {
  let found: Schema | null = resolve(schema);
  for (const part of pointer.split('/').slice(1)) {
    const members: Readonly<Record<string, unknown>> = (found['properties'] ?? {}) as Schema;
    const next: unknown = found['type'] === 'array' && /^\d+$/.test(part) ? found['items'] : members[part];
    if (next === undefined) return null;
    found = resolve(next);
  }
  return found;
}
