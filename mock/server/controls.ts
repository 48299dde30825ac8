// The mock's controls for tests and developers, all under /mock.
import { z } from 'zod';
import { displayName } from '#core/records/shapes.ts';
import { isCrossSite } from '#core/room/cross-site.ts';
import { collect } from '#core/store/memory-objects.ts';
import { bodyOf } from '#server/http/limits/body-pace.ts';
import type { AppContext } from '#server/http/request-state.ts';
import { faultNamed } from '../world/fault-mistakes.ts';
import { isScenarioName, scenarioMistake } from '../world/scenario.ts';
import { changeSituation } from '../world/world.ts';
import { safeReturnTo } from '#core/identity/sign-in/return-to.ts';
import { type PageAnswer, signInPage, termsPage } from '../navigations.ts';
import { PERSONA_COOKIE } from './door.ts';
import { indexPage } from './index-page.ts';
import type { ServedRoom } from './served-world.ts';

const longestBody = 1_000_000;

type Control = (ctx: AppContext, room: ServedRoom, body: unknown) => unknown;

/** An invalid request; the message describes a valid one. */
class Misunderstood extends Error {}

const fault = z.strictObject({
  operationId: z.string(),
  status: z.unknown().optional(),
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  undocumented: z
    .strictObject({
      status: z.int().min(200).max(599),
      body: z.unknown().optional(),
      type: z.string().optional(),
      headers: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  delayMs: z.unknown().optional(),
  times: z.unknown().optional(),
  after: z.unknown().optional(),
});

const controls: Readonly<Record<string, Control>> = {
  'GET /mock': (ctx, room) => {
    ctx.type = 'text/html; charset=utf-8';
    return indexPage(room.world.ports.origin, room);
  },
  'GET /mock/personas': (_ctx, { world }) =>
    world.store.read(async (tx) => {
      const users = (await tx.users.list()).filter(({ deactivatedAt }) => deactivatedAt === null);
      return users.map((user) => ({ id: user.id, name: displayName(user), email: user.email, role: user.role }));
    }),
  'POST /mock/sign-in': async (ctx, { people }, body) => {
    const { persona } = read(z.strictObject({ persona: z.string() }), body);
    const { id, email, role } = await people.signIn(persona, ctx.state.client);
    return { id, email, role };
  },
  'GET /mock/sign-in': signInByPage,
  'GET /mock/terms': async (ctx, { world }) =>
    sendPage(ctx, await termsPage(world, new URL(ctx.url, world.ports.origin), signedInAs)),
  'POST /mock/reset': async (_ctx, room, body) => {
    const { scenario = room.world.situation.scenario } = read(
      z.strictObject({ scenario: z.string().optional() }),
      body ?? {},
    );
    if (!isScenarioName(scenario)) throw new Misunderstood(scenarioMistake(scenario));
    await room.begin(scenario);
    return { scenario, now: room.now() };
  },
  'GET /mock/faults': (_ctx, { world }) => world.situation.faults,
  'POST /mock/faults': (_ctx, { world }, body) => {
    const faults = [body].flat().map((one) => faultNamed(read(fault, one)));
    changeSituation(world, { faults: [...world.situation.faults, ...faults] });
    return world.situation.faults;
  },
  'DELETE /mock/faults': (_ctx, { world }) => {
    changeSituation(world, { faults: [] });
    return [];
  },
  'GET /mock/clock': (_ctx, room) => ({ now: room.now() }),
  'POST /mock/clock': (_ctx, room, body) => {
    const seconds = z.number().min(0).max(1e10);
    room.advance(read(z.strictObject({ advanceSeconds: seconds }), body).advanceSeconds);
    return { now: room.now() };
  },
  'GET /mock/calls': (_ctx, { world }) =>
    world.calls.all.map(({ operationId, method, url, status }) => ({ operationId, method, url, status })),
};

/** Answers under /mock; invalid requests get a message. */
export async function answerControl(ctx: AppContext, room: ServedRoom): Promise<void> {
  const path = ctx.path.replace(/\/$/, '');
  const control = controls[`${ctx.method} ${path}`];
  ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  try {
    if (!control) throw new Misunderstood(`There is no ${ctx.method} ${path}: ${Object.keys(controls).join(', ')}`);
    if (ctx.method !== 'GET' && isCrossSite(ctx, room.world.ports.origin)) throw new Misunderstood('From another site');
    const answer = await control(ctx, room, ctx.method === 'GET' ? null : await bodyFrom(ctx));
    if (answer !== undefined) ctx.body = typeof answer === 'string' ? answer : `${JSON.stringify(answer, null, 2)}\n`;
    if (typeof answer === 'object') ctx.type = 'application/json; charset=utf-8';
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    ctx.status = control ? 400 : 404;
    ctx.type = 'application/json; charset=utf-8';
    ctx.body = `${JSON.stringify({ message: error.message })}\n`;
  }
}

async function bodyFrom(ctx: AppContext): Promise<unknown> {
  const text = new TextDecoder().decode(await collect(bodyOf(ctx, 'whole'), longestBody));
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Misunderstood('The body is not JSON');
  }
}

function read<T>(shape: z.ZodType<T>, body: unknown): T {
  const { success, data, error } = shape.safeParse(body);
  if (!success) throw new Misunderstood(z.prettifyError(error));
  return data;
}

const signedInAs = (userId: string, page: string) =>
  `/mock/sign-in?${new URLSearchParams({ persona: userId, returnTo: page }).toString()}`;

function sendPage(ctx: AppContext, { status, headers, body }: PageAnswer): string {
  ctx.status = status;
  ctx.set({ ...headers });
  return new TextDecoder().decode(body instanceof Uint8Array ? body : undefined);
}

/** A browser chooses its persona on the page, and a cookie keeps it. */
async function signInByPage(ctx: AppContext, room: ServedRoom): Promise<string | undefined> {
  const { world, people } = room;
  const url = new URL(ctx.url, room.world.ports.origin);
  const chosen = url.searchParams.get('persona');
  if (chosen === null) return sendPage(ctx, await signInPage(world, url, signedInAs));
  const { id } = await people.signIn(chosen, ctx.state.client);
  ctx.cookies.set(PERSONA_COOKIE, id, { sameSite: 'lax' });
  ctx.redirect(safeReturnTo(url.searchParams.get('returnTo') ?? undefined) ?? '/mock/');
  return undefined;
}
