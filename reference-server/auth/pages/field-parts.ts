// What the fields of the sign-in pages share.
import { type Html, html } from './html.ts';

/** The text that describes a field: its error, or else its hint. */
export function note(field: string, hint: string | null, error: string | null): Html | null {
  if (error === null && hint === null) return null;
  return error === null
    ? html`<p class="hint" id="${field}-note">${hint}</p>`
    : html`<p class="error" id="${field}-note" role="alert">${error}</p>`;
}

export const invalidIf = (error: string | null): Html | null => (error === null ? null : html` aria-invalid="true"`);
export const focusIf = (hasFocus: boolean): Html | null => (hasFocus ? html` autofocus` : null);
