// The pages that request a second factor, and their forms.
import * as z from 'zod';
import { isWrongFactor, type OpenHalf } from '#core/identity/sign-in/half-steps.ts';
import type { Shown } from '#core/identity/second-factor/claims.ts';
import { readForm } from '#server/http/bodies/read-form.ts';
import type { AppContext } from '#server/http/request-state.ts';
import { noticePage } from '../pages/notice-page.ts';
import { sendPage } from '../pages/send-page.ts';
import { askPage, recoveryPage } from './pages/ask-page.ts';
import { choosePage } from './pages/enrol-pages.ts';
import { parsedOrNull, places, seeOther } from './places.ts';
import { takeProven } from './proven-browser.ts';
import type { SecondFactorParts } from './second-factor-parts.ts';

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
