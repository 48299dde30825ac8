// The provider's two forms: signing in with a password, and creating an account from an invitation.
import Router from '@koa/router';
import type { Provider } from 'oidc-provider';
import * as z from 'zod';
import { ApiProblem } from '#core/call/errors.ts';
import type { Clock } from '#core/ports/clock.ts';
import { callerAt } from '#server/settings/addresses.ts';
import { readForm } from '#server/http/bodies/read-form.ts';
import type { AppContext, RequestState } from '#server/http/request-state.ts';
import { sessionCookie } from '#server/http/session-cookie.ts';
import { QueueFull } from '../passwords/password-queue.ts';
import type { Gatekeeper } from '../sign-in/gatekeeper.ts';
import type { Attempt, SignInLimits } from '../sign-in/sign-in-limits.ts';
import { demoChoices, type DemoDoor } from '#server/demonstration/demo-door.ts';
import { isPublished } from '#server/demonstration/demo-people.ts';
import { createAccountPage } from '../pages/create-account-page.ts';
import { sendPage } from '../pages/send-page.ts';
import { noticePage } from '../pages/notice-page.ts';
import { sendNotice, seenAddress } from '../pages/send-notice.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import type { Accounts } from './accounts.ts';
import type { Person } from './guessable-password.ts';
import { checkNewPassword } from './new-password.ts';
import { PROVIDER_PATH } from './place.ts';

export interface Invitations {
  /** Null for a token that is unknown, used or expired. Does not use it up. */
  find(token: string): Promise<Person | null>;
  /** Uses the token up. False if it was used or has expired in the meantime. */
  accept(token: string): Promise<boolean>;
}

export interface InteractionParts {
  provider: () => Promise<Provider>;
  accounts: Accounts;
  gatekeeper: Pick<Gatekeeper, 'invitations' | 'auditFailure'>;
  failedSignIns: SignInLimits;
  isDemoOpen: DemoDoor;
  clock: Clock;
}

/** How long many queued passwords take. */
const BUSY_SECONDS = 10;

const credentials = z.object({ email: z.string().max(320), password: z.string().max(1024) });
const newAccount = z.object({ password: z.string().max(1024), repeated: z.string().max(1024) });

export function interactionRoutes(parts: InteractionParts): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: `${PROVIDER_PATH}/interaction`, strict: true, sensitive: true });
  router.get('/:uid', (ctx) => withInteraction(ctx, parts, showForm));
  router.post('/:uid', (ctx) => withInteraction(ctx, parts, signIn));
  router.post('/:uid/account', (ctx) => withInteraction(ctx, parts, createAccount));
  return router;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
type Step = (ctx: AppContext, interaction: Interaction, parts: InteractionParts) => Promise<void>;

/** Runs a step of a sign-in that this browser has begun; others must start again. */
async function withInteraction(ctx: AppContext, parts: InteractionParts, step: Step): Promise<void> {
  const provider = await parts.provider();
  const interaction = await provider.interactionDetails(ctx.req, ctx.res).catch((error: unknown) => {
    // The sign-in can continue later if its state cannot be read at the moment.
    if (error instanceof ApiProblem) throw error;
    return null;
  });
  if (interaction?.prompt.name !== 'login' || !ctx.path.split('/').includes(interaction.uid)) {
    // The Back button after a sign-in leads to its form again.
    if (ctx.method === 'GET' && sessionCookie.read(ctx) !== null) ctx.redirect('/');
    else sendPage(ctx, 400, noticePage('stateLost'));
    return;
  }
  try {
    await step(ctx, interaction, parts);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    ctx.set('Retry-After', String(BUSY_SECONDS));
    sendNotice(ctx, 503, 'signInBusy');
  }
}

async function showForm(ctx: AppContext, interaction: Interaction, parts: InteractionParts): Promise<void> {
  const token = invitationOf(interaction);
  if (token === null) return showSignIn(ctx, interaction, parts, { status: 200, email: '', error: null });
  const invited = await parts.gatekeeper.invitations.find(token);
  if (!invited) sendPage(ctx, 200, noticePage('invitationEnded'));
  else if (await parts.accounts.findByEmail(invited.email))
    await showSignIn(ctx, interaction, parts, { status: 200, email: invited.email, error: null });
  else sendPage(ctx, 200, createAccountPage({ action: accountAction(interaction), email: invited.email, error: null }));
}

