// The callback from the identity provider: starts a session, or shows a page and logs why there is none. Only failures
// of the user count as failed sign-ins: against the address, and in the audit log.
import type { Logger } from 'pino';
import { ApiProblem } from '#core/call/errors.ts';
import type { Identity } from '#core/identity/sign-in/admission.ts';
import type { AppContext } from '#server/http/request-state.ts';
import type { LoginTransaction } from './login-transactions.ts';
import type { NavigationParts } from './navigation-parts.ts';
import { sendRefusal } from './send-refusal.ts';
import { takeSession } from './take-session.ts';
import { sendNotice, seenAddress } from '../pages/send-notice.ts';
import { halfCookie, leaveHalf } from '../second-factor/half-cookie.ts';
import { SECOND_FACTOR_PATH } from '../second-factor/places.ts';
import { IS_SIGNED_OUT, signedOutMark } from '../sign-out/signed-out-mark.ts';
import { explainFault, plainLine, type ProviderFault } from '../client/provider-fault.ts';

export async function finishLogin(ctx: AppContext, parts: NavigationParts): Promise<void> {
  const state = single(ctx, 'state') ?? '';
  const transaction = await parts.transactions.finish(ctx, state);
  if (typeof transaction === 'string') {
    const providerError = single(ctx, 'error');
    const facts = {
      code: 'state lost',
      detail: transaction,
      ...(providerError !== null && { error: plainLine(providerError, [state]) }),
    };
    await endWithout(ctx, parts, { kind: 'unproven', facts });
    return;
  }
  const found = await identify(ctx, parts, transaction);
  if ('facts' in found) return endWithout(ctx, parts, found);
  const { returnTo } = transaction;
  const outcome = await parts.gatekeeper.signIn(found, { client: ctx.state.client, returnTo });
  if (outcome.state === 'refused') {
    // Otherwise the provider would sign the same user in without asking.
    signedOutMark.write(ctx, IS_SIGNED_OUT);
    sendRefusal(ctx, outcome);
    return;
  }
  if (outcome.state === 'half') {
    await leaveHalf(ctx, parts);
    halfCookie.write(ctx, outcome.token);
    ctx.redirect(SECOND_FACTOR_PATH);
    return;
  }
  ctx.redirect(await takeSession(ctx, parts, { ...outcome, returnTo }));
}

async function identify(
  ctx: AppContext,
  { publicUrl, provider }: NavigationParts,
  transaction: LoginTransaction,
): Promise<Identity | ProviderFault> {
  try {
    return await provider.identify(new URL(`${publicUrl}/auth/callback${ctx.search}`), transaction);
  } catch (error) {
    const { state, nonce, verifier } = transaction;
    return explainFault(error, [single(ctx, 'code') ?? '', state, nonce, verifier]);
  }
}

async function endWithout(ctx: AppContext, parts: NavigationParts, { kind, facts }: ProviderFault): Promise<void> {
  if (kind === 'unreachable' || kind === 'answered') {
    logFault(parts.log, ctx, facts, 'error');
    const [status, name] =
      kind === 'unreachable' ? ([503, 'providerUnreachable'] as const) : ([502, 'providerError'] as const);
    sendNotice(ctx, status, name, reference(ctx));
    return;
  }
  const { client } = ctx.state;
  try {
    await parts.failedSignIns.countReturn(ctx);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 429) throw error;
    ctx.set(error.headers);
    sendNotice(ctx, error.status, 'tooManyAttempts', seenAddress(ctx));
    return;
  }
  logFault(parts.log, ctx, facts, 'warn');
  const isRefused = kind === 'refused';
  const why = isRefused
    ? `the identity provider refused it (${facts.error ?? facts.code})`
    : 'it came back without a valid state or code';
  await parts.gatekeeper.auditFailure({ email: null, why, client });
  // The page offers another account, so the provider must ask again.
  signedOutMark.write(ctx, IS_SIGNED_OUT);
  if (isRefused) sendNotice(ctx, 403, 'refusedAtProvider');
  else sendNotice(ctx, 400, 'stateLost');
}

export function logFault(log: Logger, ctx: AppContext, facts: ProviderFault['facts'], level: 'warn' | 'error'): void {
  const { requestId, client } = ctx.state;
  log[level]({ requestId, address: client.ipAddress, ...facts }, 'a sign-in failed');
}

/** The id under which the log gives the reason. */
export const reference = (ctx: AppContext): string => `Reference: ${ctx.state.requestId}`;

/** A query parameter that occurs once. */
export function single(ctx: AppContext, name: string): string | null {
  const value = ctx.query[name];
  return typeof value === 'string' ? value : null;
}
