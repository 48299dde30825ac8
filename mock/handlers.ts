// The mock's door onto the core: one MSW handler for every operation of the contract, nothing decided here.
import { http, type HttpHandler } from 'msw';
import { contractOperations } from '#contract/operations.ts';
import type { OperationId } from '#contract/types.ts';
import { ApiProblem, crossSite, methodNotAllowed, notFound, statusTitle } from '#core/desk/errors.ts';
import { answerError, problemAnswer, refusalFor } from '#core/desk/perform.ts';
import { plainPage } from '#core/desk/refusal-page.ts';
import { disturb } from './faults.ts';
import { isFromElsewhere, logoutAndReturn, signInPage, startLogin } from './navigations.ts';
import { readBody, readCall, recordable } from './request.ts';
import { toResponse } from './response.ts';
import { callerNow, findActor } from './persona.ts';
import { changeSituation, type World } from './world/world.ts';

type Params = Readonly<Record<string, string>>;
const operationIds = Object.keys(contractOperations) as OperationId[];

/** Handlers over the world of the moment: a test swaps its world without touching the worker. */
export function createHandlers(currentWorld: () => World): HttpHandler[] {
  return [
    ...operationIds.flatMap((operationId) => operationHandlers(operationId, currentWorld)),
    http.get('/mock/sign-in', ({ request }) => signInPage(currentWorld(), new URL(request.url))),
    http.all('/api/*', ({ request }) => unknownCall(currentWorld(), request)),
  ];
}

function operationHandlers(operationId: OperationId, currentWorld: () => World): HttpHandler[] {
  const { method, path } = contractOperations[operationId];
  const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const resolve = ({ request, params }: { request: Request; params: unknown }) =>
    serve(currentWorld(), operationId, request, params as Params);
  if (method === 'GET') return [http.get(pattern, resolve), http.head(pattern, resolve)];
  return [http[method === 'POST' ? 'post' : method === 'PUT' ? 'put' : 'delete'](pattern, resolve)];
}

async function serve(world: World, operationId: OperationId, request: Request, params: Params): Promise<Response> {
  const body = await readBody(request);
  const close = world.calls.open({ operationId, ...recordable(request, body) });
  const disturbed = await disturb(world, operationId);
  const response = disturbed
    ? asRead(disturbed, operationId, request)
    : await answer(world, operationId, request, params, body);
  close(response.status);
  return response;
}

/** A fault that somebody meets in a tab of its own is told there as the server tells it: on a page. */
function asRead(disturbed: Response, operationId: OperationId, request: Request): Response {
  const { status, headers } = disturbed;
  const problem = new ApiProblem(status, 'internal', statusTitle(status));
  const refusal = refusalFor({ operationId, header: (name) => request.headers.get(name) }, problem);
  if (refusal === null) return disturbed;
  const told = new Response(plainPage(refusal), { status, headers });
  told.headers.set('Content-Type', 'text/html; charset=utf-8');
  return told;
}

async function answer(
  world: World,
  operationId: OperationId,
  request: Request,
  params: Params,
  body: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  await world.sync();
  const { ports, situation } = world;
  const actor = await findActor(world.store, situation.persona);
  const call = readCall({
    operationId,
    actor,
    callerNow: await callerNow(world, actor),
    request,
    params,
    body,
  });
  try {
    if (operationId === 'startLogin') return await startLogin(world, call);
    if (operationId === 'logoutAndReturn') return await logoutAndReturn(world, call);
    if (changesSomething(request, operationId) && isFromElsewhere(call, ports.origin)) throw crossSite();
    const result = await world.room.perform({ ...call, operationId });
    if (operationId === 'logout' && result.status === 204) changeSituation(world, { persona: null });
    return await toResponse(result, call.requestId, request.method);
  } catch (error) {
    return toResponse(answerError(call, error, ports), call.requestId, request.method);
  }
}

/** The signed PUT is exempt: its ticket is its right. */
function changesSomething({ method }: Request, operationId: OperationId): boolean {
  return method !== 'GET' && method !== 'HEAD' && operationId !== 'storeObject';
}

/** A call that the contract does not have is a mistake in the app: say so where nobody can miss it. */
async function unknownCall(world: World, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const close = world.calls.open({ operationId: null, ...recordable(request, await readBody(request)) });
  const problem = isKnown(pathname) ? methodNotAllowed() : notFound();
  // eslint-disable-next-line no-console -- tests fail on it, and a developer sees it.
  console.error(`The contract has no operation for ${request.method} ${pathname}`);
  close(problem.status);
  return toResponse(problemAnswer(problem, crypto.randomUUID()), crypto.randomUUID(), request.method);
}

function isKnown(pathname: string): boolean {
  return operationIds.some((id) =>
    new RegExp(`^${contractOperations[id].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  );
}
