// The frame of all server-made pages: the brand on the left, one panel on the right.
import { dial, mark } from './drawings.ts';
import { Html, html } from './html.ts';
import type { PageScript } from './page-assets.ts';
import { styles } from './styles.ts';

let room: string | undefined;
let brand = mark;

/** Sets the data room's name and logo, a PNG, for all pages; a process serves one data room. */
export function nameRoom(name: string | undefined, logo: Buffer | null): void {
  room = name;
  brand = logo ? html`<img src="data:image/png;base64,${logo.toString('base64')}" alt="" />` : mark;
}

/** A whole page, with its title as heading. @param script the script that it loads beside the one of all forms */
export function page(title: string, panel: Html, script: PageScript = 'reveal-password'): string {
  const scripts = ['submit-once', script].map((name) => html`<script src="/auth/${name}.js" defer></script>`);
  return draw(title, panel, scripts);
}

export const stillPage = (title: string, panel: Html): string => draw(title, panel, []);

function draw(title: string, panel: Html, scripts: readonly Html[]): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - ${room ?? 'Strongroom'}</title>
        ${new Html(`<style>${styles}</style>`)}
        ${scripts}
      </head>
      <body>
        <div class="brand">
          <div class="logo">
            ${brand}<span>Strongroom<small>${room ?? 'Data Room Platform'}</small></span>
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
