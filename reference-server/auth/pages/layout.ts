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

/** A whole page, with its title as heading. @param script the script it loads, of `page-assets.ts` */
export function page(title: string, panel: Html, script: PageScript = 'reveal-password'): string {
  return draw(title, panel, html`<script src="/auth/${script}.js" defer></script>`);
}

/** A page without a script. */
export function stillPage(title: string, panel: Html): string {
  return draw(title, panel, null);
}

function draw(title: string, panel: Html, script: Html | null): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - ${room ?? 'Strongroom'}</title>
        ${new Html(`<style>${styles}</style>`)}
        ${script}
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
