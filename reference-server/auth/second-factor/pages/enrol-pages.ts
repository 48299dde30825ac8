// Sets up the first factor between the provider and the session: the choice, then an authenticator app or a passkey.
import { encode } from 'uqr';
import { chevron } from '../../pages/drawings.ts';
import { Html, html } from '../../pages/html.ts';
import { page } from '../../pages/layout.ts';
import { codeField, lead, nameField, passkeyForm, waysOn } from './parts.ts';
import { places } from '../places.ts';

const another = { href: places.start, label: 'Choose another way' };

export function choosePage({ email }: { email: string }): string {
  return page(
    'Set up your second factor',
    html`${lead(email, 'The data room asks a second factor of you, and you have none yet.')}
      <ul class="demo choices">
        ${choice(places.app, 'Authenticator app', 'A code from an app on your phone, a new one every thirty seconds')}
        ${choice(places.passkey, 'Passkey', 'The fingerprint, face or PIN of a device, or a security key')}
      </ul>
      ${waysOn()}`,
  );
}

function choice(href: string, label: string, hint: string): Html {
  return html`<li>
    <a href="${href}"><span class="who">${label}<small>${hint}</small></span>${chevron}</a>
  </li>`;
}

export interface AppPage {
  email: string;
  task: string;
  secret: string;
  uri: string;
  name: string;
  wrong: { field: 'code' | 'name'; message: string } | null;
}

export function appPage({ email, task, secret, uri, name, wrong }: AppPage): string {
  const nameError = wrong?.field === 'name' ? wrong.message : null;
  return page(
    'Set up an authenticator app',
    html`${lead(email, 'Scan the code with your app, then enter what it shows.')}
      <div class="setup">
        ${qrCode(uri)}
        <div>
          <h2>No camera?</h2>
          <p class="hint">Type this key into the app: time based, six digits.</p>
          <p class="key" translate="no">${inFours(secret)}</p>
          <p class="hint"><a href="${uri}">Open an app on this device</a></p>
        </div>
      </div>
      <form class="fields" method="post" action="${places.app}">
        <input type="hidden" name="task" value="${task}" />
        ${codeField({
          label: 'Code',
          hint: 'The six digits that the app shows now',
          error: wrong?.field === 'code' ? wrong.message : null,
          hasFocus: nameError === null,
        })}
        ${nameField(name, nameError)}
        <button class="primary" type="submit">Confirm</button>
      </form>
      ${waysOn(another)}`,
  );
}

export interface PasskeyPage {
  email: string;
  task: string;
  options: object;
  name: string;
  wrong: { field: 'passkey' | 'name'; message: string } | null;
}

export function passkeyPage({ email, task, options, name, wrong }: PasskeyPage): string {
  const nameError = wrong?.field === 'name' ? wrong.message : null;
  return page(
    'Set up a passkey',
    html`${lead(email, 'Your device will ask for your fingerprint, face, PIN or security key.')}
    ${passkeyForm({
      action: places.passkey,
      does: 'create',
      task,
      options,
      error: wrong?.field === 'passkey' ? wrong.message : null,
      button: 'Create Passkey',
      fields: nameField(name, nameError),
      hasFocus: nameError === null,
    })}
    ${waysOn(another)}`,
    'passkey',
  );
}

/** Groups of four are easier to type; apps accept the blanks. */
function inFours(secret: string): Html {
  const groups = secret.match(/.{1,4}/g) ?? [];
  return html`${groups.map((group, at) => html`${at === 0 ? null : ' '}<span>${group}</span>`)}`;
}

/** The standard's margin of four modules. */
const MARGIN = 4;

/** Dark on white in both themes, since many cameras read nothing else. */
function qrCode(text: string): Html {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return new Html(
    `<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="QR code for your authenticator app" shape-rendering="crispEdges">` +
      `<rect width="${size}" height="${size}" fill="#ffffff"/><path fill="#000000" d="${modules.join('')}"/></svg>`,
  );
}
