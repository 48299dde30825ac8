// A refusal as a page, for somebody who opened a download or a preview in a tab of its own.
import type { ApiProblem } from './errors.ts';

const words: Record<number, { title: string; message: string | null }> = {
  401: { title: 'Unauthorized', message: 'You are logged out. Please sign in and try again.' },
  // Whether it is the download or the view that is refused.
  403: { title: 'Access Denied', message: null },
  404: { title: 'Document Not Found', message: 'The document could not be found' },
  415: { title: 'Preview Not Available', message: 'This document cannot be shown in the browser.' },
};

/** Whether a navigation asks: HTML is named in Accept, and JSON is not. */
export function prefersHtml(accept: string | null): boolean {
  return accept !== null && /text\/html/i.test(accept) && !/application\/(?:problem\+)?json/i.test(accept);
}

/** A small page without scripts that says the catalogue's words; null for what the contract tells in JSON alone. */
export function refusalPage(problem: ApiProblem): string | null {
  const said = words[problem.status];
  if (!said) return null;
  const { title } = said;
  const message = said.message ?? problem.message;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Strongroom</title>
<style>
:root { color-scheme: light dark; font: 14px/20px Inter, system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f5f6f9, #0a0d15); color: light-dark(#0f172a, #e8ecf4); }
main { max-width: 26rem; margin: 16px; padding: 32px; border: 1px solid light-dark(#e2e6ed, #232a3a); border-radius: 12px; background: light-dark(#ffffff, #10141f); }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px; }
p { margin: 0 0 20px; color: light-dark(#475569, #aab4c6); }
a { color: light-dark(#4338ca, #aab2ff); }
</style>
</head>
<body><main><h1>${title}</h1><p>${message}</p><a href="/documents">Back to your documents</a></main></body>
</html>
`;
}
