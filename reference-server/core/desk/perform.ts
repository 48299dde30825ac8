// The desk that every call passes: role gate, parsing by the contract, the operation, and errors turned into answers.
// Nothing else decides a status code. Who calls is looked at again once the body is whole, in every reading and change,
// and before the answer of a reading leaves.
import type { z } from 'zod';
import { auditBlockedDownload } from '../documents/blocked-downloads.ts';
import { contractOperations } from '#contract/operations.ts';
import type { OperationId } from '#contract/types.ts';
import { ApiProblem, internalError, invalidRequest, notFound, unsupportedMediaType } from './errors.ts';
import type { Actor, Answer, Call, Context, CoreOperationId, Handler } from './operation.ts';
import { lastWordOf, operations } from './operations.ts';
import type { Ports } from '../ports.ts';
import type { RoomMemory } from './room-memory.ts';
import { plainPage, prefersHtml, type Refusal, refusalOf } from './refusal-page.ts';
import { admit } from '../standing/gate.ts';
import { Standing } from '../standing/standing.ts';

/** Operations whose refusals a browser may navigate to: they answer a page where one is preferred. */
const readByPeople: ReadonlySet<OperationId> = new Set([
  'downloadDocument',
  'downloadDocumentVersion',
  'previewDocument',
]);

/**
 * Answers one call. Never throws: refusals become problem documents, faults a 500 that is told to `ports.reportFault`.
 */
export async function perform(
  call: Call & { operationId: CoreOperationId },
  ports: Ports,
  memory: RoomMemory,
): Promise<Answer> {
  const standing = new Standing(call, ports);
  try {
    admit(call.operationId, call.actor);
    const input = await parse(call);
    await standing.look();
    const { actor, ports: asking } = standing;
    const now = ports.clock.now();
    const context: Context<Actor | null> = { actor, client: call.client, now, ports: asking, memory, call };
    // One table, one key: input and handler belong to the same operation, which the type system cannot follow here.
    const handler = operations[call.operationId] as unknown as Handler<CoreOperationId>;
    standing.lastWord = lastWordOf(call.operationId, context, input);
    const answer = () => handler(context, input as Parameters<Handler<CoreOperationId>>[1]);
    return contractOperations[call.operationId].method === 'GET' ? await stillRight(standing, answer) : await answer();
  } catch (error) {
    return answerError(call, await withTrace(call, await standing.refusal(error), ports), ports);
  }
}

/** What was read is given only while it is still right: otherwise it is read again, or asked for once more. */
async function stillRight(standing: Standing, read: () => Promise<Answer>): Promise<Answer> {
  let answer = await read();
  while (!(await standing.isCurrent())) {
    await standing.look();
    if (answer.confirm) await answer.confirm();
    else answer = await read();
  }
  return answer;
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
