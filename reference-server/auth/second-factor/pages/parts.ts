// Shared parts of the second factor's pages: the code field, the passkey form, and links.
import { focusIf, invalidIf, note } from '../../pages/field-parts.ts';
import { type Html, html } from '../../pages/html.ts';
import { places } from '../places.ts';

export interface CodeField {
  label: string;
  hint: string;
  error: string | null;
  hasFocus: boolean;
  /** Letters and digits instead of an app's six digits. */
  isRecoveryCode?: boolean;
}

/** The field accepts longer input, since users paste codes with blanks. */
export function codeField({ label, hint, error, hasFocus, isRecoveryCode = false }: CodeField): Html {
  return html`<div>
    <label for="code">${label}</label>
    <input
      class="code"
      id="code"
      name="code"
      ${isRecoveryCode ? null : html` inputmode="numeric"`}
      autocomplete="${isRecoveryCode ? 'off' : 'one-time-code'}"
      autocapitalize="off"
      spellcheck="false"
      required
      maxlength="64"
      aria-describedby="code-note"
      ${invalidIf(error)}${focusIf(hasFocus)}
    />
    ${note('code', hint, error)}
  </div>`;
}

export function nameField(suggestion: string, error: string | null = null): Html {
  return html`<div>
    <label for="name">Name</label>
    <input
      id="name"
      name="name"
      autocomplete="off"
      required
      maxlength="100"
      value="${suggestion}"
      aria-describedby="name-note"
      ${invalidIf(error)}${focusIf(error !== null)}
    />
    ${note('name', 'How you will know it among others', error)}
  </div>`;
}

export interface PasskeyForm {
  action: string;
  does: 'get' | 'create';
  task: string;
  /** The options for the browser, as WebAuthn's JSON. */
  options: object;
  error: string | null;
  button: string;
  /** Fields before the button. */
  fields: Html | null;
  hasFocus: boolean;
}

/** The page's script calls the browser's WebAuthn and puts the answer into `response`. */
export function passkeyForm({ action, does, task, options, error, button, fields, hasFocus }: PasskeyForm): Html {
  return html`<form
    class="fields"
    method="post"
    action="${action}"
    data-passkey="${does}"
    data-options="${JSON.stringify(options)}"
  >
    <input type="hidden" name="method" value="passkey" />
    <input type="hidden" name="task" value="${task}" />
    <input type="hidden" name="response" value="" />
    ${fields}
    <p class="alert" role="alert"${error === null ? html` hidden` : null}>${error ?? ''}</p>
    <button class="primary" type="submit"${focusIf(hasFocus)}>${button}</button>
    <noscript><p class="hint">A passkey needs JavaScript, which is off in this browser.</p></noscript>
  </form>`;
}

export interface Way {
  href: string;
  label: string;
}

const somebodyElse: Way = { href: places.somebodyElse, label: 'Sign in as somebody else' };

export function waysOn(...ways: readonly Way[]): Html {
  const links = [...ways, somebodyElse];
  return html`<ul class="ways">
    ${links.map(({ href, label }) => html`<li><a href="${href}">${label}</a></li>`)}
  </ul>`;
}

/** Names the user who signs in, since a shared computer may show another user's sign-in. */
export function lead(email: string, rest: string): Html {
  return html`<p class="lead">Signing in as <strong>${email}</strong>. ${rest}</p>`;
}
