// The pages between the provider's callback and the session. Requests without a valid half sign-in get an error page.
import Router from '@koa/router';
import { RefusedHalfway } from '#core/identity/sign-in/half-sign-in.ts';
import { FactorIsThere, HalfSignInEnded, type OpenHalf } from '#core/identity/sign-in/half-steps.ts';
import { ApiProblem } from '#core/call/errors.ts';
import type { AppContext, RequestState } from '#server/http/request-state.ts';
import { sessionId } from '#server/http/session-cookie.ts';
import { TERMS_PATH } from '../terms/terms-place.ts';
import { sendNotice } from '../pages/send-notice.ts';
import { sendRefusal } from '../sign-in/send-refusal.ts';
import { addApp, addPasskey, prove, showApp, showPasskey, showRecovery, showStart } from './steps.ts';
import { halfCookie, leaveHalf } from './half-cookie.ts';
import { places, seeOther } from './places.ts';
import { markOf } from './proven-browser.ts';
import type { SecondFactorParts } from './second-factor-parts.ts';

type Step = (ctx: AppContext, open: OpenHalf, parts: SecondFactorParts) => Promise<void> | void;

export function secondFactorRoutes(parts: SecondFactorParts): Router<RequestState> {
  const router = new Router<RequestState>({ strict: true, sensitive: true });
  const at = (step: Step) => (ctx: AppContext) => withHalf(ctx, parts, step);
  router.get(places.start, at(showStart));
  router.post(places.start, at(prove));
  router.get(places.recovery, at(showRecovery));
  router.get(places.app, at(onlyFirst(showApp)));
  router.post(places.app, at(onlyFirst(addApp)));
  router.get(places.passkey, at(onlyFirst(showPasskey)));
  router.post(places.passkey, at(onlyFirst(addPasskey)));
  return router;
}

/** Users who have a factor must prove it; the transaction checks this again. */
function onlyFirst(step: Step): Step {
  return (ctx, open, parts) => {
    if (open.half.factors.length > 0) throw new FactorIsThere();
    return step(ctx, open, parts);
  };
}

async function withHalf(ctx: AppContext, parts: SecondFactorParts, step: Step): Promise<void> {
  const token = halfCookie.read(ctx);
  try {
    const open =
      token === null ? null : await parts.gatekeeper.openHalf(token, ctx.state.client, (userId) => markOf(ctx, userId));
    if (!open) throw new HalfSignInEnded();
    await step(ctx, open, parts);
  } catch (error) {
    if (error instanceof FactorIsThere) seeOther(ctx, places.start);
    else if (error instanceof RefusedHalfway) await refuse(ctx, parts, error);
    else if (error instanceof HalfSignInEnded) {
      // A session that waits for terms has the same cookie.
      const waiting = token && (await parts.gatekeeper.terms.before(sessionId(token), ctx.state.client));
      if (!waiting) halfCookie.clear(ctx);
      if (waiting) seeOther(ctx, TERMS_PATH);
      else sendNotice(ctx, 400, 'halfSignInEnded');
    } else if (error instanceof ApiProblem && error.status === 429) {
      ctx.set(error.headers);
      sendNotice(ctx, 429, 'tooManyCodes');
    } else throw error;
  }
}

/** A refusal by network may be retried from an allowed one; after an ended access, sign-in must begin again. */
async function refuse(
  ctx: AppContext,
  parts: SecondFactorParts,
  { reason, message, user }: RefusedHalfway,
): Promise<void> {
  const { id: userId, email, expiresAt: endedAt } = user;
  await parts.gatekeeper.auditFailure({ email, userId, why: message, client: ctx.state.client });
  if (reason === 'access-ended') await leaveHalf(ctx, parts);
  sendRefusal(ctx, { reason, ...(reason === 'access-ended' && endedAt ? { endedAt } : {}) });
}
