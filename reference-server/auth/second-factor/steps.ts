// The pages of a sign-in that request a second factor, or set up the first one of users who have none and need one.
import * as z from 'zod';
import type { Added } from '#core/identity/second-factor/enrolment/adding.ts';
import { type Finished, isWrongFactor, type OpenHalf } from '#core/identity/sign-in/half-steps.ts';
import { ApiProblem } from '#core/call/errors.ts';
import { readForm } from '#server/http/bodies/read-form.ts';
import type { AppContext } from '#server/http/request-state.ts';
import { sendPage } from '../pages/send-page.ts';
import { appPage, type AppPage, choosePage, passkeyPage, type PasskeyPage } from './pages/enrol-pages.ts';
import { savedCodesPage } from './pages/saved-codes-page.ts';
import { parsedOrNull, places, seeOther } from './places.ts';
import { takeProven } from './proven-browser.ts';
import type { SecondFactorParts } from './second-factor-parts.ts';
import type { Shown } from '#core/identity/second-factor/claims.ts';
import { noticePage } from '../pages/notice-page.ts';
import { askPage, recoveryPage } from './pages/ask-page.ts';

const APP_NAME = 'Authenticator app';
const WRONG_NAME = 'Give it a name of letters that can be shown, at most 100.';

const name = z.string().max(200).default('');
const task = z.string().max(64).default('');
const appForm = z.object({ task, name, code: z.string().max(64).default('') });
const passkeyForm = z.object({ task, name, response: z.string().max(16_384).default('') });

export function showApp(ctx: AppContext, open: OpenHalf): Promise<void> {
  return sendApp(ctx, open, { status: 200, task: null, name: APP_NAME, wrong: null });
}

export async function addApp(ctx: AppContext, open: OpenHalf, parts: SecondFactorParts): Promise<void> {
  const sent = appForm.safeParse(await readForm(ctx)).data ?? { task: '', name: APP_NAME, code: '' };
  try {
    await finish(ctx, parts, await open.addApp({ id: sent.task, code: sent.code, name: sent.name }));
  } catch (error) {
    const wrong = faultOf(error, 'code', 'That code is not right. Enter the one that the app shows now.');
    await sendApp(ctx, open, { ...wrong, task: sent.task, name: sent.name });
  }
}

interface AppTry extends Pick<AppPage, 'name' | 'wrong'> {
  status: number;
  task: string | null;
}

/** Shows the same secret again, which may be in the app already; a new one if it has expired. */
async function sendApp(ctx: AppContext, open: OpenHalf, { status, task: id, name: called, wrong }: AppTry) {
  const begun = id === null ? null : await open.appBegun(id);
  const { id: taskId, secret, uri } = begun ?? (await open.beginApp());
  const isOver = id !== null && !begun;
  const over = {
    field: 'code',
    message: 'That took too long. Scan the new code, then enter what the app shows.',
  } as const;
  const shown = { email: open.half.user.email, task: taskId, secret, uri, name: called };
  sendPage(ctx, status, appPage({ ...shown, wrong: isOver ? over : wrong }));
}

export function showPasskey(ctx: AppContext, open: OpenHalf, { devices }: SecondFactorParts): Promise<void> {
  const { browser, system } = devices.describe(ctx.state.client.userAgent);
  const device = [browser, system].filter((known) => known !== null).join(', ');
  return sendPasskey(ctx, open, { status: 200, name: device || 'Passkey', wrong: null });
}

export async function addPasskey(ctx: AppContext, open: OpenHalf, parts: SecondFactorParts): Promise<void> {
  const sent = passkeyForm.safeParse(await readForm(ctx)).data ?? { task: '', name: '', response: '' };
  const passkey = { id: sent.task, name: sent.name, response: parsedOrNull(sent.response) };
  try {
    await finish(ctx, parts, await open.addPasskey(passkey));
  } catch (error) {
    const wrong = faultOf(error, 'passkey', 'That passkey was not accepted. Try again, or choose another way.');
    await sendPasskey(ctx, open, { ...wrong, name: sent.name });
  }
}

