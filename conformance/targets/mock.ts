// The mock's handlers in Node: one world, and for each person a view of it, as if each sat at a browser of their own.
import { getResponse } from 'msw';
import { emailKey } from '#core/records.ts';
import { empty } from '#core/scenarios/empty.ts';
import { createHandlers } from '#mock/handlers.ts';
import { signInAs } from '#mock/persona.ts';
import { calm } from '#mock/situation.ts';
import { createMemoryWorld, type World } from '#mock/world.ts';
import { readAnswer, roles, type Role, type Target, type Who, type WireRequest } from '../target.ts';

const origin = 'http://localhost';
const client = { ipAddress: '127.0.0.1', userAgent: null };

export interface MockTarget extends Target {
  world: World;
}

/** Opens a room with one person of each role, all of them signed in. */
export async function openMockTarget(): Promise<MockTarget> {
  const situation = { ...calm, scenario: 'empty', persona: null };
  const clock = { now: () => new Date() };
  const world = await createMemoryWorld(empty, situation, { origin, clock, at: new Date() });
  const views = Object.fromEntries(
    [...roles, 'nobody' as const].map((who) => [who, { ...world, situation: { ...situation } }]),
  ) as Record<Who, World>;
  const signIn = async (role: Role): Promise<void> => {
    const persona = await personOf(world, role);
    if (!(await signInAs(world.ports, persona, client))) throw new Error(`The mock does not let the ${role} in`);
    views[role].situation = { ...situation, persona };
  };
  for (const role of roles) await signIn(role);

  const answer = async (view: World, { method, path, headers, body }: WireRequest) => {
    const request = new Request(new URL(path, origin), { method, headers, ...(body === null ? {} : { body }) });
    const response = await getResponse(
      createHandlers(() => view),
      request,
      { baseUrl: origin },
    );
    if (!response) throw new Error(`The mock has no handler for ${method} ${path}`);
    return readAnswer(response);
  };
  return {
    name: 'mock',
    world,
    send: (request) => answer(views[request.who], request),
    signIn,
    async fault(status, request) {
      const view = views[request.who];
      const faults = [{ operationId: '*' as const, status }];
      return [await answer({ ...view, situation: { ...view.situation, faults } }, request)];
    },
    close() {
      world.end();
      return Promise.resolve();
    },
  };
}

/** Who comes in as this role: the person with the e-mail address, even under another id by now. */
async function personOf({ store }: World, role: Role): Promise<string | null> {
  const email = emailKey(empty.users.find((user) => user.role === role)?.email ?? '');
  const [person] = await store.read((tx) => tx.users.by('email', email));
  return person?.id ?? null;
}
