// The Koa door: passes requests to the room as they came, and sends its answers. The session is in a cookie.
import type { Answer, NavigationId } from '#core/call/operation.ts';
import type { Query } from '#core/call/query.ts';
import type { ApiAnswer } from '#core/call/request.ts';
import type { Room } from '#core/room/room.ts';
import { isForApi } from '#core/room/routes.ts';
import { halfCookie } from './auth/second-factor/half-cookie.ts';
import { IS_SIGNED_OUT, signedOutMark } from './auth/sign-out/signed-out-mark.ts';
import { requestParts } from './http/request-parts.ts';
import { coderFor } from './speed/ready-bytes.ts';
import type { AppContext, AppMiddleware } from './http/request-state.ts';
import { sessionCookie } from './http/session-cookie.ts';
import { sendAnswer } from './http/send-answer.ts';

export interface ApiDoor {
  room: Room;
  navigate(ctx: AppContext, navigation: NavigationId, query: Query): Promise<Answer>;
}

export function apiDoor(door: ApiDoor): AppMiddleware {
  return async (ctx, next) => {
    if (!isForApi(ctx.url)) {
      await next();
      return;
    }
    const answer = await door.room.answer({
      ...requestParts(ctx),
      session: sessionCookie.read(ctx),
      coder: coderFor(ctx),
      navigate: (navigation, query) => door.navigate(ctx, navigation, query),
    });
    if (answer.userId !== null) ctx.state.userId = answer.userId;
    if (answer.operationId !== null) ctx.state.operationId = answer.operationId;
    keepCookiesInStep(ctx, answer);
    await sendAnswer(ctx, answer);
  };
}

/** The cookie lives as long as the session: it is renewed when a page opens, and deleted at logout. */
function keepCookiesInStep(ctx: AppContext, { session }: ApiAnswer): void {
  const token = sessionCookie.read(ctx);
  if (session === 'renewed' && token !== null) sessionCookie.write(ctx, token);
  if (session !== 'ended' && session !== 'unknown') return;
  sessionCookie.write(ctx, null);
  // A provider that remembers the user must not start a new session after one that was ended or idle.
  signedOutMark.write(ctx, IS_SIGNED_OUT);
  if (session === 'ended') halfCookie.clear(ctx);
}
