// The mock's handlers in Node.
import { getResponse, type HttpHandler } from 'msw';
import { createHandlers } from '../../mock/handlers.ts';
import type { World } from '../../mock/world/world.ts';
import type { OwnTarget } from '../target.ts';
import { openWorld, origin } from './views.ts';

/** Opens a room with one user of each role, all signed in. */
export function openMockTarget(): Promise<OwnTarget> {
  const handlers = new WeakMap<World, HttpHandler[]>();
  return openWorld('mock', (world, request) => {
    const known = handlers.get(world) ?? createHandlers(() => world);
    handlers.set(world, known);
    return getResponse(known, request, { baseUrl: origin });
  });
}
