// A refused download or preview in its own tab, in the design of the other server-made pages.
import type { Refusal } from '#core/room/refusal-page.ts';
import { html } from './html.ts';
import { stillPage } from './layout.ts';

export function drawRefusal({ title, message, action }: Refusal): string {
  const back = html`<a class="secondary" href="/documents">Back to your documents</a>`;
  return stillPage(
    title,
    html`<p class="lead">${message}</p>
      <div class="actions">
        <a class="primary" href="${action.href}">${action.label}</a>
        ${action.href === '/documents' ? null : back}
      </div>`,
  );
}
