// Refuses changing requests from another site on all paths, including the provider's forms.
import { isForgeable } from '#core/room/cross-site.ts';
import { crossSite } from '#core/call/errors.ts';
import { sendProblem } from './send-answer.ts';
import type { AppMiddleware } from './request-state.ts';

export function refuseCrossSite(publicUrl: string): AppMiddleware {
  return (ctx, next) => (isForgeable(ctx, publicUrl) ? sendProblem(ctx, crossSite()) : next());
}
