// Back-channel logout: another identity provider reports a sign-out, and the user's sessions end here as well.
import Router from '@koa/router';
import * as z from 'zod';
import type { SharedMemory } from '#core/store/shared-memory.ts';
import type { ProviderLogout } from '#core/identity/sessions/sessions.ts';
import type { Limits } from '#core/ports/limits.ts';
import { readForm } from '#server/http/bodies/read-form.ts';
import type { AppContext, RequestState } from '#server/http/request-state.ts';
import type { NavigationParts } from '../sign-in/navigation-parts.ts';
import { LogoutTokenRefused, LogoutTokens } from './logout-token.ts';
import { explainFault } from '../client/provider-fault.ts';

interface LogoutParts extends Pick<NavigationParts, 'provider' | 'gatekeeper' | 'log'> {
  limits: Limits;
  shared: SharedMemory;
}

const form = z.object({ logout_token: z.string().max(16_384) });

export function logoutRoutes(parts: LogoutParts): Router<RequestState> {
  const router = new Router<RequestState>({ strict: true, sensitive: true });
  const tokens = new LogoutTokens(parts.provider, parts.shared);
  router.post('/auth/backchannel-logout', (ctx) => endSessions(ctx, tokens, parts));
  return router;
}

async function endSessions(ctx: AppContext, tokens: LogoutTokens, parts: LogoutParts): Promise<void> {
  const { client, requestId } = ctx.state;
  await parts.limits.count({ userId: null, client, of: 'logouts' });
  const sent = form.safeParse(await readForm(ctx));
  try {
    if (!sent.success) throw new LogoutTokenRefused('there is no logout_token');
    const end = (ended: ProviderLogout) => parts.gatekeeper.endByProvider(ended, client);
    const sessions = await tokens.use(sent.data.logout_token, end);
    parts.log.info({ requestId, sessions }, 'the identity provider ended sessions');
    ctx.status = 200;
    ctx.body = '';
  } catch (error) {
    const isRefused = error instanceof LogoutTokenRefused;
    const { facts } = explainFault(error);
    parts.log.warn({ requestId, address: client.ipAddress, ...facts }, 'a logout token did nothing');
    ctx.status = isRefused ? 400 : 503;
    ctx.body = isRefused
      ? { error: 'invalid_request', error_description: error.message }
      : { error: 'temporarily_unavailable' };
  }
}
