// The service worker's door: passes requests to the room as they came, and returns its answers.
import { http, type HttpHandler } from 'msw';
import { isForApi } from '#core/room/routes.ts';
import { signInPage, termsPage } from './navigations.ts';
import { apiRequest, leaving, readBody, recordable, targetOf } from './request.ts';
import { toResponse } from './response.ts';
import { serve } from './serve.ts';
import type { World } from './world/world.ts';

/** Handlers of the present world, which tests replace without touching the worker. */
export function createHandlers(currentWorld: () => World): HttpHandler[] {
  return [
    http.all(
      ({ request }) => isForApi(targetOf(request)),
      ({ request }) => answer(currentWorld(), request),
    ),
    http.get('/mock/sign-in', async ({ request }) => {
      const world = currentWorld();
      return toResponse(await signInPage(world, new URL(request.url), signedInAs));
    }),
    http.get('/mock/terms', async ({ request }) =>
      toResponse(await termsPage(currentWorld(), new URL(request.url), signedInAs)),
    ),
  ];
}

async function answer(world: World, request: Request): Promise<Response> {
  const body = await readBody(request);
  return serve(world, apiRequest(world, request, body), recordable(request, body), leaving(world));
}

/** The target of a choice on the sign-in page: the requested page, which takes the persona from its address. */
function signedInAs(userId: string, page: string): string {
  return `${page}${page.includes('?') ? '&' : '?'}persona=${encodeURIComponent(userId)}`;
}
