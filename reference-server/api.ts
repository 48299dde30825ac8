// The Koa door: passes requests to the room as they came, and sends its answers. The session is in a cookie.
import type { Answer, NavigationId } from '#core/call/operation.ts';
import type { Query } from '#core/call/query.ts';
import type { ApiAnswer, ApiRequest } from '#core/call/request.ts';
import type { Room } from '#core/room/room.ts';
import { isForApi } from '#core/room/routes.ts';
import type { NavigationParts } from './auth/sign-in/navigation-parts.ts';
import { requestParts } from './http/request-parts.ts';
import { coderFor } from './speed/ready-bytes.ts';
import type { AppContext, AppMiddleware } from './http/request-state.ts';
import { sendAnswer } from './http/send-answer.ts';

export interface ApiDoor extends Pick<NavigationParts, 'session' | 'half' | 'signedOut'> {
  room: Room;
  navigate(ctx: AppContext, navigation: NavigationId, query: Query): Promise<Answer>;
}

export function apiDoor(door: ApiDoor): AppMiddleware {
  return async (ctx, next) => {
    if (!isForApi(ctx.url)) {
      await next();
      return;
    }
    const answer = await door.room.answer(requestOf(ctx, door));
    if (answer.userId !== null) ctx.state.userId = answer.userId;
    if (answer.operationId !== null) ctx.state.operationId = answer.operationId;
    keepCookiesInStep(ctx, door, answer);
    await sendAnswer(ctx, answer);
  };
}

function requestOf(ctx: AppContext, door: ApiDoor): ApiRequest {
  return {
    ...requestParts(ctx),
    session: door.session.read(ctx),
    coder: coderFor(ctx),
    navigate: (navigation, query) => door.navigate(ctx, navigation, query),
  };
}

/** The cookie lives as long as the session: it is renewed when a page opens, and deleted at logout. */
function keepCookiesInStep(ctx: AppContext, { session, half, signedOut }: ApiDoor, answer: ApiAnswer): void {
  const token = session.read(ctx);
  if (answer.session === 'renewed' && token !== null) session.write(ctx, token);
  if (answer.session !== 'ended' && answer.session !== 'unknown') return;
  session.clear(ctx);
  // A provider that remembers the user must not start a new session after one that was ended or idle.
  signedOut.set(ctx);
  if (answer.session === 'ended') half.clear(ctx);
}
