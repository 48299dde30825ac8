// Pages in place of the server's own, plain and with a choice of users.
import { framedPage } from '#core/room/refusal-page.ts';

const style = `
main { width: 28rem; padding: 24px; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
a { display: grid; grid-template-columns: 1fr auto; padding: 8px 12px; border: 1px solid light-dark(#e2e6ed, #232a3a); border-radius: 8px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
a:hover { background: light-dark(#f4f6f9, #171c29); }
a:focus-visible { outline: 2px solid light-dark(#4f46e5, #8f94ff); outline-offset: 2px; }
pre { max-height: 60vh; overflow: auto; margin: 0 0 16px; padding: 12px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; border: 1px solid light-dark(#e2e6ed, #232a3a); border-radius: 8px; }
b { font-weight: 550; }
span { grid-row: 2; color: light-dark(#5d6a80, #8f9bb0); }
em { grid-row: 1 / 3; grid-column: 2; align-self: center; font-style: normal; color: light-dark(#475569, #aab4c6); }`;

/** @param title @param inner HTML, escaped by the caller */
export const mockPage = (title: string, inner: string): string => framedPage(title, inner, style);
