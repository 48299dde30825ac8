// The service worker's door: hands a request in as it came, and carries the answer out. What the situation disturbs is
// never asked.
import { http, type HttpHandler } from 'msw';
import { ApiProblem } from '#core/desk/errors.ts';
import type { ApiRequest } from '#core/desk/request.ts';
import { findRoute, isForApi } from '#core/desk/routes.ts';
import { disturb } from './faults.ts';
import { signInPage } from './navigations.ts';
import { apiRequest, readBody, recordable, targetOf } from './request.ts';
import { toResponse } from './response.ts';
import { changeSituation, type World } from './world/world.ts';

/** Handlers over the world of the moment: a test swaps its world without touching the worker. */
export function createHandlers(currentWorld: () => World): HttpHandler[] {
  return [
    http.all(
      ({ request }) => isForApi(targetOf(request)),
      ({ request }) => serve(currentWorld(), request),
    ),
    http.get('/mock/sign-in', ({ request }) => signInPage(currentWorld(), new URL(request.url))),
  ];
}

async function serve(world: World, request: Request): Promise<Response> {
  const body = await readBody(request);
  const asked = apiRequest(world, request, body);
  const route = findRoute(asked);
  const operationId = route instanceof ApiProblem ? null : route.operationId;
  const close = world.calls.open({ operationId, ...recordable(request, body) });
  if (operationId === null) sayUnknown(request);
  const disturbed = operationId === null ? null : await disturb(world, operationId, asked);
  const response = disturbed ?? (await answer(world, asked));
  close(response.status);
  return response;
}

async function answer(world: World, asked: ApiRequest): Promise<Response> {
  await world.sync();
  const answered = await world.room.answer(asked);
  if (answered.session === 'ended') changeSituation(world, { persona: null });
  return toResponse(answered);
}

/** A call that the contract does not have is a mistake in the app: say so where nobody can miss it. */
function sayUnknown(request: Request): void {
  // eslint-disable-next-line no-console -- tests fail on it, and a developer sees it.
  console.error(`The contract has no operation for ${request.method} ${new URL(request.url).pathname}`);
}
