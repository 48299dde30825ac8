// A data room as one function from request to answer, used by a server, a browser tab or a test. It checks in this
// order: the route, the origin, the caller and their rate limit, their rights, the input, and then runs the operation.
import { contractOperations } from '#contract/operations.ts';
import type { OperationId } from '#contract/types.ts';
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import { isForgeable } from './cross-site.ts';
import { ApiProblem, crossSite, notFound } from '../call/errors.ts';
import { readJson } from './json-body.ts';
import type { Limits } from '../ports/limits.ts';
import type { ByteSource } from '../ports/objects.ts';
import type { Actor, Answer, Call, CoreOperationId, NavigationId } from '../call/operation.ts';
import { answerError, perform, problemAnswer } from './perform.ts';
import { LARGE_BYTES, prices } from './prices.ts';
import { type ApiAnswer, type ApiRequest, headerOf } from '../call/request.ts';
import { signOut } from '../identity/sessions/sessions.ts';
import { RoomMemory } from './memory.ts';
import { findRoute, type Route, SIGNED_PUT } from './routes.ts';
import { toWire } from './wire.ts';

/** The caller as they are now, and how to check them again. */
export interface Caller {
  actor: Actor | null;
  /** According to these tables: null when the session has ended or the user is gone. */
  now(tx: Tables): Promise<Actor | null>;
  /** A session whose user must accept terms first. */
  waiting?: string;
  /** Postpones the end of the session because it was used. */
  used?: () => void;
}

export interface RoomPorts extends Ports {
  /** Identifies the caller; each door does this in its own way. */
  identify(request: ApiRequest, room: Room): Promise<Caller>;
  limits: Limits;
}

export interface Room {
  ports: RoomPorts;
  memory: RoomMemory;
  /** Answers any request under /api. Never throws. */
  answer(request: ApiRequest): Promise<ApiAnswer>;
}

/** @param memory of another room, to continue from its state */
export function openRoom(ports: RoomPorts, memory = new RoomMemory()): Room {
  const room: Room = { ports, memory, answer: (request) => answer(room, request) };
  return room;
}

/** Reading how long a session lasts is not a use of it. */
const noUse: ReadonlySet<OperationId> = new Set(['getMySession']);
/** Calls that may end the caller's session. */
const endings: ReadonlySet<OperationId> = new Set(['logout', 'endMySession']);
const isNobody = () => Promise.resolve(null);
const nobody: Caller = { actor: null, now: isNobody };

async function answer(room: Room, request: ApiRequest): Promise<ApiAnswer> {
  const route = findRoute(request);
  if (route instanceof ApiProblem) return refused(request, route, null);
  const { operationId } = route;
  if (operationId !== SIGNED_PUT && isForgeable(request, room.ports.origin))
    return refused(request, crossSite(), operationId);
  return isNavigation(operationId)
    ? navigated(room, request, operationId, route)
    : called(room, request, operationId, route);
}

function refused(request: ApiRequest, problem: ApiProblem, operationId: OperationId | null): ApiAnswer {
  const response = toWire(problemAnswer(problem, request.requestId), request);
  return { ...response, operationId, userId: null, session: null };
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
  let call: Call = {
    operationId,
    requestId: request.requestId,
    actor: null,
    callerNow: isNobody,
    client: request.client,
    params: route.params,
    query: route.query,
    isHead: request.method === 'HEAD',
    signal: () => request.signal?.(),
    header: (name) => headerOf(request, name),
    readJson: () => readJson(request, operationId),
    bytes: () => request.body('pieces'),
  };
  let result: Answer;
  let session: ApiAnswer['session'] = null;
  let held: Held | null = null;
  try {
    const caller = operationId === SIGNED_PUT ? nobody : await ports.identify(request, room);
    const isLost = caller.actor === null && caller.waiting === undefined && request.session !== null;
    if (isLost && operationId !== SIGNED_PUT) session = 'unknown';
    call = { ...call, actor: caller.actor, callerNow: (tx) => caller.now(tx) };
    held = await admitted(room, request, call);
    // A call from a network closed to the role must not keep the session alive, since the cookie may be stolen.
    if (caller.actor?.isOutside === false && !noUse.has(operationId)) caller.used?.();
    result = await perform(call, ports, memory, held.turn);
    if (caller.waiting !== undefined && operationId === 'logout') await signOut(ports, caller.waiting, call.client);
    held.keep(result);
  } catch (error) {
    // Answered like a refusal of the operation: as a page for navigations.
    result = answerError(call, error, ports);
  } finally {
    held?.endTurn();
  }
  if (result.status < 300 && endings.has(operationId) && (await hasEnded(room, call))) session = 'ended';
  if (result.status < 300 && operationId === 'getCurrentUser') session = 'renewed';
  return { ...toWire(result, request), operationId, userId: call.actor?.userId ?? null, session };
}

/** A call without a session has none to end. What was done is answered also where the store is away by now. */
async function hasEnded({ ports }: Room, call: Call): Promise<boolean> {
  if (call.operationId === 'logout') return true;
  return ports.store.read(async (tx) => (await call.callerNow(tx)) === null).catch(() => false);
}

/** The limits that a call occupies. */
interface Held {
  /** Keeps counting a large answer until it is read. @throws ApiProblem 429 if too many answers are open */
  keep(answer: Answer): void;
  /** Waits for the turn of a dear call. @throws ApiProblem 429 if too many wait */
  turn: () => Promise<void>;
  endTurn(): void;
}

/** Counts the call. Uploads count in no address's limit for calls without a session. */
async function admitted({ ports }: Room, request: ApiRequest, call: Call): Promise<Held> {
  const { actor, client, operationId } = call;
  // Calls with a session from a closed network do not count against its user.
  const userId = actor?.isOutside ? null : (actor?.userId ?? null);
  const one = { userId, client, of: operationId === SIGNED_PUT ? 'uploads' : 'calls' } as const;
  await ports.limits.count(one);
  const { cost, holds, isMadeWhileSent } = prices[operationId];
  const open = (isOfChange = false) => {
    const close = ports.limits.open(one, isOfChange);
    request.onEnd?.(close);
    return close;
  };
  // A dear answer is not made if it could not be sent.
  const close = holds === 'file' || cost === 'dear' ? open() : null;
  let endTurn: () => void = () => undefined;
  return {
    async turn() {
      if (cost === 'dear') endTurn = await ports.limits.turn(one, call.signal());
    },
    endTurn: () => endTurn(),
    keep(answer) {
      const { body } = answer;
      if (isMadeWhileSent && body && 'source' in body)
        body.source = inTurns(body.source, () => ports.limits.turn(one, call.signal(), true));
      if (holds === 'file') return;
      const isLarge = sizeOf(answer) > LARGE_BYTES;
      if (isLarge && !close) open(contractOperations[operationId].method !== 'GET');
      else if (!isLarge) close?.();
    },
  };
}

/** Takes a turn for each piece, and none while the piece is sent. */
async function* inTurns(source: ByteSource, turn: () => Promise<() => void>): ByteSource {
  let end = await turn();
  try {
    for await (const piece of source) {
      end();
      yield piece;
      end = await turn();
    }
  } finally {
    end();
  }
}

/** In bytes, at most: a character of text takes up to three, and an unknown size counts as the largest possible. */
function sizeOf({ body }: Answer): number {
  if (!body) return 0;
  if ('text' in body) return body.text.length * 3;
  return ('parts' in body ? body.parts.size : body.size) ?? Infinity;
}
