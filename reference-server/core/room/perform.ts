// Runs one call: role gate, parsing by the contract, the operation, and answers for errors. The caller is checked again
// once the body is complete, in every read and change, and before the answer of a read is sent.
import { auditRefusedNetwork } from '../identity/recheck/refused-network.ts';
import { auditBlockedDownload } from '../content/blocked-downloads.ts';
import { contractOperations } from '#contract/operations.ts';
import type { OperationId } from '#contract/types.ts';
import { ApiProblem, internalError } from '../call/errors.ts';
import type { Actor, Answer, Call, Context, CoreOperationId, Perform } from '../call/operation.ts';
import { lastWordOf, operations } from './operations.ts';
import { parse } from '../call/parse.ts';
import type { Ports } from '../ports/ports.ts';
import { endGranted } from '../access/waiting.ts';
import { isPrivileged } from '../records/roles.ts';
import { fileCalls } from './prices.ts';
import type { RoomMemory } from './memory.ts';
import { plainPage, prefersHtml, type Refusal, refusalOf } from './refusal-page.ts';
import { stepUpGate } from './step-up-gate.ts';
import { admitCaller } from '../identity/recheck/gate.ts';
import { MOST_ROUNDS, CallerRecheck } from '../identity/recheck/caller-recheck.ts';

/** They change no rows, and answer from what they have read. */
const beginners: ReadonlySet<OperationId> = new Set([
  'beginTotpEnrolment',
  'beginPasskeyEnrolment',
  'beginPasskeyCheck',
  'previewMove',
  'previewSettings',
  'prepareArchive',
]);

/** Answers one call and never throws: refusals become problems, faults a 500 passed to `ports.reportFault`. */
export async function perform(
  call: Call,
  ports: Ports,
  memory: RoomMemory,
  turn: () => Promise<void>,
): Promise<Answer> {
  const recheck = new CallerRecheck(call, ports);
  try {
    admitCaller(call.operationId, call.actor);
    const input = await parse(call);
    // After the body, which may take its time.
    await turn();
    await recheck.look();
    const { actor, ports: checkedPorts } = recheck;
    const now = ports.clock.now();
    const context: Context<Actor | null> = { actor, client: call.client, now, ports: checkedPorts, memory, call };
    if (actor && isPrivileged(actor.role)) context.follow = (tx, changed) => endGranted(tx, ports, changed);
    // Input and handler belong to the same operation, which the type system cannot follow here.
    const handler = operations[call.operationId] as unknown as Perform<CoreOperationId>;
    recheck.lastWord = lastWordOf(call.operationId, context, input);
    recheck.gate = stepUpGate(call.operationId, context, input);
    const answer = () => handler(context, input as Parameters<Perform<CoreOperationId>>[1]);
    const mayChange = contractOperations[call.operationId].method !== 'GET' && !beginners.has(call.operationId);
    return await stillRight(recheck, answer, () => mayChange && recheck.hasDecided);
  } catch (error) {
    return answerError(call, await withTrace(call, await recheck.refusal(error), ports, memory), ports);
  }
}

/**
 * An answer is sent only if what was read is still current; otherwise it is read again, a few times at most, and the
 * last answer is sent. The caller is checked every time. @param isDone whether rows were changed; such an answer is final
 */
async function stillRight(recheck: CallerRecheck, read: () => Promise<Answer>, isDone: () => boolean): Promise<Answer> {
  let answer = await read();
  try {
    for (let round = 1; round < MOST_ROUNDS && !isDone() && !(await recheck.isCurrent()); round += 1) {
      await recheck.look();
      if (answer.confirm) await answer.confirm();
      else answer = await read();
    }
    if (!isDone()) await recheck.lookIfLate();
    return answer;
  } catch (ended) {
    if (answer.body && 'source' in answer.body) answer.body.source.destroy?.();
    throw ended;
  }
}

/** Audits the refusal where required and returns it, or the fault of auditing it. */
async function withTrace(call: Call, error: unknown, ports: Ports, memory: RoomMemory): Promise<unknown> {
  try {
    await auditBlockedDownload(call, error, ports);
    await auditRefusedNetwork(call, error, ports, memory);
    return error;
  } catch (fault) {
    return fault;
  }
}

type FailedCall = Pick<Call, 'requestId' | 'header'> & { operationId: OperationId };

export function answerError(call: FailedCall, error: unknown, ports: Ports): Answer {
  const problem = error instanceof ApiProblem ? error : internalError();
  if (problem.status >= 500) ports.reportFault(error, call.requestId);
  const refusal = refusalFor(call, problem);
  if (refusal === null) return problemAnswer(problem, call.requestId);
  const { status, headers } = problem;
  const text = (ports.drawRefusal ?? plainPage)(refusal);
  return { status, headers, body: { type: 'text/html; charset=utf-8', text } };
}

/** The page of a refusal; null for requests that are not navigations, and where the contract has no page. */
export function refusalFor(call: Pick<FailedCall, 'operationId' | 'header'>, problem: ApiProblem): Refusal | null {
  const mayBePage = fileCalls.has(call.operationId) || contractOperations[call.operationId].navigation;
  return mayBePage && prefersHtml(call.header('accept')) ? refusalOf(problem) : null;
}

/** Only a 5xx includes the request id, so that equal refusals have equal bytes. */
export function problemAnswer(problem: ApiProblem, requestId: string): Answer {
  const body = problem.status >= 500 ? { ...problem.toBody(), requestId } : problem.toBody();
  return {
    status: problem.status,
    headers: problem.headers,
    body: { type: 'application/problem+json', text: JSON.stringify(body) },
  };
}
