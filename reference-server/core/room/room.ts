// A data room as one function: a request in, its answer out, behind a socket, in a browser's tab or in a test. What is
// decided about a request is decided here, in this order: whether the contract has it, where it comes from, who asks and
// how often, whether they may, what it says, and then what it does.
import { contractOperations } from '#contract/operations.ts';
import type { OperationId } from '#contract/types.ts';
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import { isForgeable } from './cross-site.ts';
import { ApiProblem, crossSite, notFound } from '../call/errors.ts';
import { readJson } from './json-body.ts';
import type { Limits } from '../ports/limits.ts';
import type { Actor, Answer, Call, CoreOperationId, NavigationId } from '../call/operation.ts';
import { answerError, perform, problemAnswer } from './perform.ts';
import { LARGE_BYTES, prices } from './prices.ts';
import { type ApiAnswer, type ApiRequest, headerOf } from '../call/request.ts';
import { signOut } from '../identity/sessions/sessions.ts';
import { RoomMemory } from './memory.ts';
import { findRoute, type Route, SIGNED_PUT } from './routes.ts';
import { toWire } from './wire.ts';

/** Who asks, as it is now and as it can be asked again. */
export interface Caller {
  actor: Actor | null;
  /** Read from these tables: null when the session has ended since, or its person is gone. */
  now(tx: Tables): Promise<Actor | null>;
  /** The session that they have, and that is none until they have answered terms. */
  waiting?: string;
  /** Puts off the end of a session that is used. */
  used?: () => void;
}

export interface RoomPorts extends Ports {
  /** Who asks; the one thing that every door has its own way for. */
  identify(request: ApiRequest, room: Room): Promise<Caller>;
  limits: Limits;
}

export interface Room {
  ports: RoomPorts;
  memory: RoomMemory;
  /** Answers whatever is asked under /api. Never throws. */
  answer(request: ApiRequest): Promise<ApiAnswer>;
}

/** @param memory another room's, for one that goes on where that one stands */
export function openRoom(ports: RoomPorts, memory = new RoomMemory()): Room {
  const room: Room = { ports, memory, answer: (request) => answer(room, request) };
  return room;
}

/** Asking how long a session lasts is no use of it. */
const noUse: ReadonlySet<OperationId> = new Set(['getMySession']);
/** What may end the session that calls. */
const endings: ReadonlySet<OperationId> = new Set(['logout', 'endMySession']);
const isNobody = () => Promise.resolve(null);
const nobody: Caller = { actor: null, now: isNobody };

async function answer(room: Room, request: ApiRequest): Promise<ApiAnswer> {
  const route = findRoute(request);
  if (route instanceof ApiProblem) return refused(request, route, null);
  const { operationId } = route;
  if (operationId !== SIGNED_PUT && isForgeable(request, room.ports.origin)) {
    return refused(request, crossSite(), operationId);
  }
  return isNavigation(operationId)
    ? navigated(room, request, operationId, route)
    : called(room, request, operationId, route);
}

function refused(request: ApiRequest, problem: ApiProblem, operationId: OperationId | null): ApiAnswer {
  const told = toWire(problemAnswer(problem, request.requestId), request);
  return { ...told, operationId, userId: null, session: null };
}

function isNavigation(operationId: OperationId): operationId is NavigationId {
  return contractOperations[operationId].navigation;
}

async function navigated(
  { ports }: Room,
  request: ApiRequest,
  operationId: NavigationId,
  { query }: Route,
): Promise<ApiAnswer> {
  const { client, requestId } = request;
  let result: Answer;
  try {
    await ports.limits.count({ userId: null, client, of: 'navigations' });
    if (!request.navigate) throw notFound();
    result = await request.navigate(operationId, query);
  } catch (error) {
    const header = (name: string) => headerOf(request, name);
    result = answerError({ operationId, requestId, header }, error, ports);
  }
  return { ...toWire(result, request), operationId, userId: null, session: null };
}

