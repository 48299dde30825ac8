// The page of terms to accept, shown as plain text exactly as written.
import type { TermsRecord } from '#core/records/records.ts';
import { html } from '../pages/html.ts';
import { stillPage } from '../pages/layout.ts';

export interface TermsPage {
  email: string;
  terms: TermsRecord;
  /** The number of terms to accept, including these. */
  count: number;
  action: string;
  /** The text replaces one that the user has accepted. */
  isReplaced: boolean;
}

export function termsPage({ email, terms, count, action, isReplaced }: TermsPage): string {
  const { id, version, title, text, sha256, publishedAt } = terms;
  const published = new Date(publishedAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const more = count > 1 ? `, and ${count - 1} more to answer after these` : '';
  return stillPage(
    title,
    html`<p class="lead">
        Signed in as <strong>${email}</strong>. Read these terms: you come in once you have accepted them. This page waits at least an hour for your answer.
      </p>
      ${
        isReplaced
          ? html`<p class="alert" role="alert">These terms are others by now. Read them once more before you accept.</p>`
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
