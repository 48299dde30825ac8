// Sets up the first factor during a sign-in, for users who have none and need one.
import * as z from 'zod';
import type { Added } from '#core/identity/second-factor/enrolment/adding.ts';
import { type Finished, isWrongFactor, type OpenHalf } from '#core/identity/sign-in/half-steps.ts';
import { ApiProblem } from '#core/call/errors.ts';
import { readForm } from '#server/http/bodies/read-form.ts';
import type { AppContext } from '#server/http/request-state.ts';
import { sendPage } from '../pages/send-page.ts';
import { appPage, type AppPage, passkeyPage, type PasskeyPage } from './pages/enrol-pages.ts';
import { savedCodesPage } from './pages/saved-codes-page.ts';
import { parsedOrNull, seeOther } from './places.ts';
import { takeProven } from './proven-browser.ts';
import type { SecondFactorParts } from './second-factor-parts.ts';

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
