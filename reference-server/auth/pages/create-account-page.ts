// "Create your account": the invited e-mail is fixed; the user chooses a password.
import { focusIf, invalidIf, note } from './field-parts.ts';
import { html } from './html.ts';
import { page } from './layout.ts';

export interface CreateAccountForm {
  action: string;
  email: string;
  /** What is wrong with the password, or with its repetition. */
  error: { field: 'password' | 'repeated'; message: string } | null;
}

export const SHORTEST_PASSWORD = 12;

export function createAccountPage({ action, email, error }: CreateAccountForm): string {
  const field = (name: 'password' | 'repeated', label: string, hint: string | null) => {
    const wrong = error?.field === name ? error.message : null;
    const described = note(name, hint, wrong);
    return html`<div>
      <label for="${name}">${label}</label>
      <div class="secret">
        <input
          id="${name}"
          name="${name}"
          type="password"
          autocomplete="new-password"
          required
          minlength="${SHORTEST_PASSWORD}"
          maxlength="1024"
          ${invalidIf(wrong)}${described && html` aria-describedby="${name}-note"`}${focusIf((error?.field ?? 'password') === name)}
        />
      </div>
      ${described}
    </div>`;
  };
  return page(
    'Create your account',
    html`<p class="lead">You have been invited to Strongroom. Choose a password to join.</p>
      <form class="fields" method="post" action="${action}">
        <div>
          <label for="email">Email</label>
          <input id="email" name="email" type="email" autocomplete="username" readonly value="${email}" />
        </div>
        ${field('password', 'Password', `At least ${SHORTEST_PASSWORD} characters`)}
        ${field('repeated', 'Repeat password', null)}
        <button class="primary" type="submit">Create Account</button>
      </form>`,
  );
}
