// "Second factor": a passkey first if the user has one, otherwise a code of their app; and recovery codes.
import { type Html, html } from '../../pages/html.ts';
import { page } from '../../pages/layout.ts';
import { codeField, lead, passkeyForm, waysOn } from './parts.ts';
import { places } from '../places.ts';

export interface AskPage {
  email: string;
  /** Null for a user without one. */
  passkey: { task: string; options: object } | null;
  hasApp: boolean;
  /** After too many wrong ones in browsers like this one. */
  areCodesClosed: boolean;
  wrong: { method: 'totp' | 'passkey'; message: string } | null;
}

const closed =
  'Codes of your app are not accepted here: too many wrong ones were entered in browsers in which you never signed in. Use a recovery code or a passkey, or a browser that you have used before. An administrator of the data room can reset your second factor.';

export function askPage({ email, passkey, hasApp, areCodesClosed, wrong }: AskPage): string {
  const takesCode = hasApp && !areCodesClosed;
  const passkeyError = wrong?.method === 'passkey' ? wrong.message : null;
  const codeError = wrong?.method === 'totp' ? wrong.message : null;
  const isPasskeyFirst = passkey !== null && codeError === null;
  return page(
    'Second factor',
    html`${lead(email, 'Confirm that it is you.')}
    ${
      passkey &&
      passkeyForm({
        action: places.start,
        does: 'get',
        ...passkey,
        error: passkeyError,
        button: 'Use a passkey',
        fields: null,
        hasFocus: isPasskeyFirst,
      })
    }
    ${passkey && takesCode ? html`<p class="or">or enter a code</p>` : null}
    ${takesCode ? codeForm(codeError, !isPasskeyFirst, passkey !== null) : null}
    ${hasApp && areCodesClosed ? html`<p class="alert" role="alert">${closed}</p>` : null}
    ${waysOn({ href: places.recovery, label: 'Use a recovery code' })}`,
    'passkey',
  );
}

function codeForm(error: string | null, hasFocus: boolean, isSecond: boolean): Html {
  const hint = 'The six digits that your authenticator app shows for Strongroom';
  return html`<form class="fields" method="post" action="${places.start}">
    <input type="hidden" name="method" value="totp" />
    ${codeField({ label: 'Code', hint, error, hasFocus })}
    <button class="${isSecond ? 'secondary' : 'primary'}" type="submit">Verify</button>
  </form>`;
}

export function recoveryPage({ email, error }: { email: string; error: string | null }): string {
  return page(
    'Use a recovery code',
    html`${lead(email, 'Each of your recovery codes signs you in once.')}
      <form class="fields" method="post" action="${places.start}">
        <input type="hidden" name="method" value="recovery-code" />
        ${codeField({
          label: 'Recovery code',
          hint: 'Letters and digits, such as abcd-ef23-ghij-4567-klmn-opqr',
          error,
          hasFocus: true,
          isRecoveryCode: true,
        })}
        <button class="primary" type="submit">Verify</button>
      </form>
      ${waysOn({ href: places.start, label: 'Use your app or passkey instead' })}
      <p class="hint">None left? An administrator of the data room can reset your second factor.</p>`,
  );
}