/** Each answer has its own challenge. */
async function sendPasskey(
  ctx: AppContext,
  open: OpenHalf,
  { status, ...page }: Pick<PasskeyPage, 'name' | 'wrong'> & { status: number },
): Promise<void> {
  const { id, options } = await open.beginPasskey();
  sendPage(ctx, status, passkeyPage({ email: open.half.user.email, task: id, options, ...page }));
}

/** Starts the session, and shows the recovery codes this one time. */
async function finish(ctx: AppContext, parts: SecondFactorParts, { recoveryCodes, value }: Added<Finished>) {
  const goOn = await takeProven(ctx, parts, value);
  if (recoveryCodes === null) seeOther(ctx, goOn);
  else sendPage(ctx, 200, savedCodesPage({ email: value.user.email, codes: recoveryCodes, goOn }));
}

/** Errors that the user can correct; others are thrown again. */
function faultOf<Field extends string>(error: unknown, field: Field, message: string) {
  if (isWrongFactor(error)) return { status: 403, wrong: { field, message } };
  if (!(error instanceof ApiProblem)) throw error;
  // The enrolment has expired.
  if (error.status === 404) return { status: 403, wrong: { field, message } };
  if (error.status === 400) return { status: 400, wrong: { field: 'name' as const, message: WRONG_NAME } };
  throw error;
}

const form = z.object({
  method: z.enum(['totp', 'recovery-code', 'passkey']),
  code: z.string().max(64).default(''),
  task: z.string().max(64).default(''),
  response: z.string().max(16_384).default(''),
});

/** More than a user's own slips, since the fifth within five minutes is refused. */
const WORTH_SAYING = 5;

const wrongWords: Readonly<Record<Shown['method'], string>> = {
  totp: 'That code is not right. Each works once, for about a minute.',
  'recovery-code': 'That recovery code is not right, or was used before.',
  passkey: 'That passkey was not accepted. Try again, or use another way.',
};

export async function showStart(ctx: AppContext, open: OpenHalf): Promise<void> {
  const { user, factors } = open.half;
  if (factors.length === 0) sendPage(ctx, 200, choosePage({ email: user.email }));
  else await ask(ctx, open, null);
}

export function showRecovery(ctx: AppContext, open: OpenHalf): void {
  const { user, factors } = open.half;
  if (factors.length === 0) seeOther(ctx, places.start);
  else sendPage(ctx, 200, recoveryPage({ email: user.email, error: null }));
}

/** Verifies a code or passkey: starts the session, or shows the page again with an error. */
export async function prove(ctx: AppContext, open: OpenHalf, parts: SecondFactorParts): Promise<void> {
  const sent = form.safeParse(await readForm(ctx));
  if (!sent.success || open.half.factors.length === 0) {
    seeOther(ctx, places.start);
    return;
  }
  const { method, code, task, response } = sent.data;
  const shown: Shown = method === 'passkey' ? { method, id: task, response: parsedOrNull(response) } : { method, code };
  try {
    const finished = await open.show(shown);
    const goOn = await takeProven(ctx, parts, finished);
    const { wrongBefore } = finished;
    if (wrongBefore < WORTH_SAYING) seeOther(ctx, goOn);
    else sendPage(ctx, 200, noticePage('factorGuessed', `Wrong ones since the last right one: ${wrongBefore}`, goOn));
  } catch (error) {
    if (!isWrongFactor(error)) throw error;
    const message = wrongWords[shown.method];
    if (shown.method === 'recovery-code')
      sendPage(ctx, 403, recoveryPage({ email: open.half.user.email, error: message }));
    else await ask(ctx, open, { method: shown.method, message });
  }
}

async function ask(
  ctx: AppContext,
  open: OpenHalf,
  wrong: { method: 'totp' | 'passkey'; message: string } | null,
): Promise<void> {
  const { user, factors } = open.half;
  const task = await open.askForPasskey();
  const passkey = task && { task: task.id, options: task.options };
  const hasApp = factors.some(({ proof }) => proof.kind === 'totp');
  sendPage(
    ctx,
    wrong ? 403 : 200,
    askPage({ email: user.email, passkey, hasApp, wrong, areCodesClosed: open.areCodesClosed }),
  );
}