async function signIn(ctx: AppContext, interaction: Interaction, parts: InteractionParts): Promise<void> {
  const form = credentials.safeParse(await readForm(ctx));
  const { email, password } = form.data ?? { email: '', password: '' };
  let attempt: Attempt;
  try {
    attempt = await parts.failedSignIns.begin(ctx, email, (await parts.accounts.findByEmail(email))?.id ?? null);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 429) throw error;
    ctx.set(error.headers);
    sendNotice(ctx, error.status, 'tooManyAttempts', seenAddress(ctx));
    return;
  }
  const verified = await parts.accounts
    .verify(email, password, callerAt(ctx.state.client.ipAddress))
    .catch(async (error: unknown) => {
      await attempt.giveBack();
      throw error;
    });
  const account = isPublished(password) && !parts.isDemoOpen(ctx.req) ? null : verified;
  if (!account) {
    await parts.gatekeeper.auditFailure({ email, why: 'wrong e-mail address or password', client: ctx.state.client });
    const error = 'The e-mail address or the password is not right.';
    await showSignIn(ctx, interaction, parts, { status: 401, email, error });
    return;
  }
  await attempt.succeeded(account.id);
  await goOn(ctx, interaction, account.id, parts);
}

async function createAccount(ctx: AppContext, interaction: Interaction, parts: InteractionParts): Promise<void> {
  const token = invitationOf(interaction);
  const invited = token === null ? null : await parts.gatekeeper.invitations.find(token);
  if (token === null || !invited) {
    sendPage(ctx, 200, noticePage('invitationEnded'));
    return;
  }
  const form = newAccount.safeParse(await readForm(ctx)).data ?? { password: '', repeated: '' };
  const error = await checkNewPassword(form, invited, callerAt(ctx.state.client.ipAddress));
  if (error) {
    sendPage(ctx, 400, createAccountPage({ action: accountAction(interaction), email: invited.email, error }));
    return;
  }
  const { email, firstName: givenName, lastName: familyName } = invited;
  const profile = { email, isEmailVerified: true, givenName, familyName, password: form.password };
  const account = await parts.accounts.create(profile, callerAt(ctx.state.client.ipAddress));
  if (!account) return showSignIn(ctx, interaction, parts, { status: 200, email: invited.email, error: null });
  if (!(await parts.gatekeeper.invitations.accept(token))) {
    await parts.accounts.remove(account.id);
    sendPage(ctx, 200, noticePage('invitationEnded'));
    return;
  }
  await goOn(ctx, interaction, account.id, parts);
}

/** Returns to the provider, which redirects to the data room. */
async function goOn(
  ctx: AppContext,
  interaction: Interaction,
  accountId: string,
  parts: InteractionParts,
): Promise<void> {
  const provider = await parts.provider();
  // Another user's session in this browser ends, whichever tab began it; the provider itself would need a script.
  const session = await provider.Session.get(ctx);
  if (session.accountId !== undefined && session.accountId !== accountId) await session.destroy();
  interaction.session = undefined;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
  // By the room's clock, by which sessions are as old as this.
  const login = { accountId, remember: false, ts: Math.floor(parts.clock.now().getTime() / 1000) };
  const next = await provider.interactionResult(ctx.req, ctx.res, { login }, { mergeWithLastSubmission: false });
  ctx.redirect(next);
  ctx.status = 303;
}

async function showSignIn(
  ctx: AppContext,
  interaction: Interaction,
  parts: InteractionParts,
  { status, email, error }: { status: number; email: string; error: string | null },
): Promise<void> {
  const action = `${PROVIDER_PATH}/interaction/${interaction.uid}`;
  const isOffered = (email === '' || error) && parts.isDemoOpen(ctx.req);
  const choices = isOffered ? await demoChoices(parts.accounts) : [];
  sendPage(ctx, status, signInPage({ action, email, error, demoChoices: choices }));
}

function accountAction(interaction: Interaction): string {
  return `${PROVIDER_PATH}/interaction/${interaction.uid}/account`;
}

function invitationOf({ params }: Interaction): string | null {
  const { invitation } = params;
  return typeof invitation === 'string' ? invitation : null;
}
