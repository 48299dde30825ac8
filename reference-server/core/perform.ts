// The desk that every call passes: role gate, parsing by the contract, the operation, and errors turned into answers.
// Nothing else decides a status code.
import type { z } from 'zod';
import { auditBlockedDownload } from './blocked-downloads.ts';
import { contractOperations, type OperationId } from './contract/operations.ts';
import {
  ApiProblem,
  forbidden,
  internalError,
  invalidRequest,
  notFound,
  unauthenticated,
  unsupportedMediaType,
} from './errors.ts';
import type { Actor, Answer, Call, Context, CoreOperationId, Handler } from './operation.ts';
import { operations } from './operations.ts';
import type { Ports } from './ports.ts';
import { plainPage, prefersHtml, type Refusal, refusalOf } from './refusal-page.ts';

/** Operations whose refusals a browser may navigate to: they answer a page where one is preferred. */
const readByPeople: ReadonlySet<OperationId> = new Set([
  'downloadDocument',
  'downloadDocumentVersion',
  'previewDocument',
]);

/**
 * Answers one call. Never throws: refusals become problem documents, faults a 500 that is told to `ports.reportFault`.
 */
export async function perform(call: Call & { operationId: CoreOperationId }, ports: Ports): Promise<Answer> {
  try {
    admit(call.operationId, call.actor);
    const input = await parse(call);
    const context: Context<Actor | null> = {
      actor: call.actor,
      client: call.client,
      now: ports.clock.now(),
      ports,
      call,
    };
    // One table, one key: input and handler belong to the same operation, which the type system cannot follow here.
    const handler = operations[call.operationId] as unknown as Handler<CoreOperationId>;
    return await handler(context, input as Parameters<Handler<CoreOperationId>>[1]);
  } catch (error) {
    return answerError(call, await withTrace(call, error, ports), ports);
  }
}

/** The refusal, once it is in the audit log where it has to be; what went wrong with that otherwise. */
async function withTrace(call: Call, error: unknown, ports: Ports): Promise<unknown> {
  try {
    await auditBlockedDownload(call, error, ports);
    return error;
  } catch (fault) {
    return fault;
  }
}

/**
 * The role gate of the contract.
 * @throws ApiProblem 401 without a session, 403 for a role that the contract does not name.
 */
export function admit(operationId: OperationId, actor: Actor | null): void {
  const roles: readonly string[] = contractOperations[operationId].roles;
  if (roles.includes('public')) return;
  if (!actor) throw unauthenticated();
  // An owner is known only once the item is: the operation's own policy decides.
  if (!roles.includes(actor.role) && !roles.includes('owner')) throw forbidden();
}

/** Turns whatever was thrown into an answer. */
export function answerError(call: Call, error: unknown, ports: Ports): Answer {
  const problem = error instanceof ApiProblem ? error : internalError();
  if (problem.status >= 500) ports.reportFault(error, call.requestId);
  const refusal = refusalFor(call, problem);
  if (refusal === null) return problemAnswer(problem, call.requestId);
  const { status, headers } = problem;
  const text = (ports.drawRefusal ?? plainPage)(refusal);
  return { status, headers, body: { type: 'text/html; charset=utf-8', text } };
}

/** What a page says of it; null where nobody navigates to it, or where the contract has no page. */
export function refusalFor(call: Pick<Call, 'operationId' | 'header'>, problem: ApiProblem): Refusal | null {
  const isForPeople = readByPeople.has(call.operationId) && prefersHtml(call.header('accept'));
  return isForPeople ? refusalOf(problem) : null;
}

/** The problem document; the request id is told with a 5xx only, so that refusals stay identical. */
export function problemAnswer(problem: ApiProblem, requestId: string): Answer {
  const body = problem.status >= 500 ? { ...problem.toBody(), requestId } : problem.toBody();
  return {
    status: problem.status,
    headers: problem.headers,
    body: { type: 'application/problem+json', text: JSON.stringify(body) },
  };
}

interface Schemas {
  params: z.ZodType | null;
  query: z.ZodType | null;
  json: z.ZodType | null;
}

async function parse(call: Call): Promise<{ params: unknown; query: unknown; json: unknown }> {
  const schemas: Schemas = contractOperations[call.operationId];
  const params = schemas.params?.safeParse(call.params);
  // A malformed id is an id that does not exist.
  if (params && !params.success) throw notFound();
  const query = schemas.query?.safeParse(call.query);
  if (query && !query.success) throw invalid(query.error);
  if (!schemas.json) return { params: params?.data ?? null, query: query?.data ?? null, json: null };
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(call.header('content-type') ?? ''))
    throw unsupportedMediaType();
  const json = schemas.json.safeParse(await call.readJson());
  if (!json.success) throw invalid(json.error);
  return { params: params?.data ?? null, query: query?.data ?? null, json: json.data };
}

function invalid(error: z.ZodError): ApiProblem {
  const invalidParams = error.issues.slice(0, 100).map((issue) => ({
    name: [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]
      .join('.')
      .slice(0, 500),
    reason: issue.message.slice(0, 500),
  }));
  return invalidRequest(invalidParams);
}
