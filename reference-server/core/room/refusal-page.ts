// A refusal as a page, for what people open by an address: files, sign-in and sign-out. The text is decided here, the design by a port.
import type { ApiProblem } from '../call/errors.ts';

/** The texts of the page. They are fixed and repeat no input. */
export interface Refusal {
  title: string;
  message: string;
  /** The suggested next step; an empty address reloads the page. */
  action: { href: string; label: string };
}

const back = { href: '/documents', label: 'Back to your documents' };
const again = { href: '', label: 'Try again' };

const words: Record<number, { title: string; message: string | null; action: Refusal['action'] }> = {
  400: { title: 'Bad Request', message: 'This address does not lead to a document.', action: back },
  401: {
    title: 'Unauthorized',
    message: 'You are logged out. Please sign in and try again.',
    action: { href: '/api/login', label: 'Sign In' },
  },
  // The title depends on whether a download or a view is refused.
  403: { title: 'Access Denied', message: null, action: back },
  404: { title: 'Document Not Found', message: 'The document could not be found', action: back },
  415: { title: 'Preview Not Available', message: 'This document cannot be shown in the browser.', action: back },
  429: {
    title: 'Too many requests',
    message: 'There were too many requests. Please wait a minute and try again.',
    action: again,
  },
  500: {
    title: 'Something went wrong',
    message: 'This could not be opened. It is no fault of yours; please try again.',
    action: again,
  },
  503: {
    title: 'Not available right now',
    message: 'The data room cannot be reached at the moment. Please try again shortly.',
    action: again,
  },
};

/** Whether the request is a navigation: Accept names HTML and not JSON. */
export function prefersHtml(accept: string | null): boolean {
  return accept !== null && /text\/html/i.test(accept) && !/application\/(?:problem\+)?json/i.test(accept);
}

/** The page's texts; null where the contract has no page. */
export function refusalOf(problem: ApiProblem): Refusal | null {
  const texts = words[problem.status];
  return texts ? { ...texts, message: texts.message ?? problem.message } : null;
}

/** A small page without scripts, for doors without a design of their own. */
export function plainPage({ title, message, action }: Refusal): string {
  const ways = action.href === back.href ? [action] : [action, back];
  const links = ways.map(({ href, label }) => `<a href="${href}">${label}</a>`).join(' ');
  return framedPage(title, `<p>${message}</p>${links}`);
}

/** @param title @param inner HTML; the caller escapes both @param style of `inner` */
export function framedPage(title: string, inner: string, style = 'a { margin-right: 16px; }'): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Strongroom</title>
<style>
:root { color-scheme: light dark; font: 14px/20px Inter, system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f5f6f9, #0a0d15); color: light-dark(#0f172a, #e8ecf4); }
main { box-sizing: border-box; max-width: min(28rem, 100vw - 32px); margin: 16px; padding: 32px; border: 1px solid light-dark(#e2e6ed, #232a3a); border-radius: 12px; background: light-dark(#fff, #10141f); }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px; }
p { margin: 0 0 20px; color: light-dark(#475569, #aab4c6); }
a { color: light-dark(#4338ca, #aab2ff); }
${style}
</style>
</head>
<body><main>
<h1>${title}</h1>
${inner}
</main></body>
</html>
`;
}
