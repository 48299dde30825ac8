// Validates answers against the contract with a validator that neither server nor mock uses: status, media type,
// headers and body. Properties that the contract does not name are faults.
import type { SchemaValidateFunction } from 'ajv';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract, DocumentedAnswer, Operation, Schema } from '../contract.ts';
import { isAbsent } from '../extensions/absent.ts';
import { rulesFor } from '../extensions/always.ts';
import { misplaced } from '../extensions/in-order.ts';
import { mediaTypeOf, textOf, type WireAnswer } from '../target.ts';

/** The faults of an answer in words; empty if it is valid. */
export type Validator = (operation: Operation, answer: WireAnswer) => string[];

/** The faults of a value by its schema. */
export type ErrorsOf = (schema: Schema, value: unknown) => string[];

const known = new WeakMap<Contract, ErrorsOf>();

/** Compiles each schema once for all runs, which takes as long as the calls of a short one. */
export function schemaErrors(contract: Contract): ErrorsOf {
  const found = known.get(contract) ?? createErrorsOf(contract);
  known.set(contract, found);
  return found;
}

function createErrorsOf(contract: Contract): ErrorsOf {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addKeyword({ keyword: 'x-order', type: 'array', schemaType: 'array', errors: 'full', validate: isInOrder });
  ajv.addSchema(closed(contract.document, contract) as object, 'contract');
  const compiled = new Map<Schema, ValidateFunction>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(absolute(closed(schema, contract)) as object);
    compiled.set(schema, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message = '', params }) => {
      const extra = (params as { additionalProperty?: string }).additionalProperty;
      return `${instancePath || 'the body'} ${message}${extra === undefined ? '' : ` (${extra})`}`;
    });
  };
}

const isInOrder: SchemaValidateFunction = (fields: readonly string[], entries: readonly Schema[]) => {
  const fault = misplaced(entries, fields);
  isInOrder.errors = [{ keyword: 'x-order', params: {}, message: `is to be in the order ${String(fault)}` }];
  return fault === null;
};

export function createValidator(errorsOf: ErrorsOf): Validator {
  return (operation, answer) => {
    const documented = operation.answers.get(answer.status);
    if (!documented) return [`status ${answer.status} is not documented`];
    return answerFaults(documented, answer, errorsOf);
  };
}

export function answerFaults(documented: DocumentedAnswer, answer: WireAnswer, errorsOf: ErrorsOf): string[] {
  return [...headerFaults(documented, answer, errorsOf), ...bodyFaults(documented, answer, errorsOf)];
}

function headerFaults(documented: DocumentedAnswer, answer: WireAnswer, errorsOf: ErrorsOf): string[] {
  const ofType = rulesFor(documented.headersByType, mediaTypeOf(answer));
  const all = [...documented.headers, ...[...ofType].map(([name, { schema }]) => [name, schema] as const)];
  return all.flatMap(([name, schema]) => headerFaultsOf(name, schema, answer.headers.get(name), errorsOf));
}

/** The faults of a required header. */
export function headerFaultsOf(name: string, schema: Schema, value: string | null, errorsOf: ErrorsOf): string[] {
  if (value === null) return [`the header ${name} is missing`];
  const isNumber = schema['type'] === 'integer' && /^\d+$/.test(value);
  const errors = errorsOf(schema, isNumber ? Number(value) : value);
  return errors.map((error) => `the header ${name} ${error.replace('the body ', '')}; it is ${value}`);
}

function bodyFaults({ status, media, codes }: DocumentedAnswer, answer: WireAnswer, errorsOf: ErrorsOf): string[] {
  if (media.size === 0) return answer.bytes.length === 0 ? [] : ['a body where none is documented'];
  const type = mediaTypeOf(answer);
  const schema = media.get(type ?? '') ?? media.get('*/*');
  if (!schema) return [`the media type ${type ?? '(none)'} is not documented`];
  if (schema['format'] === 'binary') return [];
  if (!type?.endsWith('json')) return errorsOf(schema, textOf(answer));
  let value: unknown;
  try {
    value = JSON.parse(textOf(answer));
  } catch {
    return ['the body is not JSON'];
  }
  return [
    ...errorsOf(schema, value),
    ...(type === 'application/problem+json' ? problemFaults(value, status, codes) : []),
  ];
}

function problemFaults(value: unknown, status: number, codes: readonly string[]): string[] {
  const { status: inBody, code } = (value ?? {}) as { status?: unknown; code?: unknown };
  const isOfIt = codes.length === 0 || codes.includes(String(code));
  return [
    ...(inBody === status ? [] : [`the problem has another status: ${String(inBody)}`]),
    ...(isOfIt ? [] : [`the problem's code is ${String(code)}, not ${codes.join(' or ')}`]),
  ];
}

/** Objects may not have other properties, unless the contract allows them, and may lack those of absent extensions. */
function closed(node: unknown, contract: Contract): unknown {
  if (Array.isArray(node)) return node.map((one) => closed(one, contract));
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value, contract)]));
  if (copy['type'] !== 'object' || !('properties' in copy)) return copy;
  const properties = copy['properties'] as Schema;
  const required = ((copy['required'] ?? []) as string[]).filter((name) => !isAbsent(contract, properties[name]));
  return { ...copy, required, ...('additionalProperties' in copy ? {} : { unevaluatedProperties: false }) };
}

/** Makes references of a part of the document point into the whole. */
function absolute(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as unknown;
}
