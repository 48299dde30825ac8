// "Sign in to Strongroom": e-mail and password, and buttons for the demonstration accounts if there are any.
import type { Role } from '#core/records/records.ts';
import { chevron } from './drawings.ts';
import { focusIf, invalidIf } from './field-parts.ts';
import { type Html, html } from './html.ts';
import { page } from './layout.ts';

export interface DemoChoice {
  name: string;
  email: string;
  password: string;
  role: Role;
}

export interface SignInForm {
  action: string;
  email: string;
  error: string | null;
  demoChoices: readonly DemoChoice[];
}

export function signInPage({ action, email, error, demoChoices }: SignInForm): string {
  return page(
    'Sign in to Strongroom',
    html`<p class="lead">Strongroom Identity, demonstration provider</p>
      ${error === null ? null : html`<p class="alert" id="error" role="alert">${error}</p>`}
      <form class="fields" method="post" action="${action}">
        <div>
          <label for="email">Email</label>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="username"
            required
            maxlength="320"
            value="${email}"
            ${focusIf(email === '')}
          />
        </div>
        <div>
          <label for="password">Password</label>
          <div class="secret">
            <input
              id="password"
              name="password"
              type="password"
              autocomplete="current-password"
              required
              maxlength="1024"
              ${focusIf(email !== '')}${invalidIf(error)}
              ${error === null ? null : html`aria-describedby="error"`}
            />
          </div>
        </div>
        <button class="primary" type="submit">Sign In</button>
        <p class="hint">
          Forgot your password? Ask an administrator of this data room: its operator can make a link for a new one.
        </p>
      </form>
      ${demoChoices.length === 0 ? null : demoAccounts(action, demoChoices)}`,
  );
}

function demoAccounts(action: string, choices: readonly DemoChoice[]): Html {
  return html`<p class="or">or use a demo account</p>
    <ul class="demo">
      ${choices.map(
        (choice) =>
          html`<li>
            <form method="post" action="${action}">
              <input type="hidden" name="email" value="${choice.email}" /><input
                type="hidden"
                name="password"
                value="${choice.password}"
              />
              <button type="submit">
                <span class="avatar" aria-hidden="true">${initials(choice.name)}</span>
                <span class="who">${choice.name}<small>${choice.email}</small></span>
                <span class="badge ${choice.role}">${capitalised(choice.role)}</span>${chevron}
              </button>
            </form>
          </li>`,
      )}
    </ul>`;
}

function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('');
}

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
