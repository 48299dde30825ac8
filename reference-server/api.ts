// The Koa door: every operation of the contract but the navigations, handed to the core and its answer sent back.
import Router from '@koa/router';
import { contractOperations } from '#contract/operations.ts';
import type { OperationId } from '#contract/types.ts';
import { methodNotAllowed, notFound, ticketInvalid } from '#core/desk/errors.ts';
import type { Actor, Call, CoreOperationId } from '#core/desk/operation.ts';
import { answerError } from '#core/desk/perform.ts';
import type { Room } from '#core/desk/room.ts';
import { callerAt } from './settings/addresses.ts';
import type { Gatekeeper } from './auth/sign-in/gatekeeper.ts';
import type { SignedOutMark } from './auth/sign-out/signed-out-mark.ts';
import { abortSignal } from './http/client-abort.ts';
import type { Limit } from './http/limits.ts';
import { paced } from './http/body-pace.ts';
import { makeReady } from './http/ready-bytes.ts';
import type { OpenAnswers } from './http/open-answers.ts';
import { readJson } from './http/read-json.ts';
import type { AppContext, AppMiddleware, RequestState } from './http/request-state.ts';
import { sendAnswer, sendProblem } from './http/send-answer.ts';
import type { SessionCookie } from './http/session-cookie.ts';

export interface ApiParts {
  room: Room;
  gatekeeper: Gatekeeper;
  session: SessionCookie;
  signedOut: SignedOutMark;
  /** Calls of one person, or of one address without a session. */
  calls: Limit;
  openAnswers: OpenAnswers;
}

const methods = ['GET', 'PUT', 'POST', 'DELETE'] as const;
/** What is answered with the bytes of a file. */
const files: ReadonlySet<OperationId> = new Set(['downloadDocument', 'downloadDocumentVersion', 'previewDocument']);
/** Its ticket is its right: neither the session nor the origin is looked at. */
const SIGNED_PUT: OperationId = 'storeObject';

export function isSignedPut(method: string, path: string): boolean {
  return method === 'PUT' && /^\/api\/objects\/[^/]+$/.test(path);
}

export function apiRoutes(parts: ApiParts): Router<RequestState> {
  const router = new Router<RequestState>({ strict: true, sensitive: true });
  for (const operationId of operationIds()) {
    const { method, path } = contractOperations[operationId];
    // A GET route answers HEAD as well.
    router.register(
      koaPath(path),
      [...methods].filter((one) => one === method),
      (ctx) => answer(ctx, operationId, parts),
    );
  }
  return router;
}

/** What is under /api and not in the contract: another method of a known path, or nothing at all. */
export function refuseUnknownCalls(): AppMiddleware {
  const known = new Router({ strict: true, sensitive: true });
  for (const { method, path } of Object.values(contractOperations))
    known.register(koaPath(path), [method], () => undefined);
  return async (ctx, next) => {
    if (!/^\/api(?:\/|$)/.test(ctx.path)) {
      await next();
      return;
    }
    const allowed = new Set(known.match(ctx.path, 'GET').path.flatMap((layer) => layer.methods));
    if (allowed.size === 0 || !isWellFormed(ctx.path)) {
      await sendProblem(ctx, notFound());
    } else if (allowed.has(ctx.method)) {
      await next();
    } else if (isSignedPut('PUT', ctx.path) && ctx.query['signature'] !== undefined) {
      // A ticket is good for its method alone.
      await sendProblem(ctx, ticketInvalid());
    } else {
      const problem = methodNotAllowed();
      problem.headers['Allow'] = [...allowed].sort().join(', ');
      await sendProblem(ctx, problem);
    }
  };
}

function operationIds(): CoreOperationId[] {
  const isAnswered = (id: OperationId): id is CoreOperationId => !contractOperations[id].navigation;
  // The keys of a constant are exactly its operation ids.
  return (Object.keys(contractOperations) as OperationId[]).filter(isAnswered);
}

function koaPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

async function answer(
  ctx: AppContext & { params: Record<string, string> },
  operationId: CoreOperationId,
  parts: ApiParts,
) {
  const isSigned = operationId === SIGNED_PUT;
  const anonymous: Call & { operationId: CoreOperationId } = {
    operationId,
    requestId: ctx.state.requestId,
    actor: null,
    callerNow: () => Promise.resolve(null),
    client: ctx.state.client,
    isHead: ctx.method === 'HEAD',
    params: ctx.params,
    query: singleValues(ctx),
    header: (name) => ctx.get(name) || null,
    signal: () => abortSignal(ctx.res),
    readJson: () => readJson(ctx),
    bytes: () => paced(ctx),
  };
  let actor: Actor | null;
  try {
    actor = isSigned ? null : await findActor(ctx, parts);
    const caller = callerOf(ctx, actor, isSigned);
    await parts.calls.count(caller);
    if (files.has(operationId)) parts.openAnswers.open(ctx, caller);
  } catch (error) {
    // Told as the operation tells its refusals: on a page where somebody navigates to it.
    return sendAnswer(ctx, answerError(anonymous, error, parts.room.ports));
  }
  const callerNow: Call['callerNow'] = (tx) =>
    actor === null ? Promise.resolve(null) : parts.gatekeeper.callerOf(tx, actor.sessionId);
  const call = { ...anonymous, actor, callerNow };
  let result = await parts.room.perform(call);
  // Compressing takes time, in which the right or the list may have ended.
  if (result.body && 'bytes' in result.body && (await makeReady(ctx, result.body.bytes))) {
    result = await parts.room.perform(call);
  }
  if (result.status < 300) keepCookiesInStep(ctx, operationId, parts);
  return sendAnswer(ctx, result);
}

/** Whose calls are counted together. Uploads do not use up what an address may ask for without a session. */
function callerOf(ctx: AppContext, actor: Actor | null, isSigned: boolean): string {
  const address = callerAt(ctx.state.client.ipAddress);
  return actor?.userId ?? (isSigned ? `uploads from ${address}` : `address ${address}`);
}

async function findActor(ctx: AppContext, { gatekeeper, session }: ApiParts): Promise<Actor | null> {
  const token = session.read(ctx);
  if (token === null) return null;
  const actor = await gatekeeper.authenticate(token);
  if (actor) ctx.state.userId = actor.userId;
  else session.clear(ctx);
  return actor;
}

/** The cookie lives as long as the session: it is renewed when a page opens, and goes at logout. */
function keepCookiesInStep(ctx: AppContext, operationId: CoreOperationId, { session, signedOut }: ApiParts): void {
  if (operationId === 'logout') {
    session.clear(ctx);
    signedOut.set(ctx);
  } else if (operationId === 'getCurrentUser') {
    const token = session.read(ctx);
    if (token !== null) session.write(ctx, token);
  }
}

/** A parameter that comes twice is joined, so that no schema takes it for one. */
function singleValues(ctx: AppContext): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(ctx.query).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );
}
