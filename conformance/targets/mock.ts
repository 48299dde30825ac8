// The mock's handlers in Node: one world, and for each person a view of it, as if each sat at a browser of their own.
import { getResponse, type HttpHandler } from 'msw';
import { emailKey } from '#core/records/records.ts';
import { empty } from '#server/scenarios/empty.ts';
import { createHandlers } from '#mock/handlers.ts';
import { signInAs } from '#mock/persona.ts';
import { calm } from '#mock/world/situation.ts';
import { createMemoryWorld, type World } from '#mock/world/world.ts';
import {
  readAnswer,
  roles,
  type OwnTarget,
  type Role,
  type Who,
  type WireAnswer,
  type WireRequest,
} from '../target.ts';

const origin = 'http://localhost';
const client = { ipAddress: '127.0.0.1', userAgent: null };

/** Opens a room with one person of each role, all of them signed in. */
export async function openMockTarget(): Promise<OwnTarget> {
  let views = await openViews();
  return {
    name: 'mock',
    send: (request) => answer(views[request.who], request),
    signIn: (role) => signIn(views, role),
    async fault(status, request) {
      const view = views[request.who];
      const before = view.world.situation;
      view.world.situation = { ...before, faults: [{ operationId: '*', status }] };
      try {
        return [await answer(view, request)];
      } finally {
        view.world.situation = before;
      }
    },
    async reset() {
      views.nobody.world.end();
      views = await openViews();
    },
    close() {
      views.nobody.world.end();
      return Promise.resolve();
    },
  };
}

/** What one person sees: the rows and files are everybody's, the situation is their own. */
interface View {
  world: World;
  handlers: HttpHandler[];
}

type Views = Readonly<Record<Who, View>>;

async function openViews(): Promise<Views> {
  const situation = { ...calm, scenario: 'empty', persona: null };
  const clock = { now: () => new Date() };
  const world = await createMemoryWorld(empty, situation, { origin, clock, at: new Date() });
  const view = (): View => {
    const own = { ...world, situation };
    return { world: own, handlers: createHandlers(() => own) };
  };
  const views = { nobody: view(), admin: view(), manager: view(), analyst: view(), viewer: view() };
  for (const role of roles) await signIn(views, role);
  return views;
}

async function signIn(views: Views, role: Role): Promise<void> {
  const { world } = views[role];
  const persona = await personOf(world, role);
  if (!(await signInAs(world.ports, persona, client))) throw new Error(`The mock does not let the ${role} in`);
  world.situation = { ...world.situation, persona };
}

async function answer({ handlers }: View, { method, path, headers, body }: WireRequest): Promise<WireAnswer> {
  const request = new Request(new URL(path, origin), { method, headers, ...(body === null ? {} : { body }) });
  const response = await getResponse(handlers, request, { baseUrl: origin });
  if (!response) throw new Error(`The mock has no handler for ${method} ${path}`);
  return readAnswer(response);
}

/** Who comes in as this role: the person with the e-mail address, even under another id by now. */
async function personOf({ store }: World, role: Role): Promise<string | null> {
  const email = emailKey(empty.users.find((user) => user.role === role)?.email ?? '');
  const [person] = await store.read((tx) => tx.users.by('email', email));
  return person?.id ?? null;
}