async function called(room: Room, request: ApiRequest, operationId: CoreOperationId, route: Route): Promise<ApiAnswer> {
  const { ports, memory } = room;
  let call = callOf(request, operationId, route);
  let result: Answer;
  let session: ApiAnswer['session'] = null;
  let held: Held | null = null;
  try {
    const caller = operationId === SIGNED_PUT ? nobody : await ports.identify(request, room);
    const isLost = caller.actor === null && caller.waiting === undefined && request.session !== null;
    if (isLost && operationId !== SIGNED_PUT) session = 'unknown';
    call = { ...call, actor: caller.actor, callerNow: (tx) => caller.now(tx) };
    held = await admitted(room, request, call);
    // Somebody else who has the cookie must not keep the session alive from where it is good for nothing.
    if (caller.actor?.isOutside === false && !noUse.has(operationId)) caller.used?.();
    result = await perform(call, ports, memory);
    if (caller.waiting !== undefined && operationId === 'logout') await signOut(ports, caller.waiting, call.client);
    held.keep(result);
  } catch (error) {
    // Told as the operation tells its refusals: on a page where somebody navigates to it.
    result = answerError(call, error, ports);
  } finally {
    held?.endTurn();
  }
  if (result.status < 300 && endings.has(operationId) && (await hasEnded(room, call))) session = 'ended';
  if (result.status < 300 && operationId === 'getCurrentUser') session = 'renewed';
  return { ...toWire(result, request), operationId, userId: call.actor?.userId ?? null, session };
}

function callOf(request: ApiRequest, operationId: CoreOperationId, { params, query }: Route): Call {
  return {
    operationId,
    requestId: request.requestId,
    actor: null,
    callerNow: isNobody,
    client: request.client,
    params,
    query,
    isHead: request.method === 'HEAD',
    signal: () => request.signal?.(),
    header: (name) => headerOf(request, name),
    readJson: () => readJson(request, operationId),
    bytes: () => request.body('pieces'),
  };
}

/** Without a session there is none to keep. */
async function hasEnded({ ports }: Room, call: Call): Promise<boolean> {
  return call.operationId === 'logout' || (await ports.store.read((tx) => call.callerNow(tx))) === null;
}

/** What a call holds besides its work. */
interface Held {
  /** Goes on counting what is large until it is read. @throws ApiProblem 429 when too many answers are open */
  keep(answer: Answer): void;
  endTurn(): void;
}

/** Counts the call, and waits for its turn. Uploads do not use up what an address may ask for without a session. */
async function admitted({ ports }: Room, request: ApiRequest, call: Call): Promise<Held> {
  const { actor, client, operationId } = call;
  // What comes from outside with somebody's session uses up nothing of theirs.
  const userId = actor?.isOutside ? null : (actor?.userId ?? null);
  const one = { userId, client, of: operationId === SIGNED_PUT ? 'uploads' : 'calls' } as const;
  await ports.limits.count(one);
  const { cost, holds } = prices[operationId];
  const open = () => {
    const close = ports.limits.open(one);
    request.onEnd?.(close);
    return close;
  };
  // Nothing dear is made for somebody who could not be given it.
  const close = holds === 'file' || cost === 'dear' ? open() : null;
  const endTurn = cost === 'dear' ? await ports.limits.turn(one, call.signal()) : () => undefined;
  return {
    endTurn,
    keep(answer) {
      if (holds === 'file') return;
      const isLarge = sizeOf(answer) > LARGE_BYTES;
      if (isLarge && !close) open();
      else if (!isLarge) close?.();
    },
  };
}

/** Of a text at least, and of what nobody knows as much as there can be. */
function sizeOf({ body }: Answer): number {
  if (!body) return 0;
  if ('text' in body) return body.text.length;
  return ('parts' in body ? body.parts.size : body.size) ?? Infinity;
}
