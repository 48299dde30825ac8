// Simulated faults: late, missing, failing and garbled answers.
import { ApiProblem, statusTitle } from '#core/call/errors.ts';
import { refusalFor } from '#core/room/perform.ts';
import { plainPage } from '#core/room/refusal-page.ts';
import { type ApiRequest, headerOf } from '#core/call/request.ts';
import type { OperationId } from '#contract/types.ts';
import { documentedAnswer, wired } from './documented-answer.ts';
import type { Fault, UndocumentedAnswer } from './world/fault.ts';
import type { World } from './world/world.ts';

// Taken before tests install fake timers, since the mock's delays are real.
const setTimer = globalThis.setTimeout.bind(globalThis);

/** Waits, but no longer than the world, so that no answer outlives its test. */
export async function pause(ms: number, ended: Promise<void>): Promise<void> {
  await Promise.race([new Promise((done) => setTimer(done, ms)), ended]);
}

/** Holds an answer back until the fault is removed or the world ends. */
async function hold(world: World, fault: Fault): Promise<void> {
  let look: () => void = () => undefined;
  const lifted = new Promise<void>((resolve) => {
    look = () => {
      if (!world.situation.faults.includes(fault)) resolve();
    };
    world.listeners.add(look);
  });
  await Promise.race([lifted, world.ended]);
  world.listeners.delete(look);
}

/** The fault that applies to this call, if any; counts it. */
export function takeFault(world: World, operationId: OperationId): Fault | null {
  for (const fault of world.situation.faults) {
    if (fault.operationId !== '*' && fault.operationId !== operationId) continue;
    const seen = world.faultCounts.get(fault) ?? 0;
    world.faultCounts.set(fault, seen + 1);
    const first = fault.after ?? 0;
    if (seen >= first && seen < first + (fault.times ?? Number.POSITIVE_INFINITY)) return fault;
  }
  return null;
}

/** Applies the situation's faults to a call; null for the regular answer. */
export async function disturb(world: World, operationId: OperationId, request: ApiRequest): Promise<Response | null> {
  const { latencyMs, isOffline, failurePercent } = world.situation;
  if (latencyMs > 0) await pause(latencyMs, world.ended);
  if (isOffline) return Response.error();
  const fault = takeFault(world, operationId);
  if (fault?.delayMs === 'never') await hold(world, fault);
  else if (fault?.delayMs !== undefined) await pause(fault.delayMs, world.ended);
  // The world has ended: its answer means nothing in the next one.
  if (world.hasEnded) return Response.error();
  const answer = fault && faultAnswer(operationId, fault);
  if (answer) return asRead(answer, operationId, request);
  if (Math.random() * 100 < failurePercent) return asRead(documentedAnswer(operationId, 500), operationId, request);
  return null;
}

/** Headers of the body, which the replacing page sets itself. */
const ofTheBody: ReadonlySet<string> = new Set(['content-type', 'content-length', 'content-security-policy']);

/** A fault in its own tab is shown as a page, as by the server. */
function asRead(disturbed: Response, operationId: OperationId, request: ApiRequest): Response {
  const { status, headers } = disturbed;
  const problem = new ApiProblem(status, 'internal', statusTitle(status));
  const refusal = refusalFor({ operationId, header: (name) => headerOf(request, name) }, problem);
  if (refusal === null) return disturbed;
  const own = Object.fromEntries([...headers].filter(([name]) => !ofTheBody.has(name)));
  return wired({ status, headers: own, body: { type: 'text/html; charset=utf-8', text: plainPage(refusal) } });
}

/** Null if the regular answer follows, late. */
function faultAnswer(operationId: OperationId, { status, body, headers, undocumented }: Fault): Response | null {
  if (undocumented) return undocumentedAnswer(undocumented);
  if (status === undefined) return null;
  return status === 'offline' ? Response.error() : documentedAnswer(operationId, status, { headers, body });
}

function undocumentedAnswer({ status, body, type, headers }: UndocumentedAnswer): Response {
  const json = status < 400 ? 'application/json' : 'application/problem+json';
  const [text, contentType] =
    typeof body === 'string' ? [body, type ?? 'text/plain; charset=utf-8'] : [JSON.stringify(body ?? null), json];
  return wired({ status, headers: { ...headers }, body: { type: contentType, text } });
}
