// The requirements for every answer of the contract: `x-always`.
import { z } from 'zod';
import type { DocumentedAnswer, Schema } from '../contract.ts';

/** A header, and its required form. */
export interface HeaderRule {
  isRequired: boolean;
  /** Its purpose, in the contract's words. */
  purpose: string;
  schema: Schema;
}

export type HeaderRules = ReadonlyMap<string, HeaderRule>;
/** By media range; the first match counts. */
export type HeadersByType = readonly (readonly [range: string, headers: HeaderRules])[];

export interface Always {
  headers: HeaderRules;
  headersByType: HeadersByType;
  /** Headers that no answer may have. */
  absent: readonly string[];
  /** The answers for unknown paths and methods. */
  unknownPath: DocumentedAnswer;
  unknownMethod: DocumentedAnswer;
}

type Resolve = (node: unknown) => Schema;
type ReadAnswer = (status: number, node: unknown, resolve: Resolve) => DocumentedAnswer;

const shape = z.strictObject({
  head: z.literal('asGet'),
  unknownPath: z.unknown(),
  unknownMethod: z.unknown(),
  headers: z.record(z.string(), z.unknown()),
  headersByType: z.record(z.string(), z.record(z.string(), z.unknown())),
  absent: z.array(z.string()),
});

/** @throws ZodError if it is invalid */
export function readAlways(node: unknown, resolve: Resolve, readAnswer: ReadAnswer): Always {
  const found = shape.parse(node);
  return {
    headers: readHeaderRules(found.headers, resolve),
    headersByType: readHeadersByType(found.headersByType, resolve),
    absent: found.absent,
    unknownPath: readAnswer(404, found.unknownPath, resolve),
    unknownMethod: readAnswer(405, found.unknownMethod, resolve),
  };
}

export function readHeadersByType(node: unknown, resolve: Resolve): HeadersByType {
  return Object.entries((node ?? {}) as Schema).map(([range, headers]) => [range, readHeaderRules(headers, resolve)]);
}

function readHeaderRules(node: unknown, resolve: Resolve): HeaderRules {
  const rules = Object.entries((node ?? {}) as Schema).map(([name, header]): [string, HeaderRule] => {
    const { required, description, schema } = resolve(header);
    return [
      name,
      {
        isRequired: required === true,
        purpose: typeof description === 'string' ? description : '',
        schema: resolve(schema),
      },
    ];
  });
  return new Map(rules);
}

const none: HeaderRules = new Map();

/** The rules for a media type. */
export function rulesFor(byType: HeadersByType, type: string | null): HeaderRules {
  return byType.find(([range]) => fits(range, type))?.[1] ?? none;
}

function fits(range: string, type: string | null): boolean {
  if (type === null) return false;
  return range === '*/*' || range === type || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
}
