// The mock's HTTP door: passes requests to the room as they came, and returns its answers.
import type { ApiRequest } from '#core/call/request.ts';
import { requestParts } from '#server/http/request-parts.ts';
import type { AppContext } from '#server/http/request-state.ts';
import { sendAnswer } from '#server/http/send-answer.ts';
import { navigate } from '../navigations.ts';
import { serve } from '../serve.ts';
import type { World } from '../world/world.ts';
import type { ServedRoom } from './served-world.ts';

export const PERSONA_COOKIE = 'mock_persona';

/** The caller: by header, otherwise by the choice on the sign-in page, otherwise by the command's option. */
export function personaOf(ctx: AppContext, otherwise: string | null): string | null {
  const bearer = ctx.get('authorization').replace(/^Bearer +/i, '');
  const personas = [ctx.get('x-mock-persona'), bearer, ctx.cookies.get(PERSONA_COOKIE)];
  return personas.find((persona) => persona !== undefined && persona !== '') ?? otherwise;
}

export async function answerCall(ctx: AppContext, { world }: ServedRoom, persona: string | null): Promise<void> {
  const onSignedOut = () => void ctx.cookies.set(PERSONA_COOKIE, null, { sameSite: 'lax' });
  const request = requestOf(ctx, world, { persona, onSignedOut });
  const response = await serve(world, request, recorded(ctx), onSignedOut);
  if (response.type === 'error') {
    ctx.respond = false;
    ctx.res.destroy();
    return;
  }
  const body = response.body === null ? null : new Uint8Array(await response.arrayBuffer());
  await sendAnswer(ctx, { status: response.status, headers: Object.fromEntries(response.headers), body });
}

function requestOf(
  ctx: AppContext,
  world: World,
  { persona, onSignedOut }: { persona: string | null; onSignedOut: () => void },
): ApiRequest {
  const request: ApiRequest = {
    ...requestParts(ctx),
    session: persona,
    navigate: (navigation, query) => navigate(world, request, { navigation, query, onSignedOut }),
  };
  return request;
}

function recorded(ctx: AppContext) {
  const length = Number(ctx.get('content-length'));
  return {
    method: ctx.method,
    url: ctx.url,
    path: ctx.url.split('?', 1)[0] ?? '',
    headers: Object.fromEntries(Object.entries(ctx.headers).map(([name, value]) => [name, String(value)])),
    credentials: 'include' as const,
    cache: 'default' as const,
    body: length > 0 ? length : null,
  };
}
