// The page of terms after a sign-in or during a session, whose token stays in the half sign-in cookie until then.
import Router from '@koa/router';
import * as z from 'zod';
import { firstScreen } from '#core/identity/sign-in/first-screen.ts';
import { readForm } from '#server/http/bodies/read-form.ts';
import type { AppContext, RequestState } from '#server/http/request-state.ts';
import { sessionCookie, sessionId } from '#server/http/session-cookie.ts';
import { noticePage } from '../pages/notice-page.ts';
import { sendNotice } from '../pages/send-notice.ts';
import { sendPage } from '../pages/send-page.ts';
import { halfCookie } from '../second-factor/half-cookie.ts';
import { seeOther } from '../second-factor/places.ts';
import { single } from '../sign-in/callback.ts';
import type { NavigationParts } from '../sign-in/navigation-parts.ts';
import { safeReturnTo } from '#core/identity/sign-in/return-to.ts';
import { sendRefusal } from '../sign-in/send-refusal.ts';
import { leaveFor } from '../sign-out/leave-for.ts';
import { TERMS_PATH, termsPlace } from './terms-place.ts';
import type { TermsRecord } from '#core/records/records.ts';
import { html } from '../pages/html.ts';
import { stillPage } from '../pages/layout.ts';

const form = z.object({ id: z.string().max(128), sha256: z.string().max(64), answer: z.enum(['accept', 'refuse']) });

export function termsRoutes(parts: NavigationParts): Router<RequestState> {
  const router = new Router<RequestState>({ strict: true, sensitive: true });
  router.get(TERMS_PATH, (ctx) => show(ctx, parts, false));
  router.post(TERMS_PATH, (ctx) => answer(ctx, parts));
  return router;
}

/** This browser's session, waiting or not; null without one. */
export async function sessionAtTerms(ctx: AppContext, { gatekeeper }: NavigationParts) {
  for (const token of [halfCookie.read(ctx), sessionCookie.read(ctx)]) {
    const found = token === null ? null : await gatekeeper.terms.before(sessionId(token), ctx.state.client);
    if (token !== null && found) return { ...found, token };
  }
  return null;
}

async function show(ctx: AppContext, parts: NavigationParts, isReplaced: boolean): Promise<void> {
  const waiting = await sessionAtTerms(ctx, parts);
  const returnTo = returnToIn(ctx);
  if (!waiting) {
    sendNotice(ctx, 400, 'halfSignInEnded');
    return;
  }
  const { token, user, open, isOutside } = waiting;
  const [terms] = open;
  if (isOutside) sendRefusal(ctx, { reason: 'network-not-allowed' });
  else if (terms) {
    await parts.gatekeeper.terms.read(waiting);
    const page = { email: user.email, terms, count: open.length, action: termsPlace(returnTo), isReplaced };
    sendPage(ctx, isReplaced ? 409 : 200, termsPage(page));
  } else {
    sessionCookie.write(ctx, token);
    halfCookie.clear(ctx);
    seeOther(ctx, returnTo ?? firstScreen(user.role));
  }
}

/** Shows the next terms or signs in; a double click or second tab has the same result. */
async function answer(ctx: AppContext, parts: NavigationParts): Promise<void> {
  const [sent, waiting] = [form.safeParse(await readForm(ctx)), await sessionAtTerms(ctx, parts)];
  const { client } = ctx.state;
  const { terms } = parts.gatekeeper;
  if (!sent.success || !waiting) await show(ctx, parts, false);
  else if (sent.data.answer === 'refuse') {
    const goOn = await leaveFor(ctx, parts, await terms.refuse(waiting.token, sent.data, client));
    // No redirect: browsers do not follow one from a form to another site.
    sendPage(ctx, 200, noticePage('termsRefused', null, goOn));
  } else if (await terms.accept(waiting.token, sent.data, client)) seeOther(ctx, termsPlace(returnToIn(ctx)));
  else await show(ctx, parts, true);
}

const returnToIn = (ctx: AppContext): string | null => safeReturnTo(single(ctx, 'returnTo') ?? undefined);

interface TermsPage {
  email: string;
  terms: TermsRecord;
  /** The number of terms to accept, including these. */
  count: number;
  action: string;
  /** The text replaces one that the user has accepted. */
  isReplaced: boolean;
}

/** The terms are shown as plain text exactly as written. */
function termsPage({ email, terms, count, action, isReplaced }: TermsPage): string {
  const { id, version, title, text, sha256, publishedAt } = terms;
  const published = new Date(publishedAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const more = count > 1 ? `, and ${count - 1} more to answer after these` : '';
  return stillPage(
    title,
    html`<p class="lead">
        Signed in as <strong>${email}</strong>. Read these terms; you can enter once you have accepted them. This page waits at least an hour for your answer.
      </p>
      ${
        isReplaced
          ? html`<p class="alert" role="alert">These terms have changed meanwhile. Read them again before you accept.</p>`
          : null
      }
      <div class="terms" role="region" aria-label="Terms" tabindex="0" lang="" dir="auto">${text}</div>
      <p class="hint">
        Version ${version} of ${published}${more}. What you answer is written down with your
        name, the time and your address.
      </p>
      <form class="fields" method="post" action="${action}">
        <input type="hidden" name="id" value="${id}" />
        <input type="hidden" name="sha256" value="${sha256}" />
        <button class="primary" type="submit" name="answer" value="accept">Accept</button>
        <button class="secondary" type="submit" name="answer" value="refuse">Refuse and sign out</button>
      </form>
      <ul class="ways">
        <li><a href="/api/logout">Sign out without an answer</a></li>
      </ul>`,
  );
}
