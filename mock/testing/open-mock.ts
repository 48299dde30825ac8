// The mock without a browser, over the same handlers, for tests in Node.
import { getResponse } from 'msw';
import { createHandlers } from '../handlers.ts';
import { calm, type Situation } from '../world/situation.ts';
import type { Scenario } from '../world/scenario.ts';
import { createMemoryWorld, type World } from '../world/world.ts';

export interface MockRoom {
  world: World;
  /** Answers a request of this path. Redirects are returned, not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

const origin = 'http://localhost';

/** Opens a room in memory and answers calls to it. */
export async function openMock(scenario: Scenario, situation: Partial<Situation> = {}): Promise<MockRoom> {
  const now = new Date(scenario.now);
  const world = await createMemoryWorld(
    scenario,
    { ...calm, scenario: 'of-a-test', persona: 'admin', ...situation },
    { origin, clock: { now: () => now } },
  );
  const handlers = createHandlers(() => world);
  return {
    world,
    async fetch(path, init) {
      const response = await getResponse(handlers, new Request(new URL(path, origin), init), { baseUrl: origin });
      if (!response) throw new Error(`The mock has no handler for ${init?.method ?? 'GET'} ${path}`);
      return response;
    },
  };
}
