// Parses the input of an operation with the contract's schemas. A parameter that was sent twice counts as invalid.
import type { z } from 'zod';
import { contractOperations } from '#contract/operations.ts';
import { type ApiProblem, type InvalidParam, invalidRequest, notFound } from './errors.ts';
import type { Call } from './operation.ts';
import type { Query } from './query.ts';

interface Schemas {
  params: z.ZodType | null;
  query: z.ZodObject | null;
  json: z.ZodType | null;
}

/** @throws ApiProblem 404, 400, and the errors of reading the body */
export async function parse(call: Call): Promise<{ params: unknown; query: unknown; json: unknown }> {
  const schemas: Schemas = contractOperations[call.operationId];
  const params = schemas.params?.safeParse(call.params);
  // A malformed id counts as an unknown one.
  if (params && !params.success) throw notFound();
  const query = schemas.query?.safeParse(valuesOf(schemas.query, call.query));
  if (query && !query.success) throw invalid(query.error);
  const found = { params: params?.data ?? null, query: query?.data ?? null };
  if (!schemas.json) return { ...found, json: null };
  const json = schemas.json.safeParse(await call.readJson());
  if (!json.success) throw invalid(json.error);
  return { ...found, json: json.data };
}

/** The query parameters of the contract; others are ignored. @throws ApiProblem 400 */
function valuesOf({ shape }: z.ZodObject, query: Query): Record<string, string> {
  const values: Record<string, string> = {};
  const faults: InvalidParam[] = [];
  for (const name of Object.keys(shape)) {
    const [value, another] = query.get(name) ?? [];
    if (another !== undefined) faults.push({ name, reason: 'Given more than once' });
    else if (value === null) faults.push({ name, reason: 'Not well-formed' });
    else if (value !== undefined) values[name] = value;
  }
  if (faults.length > 0) throw invalidRequest(faults);
  return values;
}

function invalid(error: z.ZodError): ApiProblem {
  const invalidParams = error.issues
    .slice(0, 100)
    .map((issue) => ({
      name: [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]
        .join('.')
        .slice(0, 500),
      reason: reasonOf(issue).slice(0, 500),
    }));
  return invalidRequest(invalidParams);
}

function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big' && issue.origin === 'string') return `At most ${issue.maximum} characters`;
  return issue.code === 'invalid_format' && issue.format === 'regex' ? 'Not in the required form' : issue.message;
}
