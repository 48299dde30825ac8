// The frame of every page that the server draws itself: brand at the left, one panel at the right.
import { createHash } from 'node:crypto';
import type { Answer } from '#core/desk/operation.ts';
import type { AppContext } from '#server/http/request-state.ts';
import { dial, mark } from './drawings.ts';
import { Html, html } from './html.ts';
import type { PageScript } from './page-assets.ts';
import { styles } from './styles.ts';

const stylesHash = createHash('sha256').update(styles).digest('base64');

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${stylesHash}'`,
  "font-src 'self'",
  "img-src 'self' data:",
  "script-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A whole page. Its title is its heading. @param script the one that it loads, of `page-assets.ts` */
export function page(title: string, panel: Html, script: PageScript = 'reveal-password'): string {
  return draw(title, panel, html`<script src="/auth/${script}.js" defer></script>`);
}

/** The same without any script. */
export function stillPage(title: string, panel: Html): string {
  return draw(title, panel, null);
}

function draw(title: string, panel: Html, script: Html | null): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - Strongroom</title>
        ${new Html(`<style>${styles}</style>`)}
        ${script}
      </head>
      <body>
        <div class="brand">
          <div class="logo">
            ${mark}<span>Strongroom<small>Data Room Platform</small></span>
          </div>
          <p>Every document, and everyone who may see it.</p>
          ${dial}
        </div>
        <main>
          <div class="panel">
            <h1>${title}</h1>
            ${panel}
          </div>
        </main>
      </body>
    </html> `.text;
}

/** Answers with a page: never cached, never framed, no script but the server's own. */
const TYPE = 'text/html; charset=utf-8';

export function pageAnswer(status: number, text: string): Answer {
  return { status, headers: { 'Content-Security-Policy': policy }, body: { type: TYPE, text } };
}

export function sendPage(ctx: AppContext, status: number, text: string): void {
  ctx.status = status;
  ctx.set('Content-Security-Policy', policy);
  ctx.set('Cache-Control', 'private, no-store');
  ctx.type = TYPE;
  ctx.body = text;
}
