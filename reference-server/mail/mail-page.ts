// A mail as HTML in the design of the sign-in pages, with inline styles and the colours of dark mode.
import { HOW_TO_CHOOSE, inOneLine, type Message } from '#core/people/mail/message.ts';
import { Html, html } from '../auth/pages/html.ts';

const font = "font-family:Inter,ui-sans-serif,system-ui,'Segoe UI',Helvetica,Arial,sans-serif";

const dark = new Html(`<style>
  :root { color-scheme: light dark; }
  @media (prefers-color-scheme: dark) {
    .canvas { background: #10141f !important; }
    .sheet { background: #171c29 !important; border-color: #343e52 !important; }
    .text { color: #e8ecf4 !important; }
    .quiet { color: #aab4c6 !important; }
    .quiet a { color: #aab2ff !important; }
    .rule { border-color: #343e52 !important; }
  }
</style>`);

/** The address of the data room's logo, which comes with the mail. */
export const LOGO = 'cid:logo';

export function mailPage(
  room: { name: string; hasLogo: boolean },
  { title, lines, items, action, why }: Message,
  stopLink: string,
): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${inOneLine(title)}</title>
        ${dark}
      </head>
      <body class="canvas" style="margin:0;padding:0;background:#f5f6f9;${font}">
        <div class="canvas" style="padding:24px 12px;background:#f5f6f9">
          <div
            class="sheet"
            style="max-width:560px;margin:0 auto;overflow:hidden;border:1px solid #e2e6ed;border-radius:12px;background:#ffffff"
          >
            <div style="padding:20px 24px;background:#171444;color:#ffffff">
              ${
                room.hasLogo
                  ? html`<img
                      src="${LOGO}"
                      alt=""
                      height="28"
                      style="display:block;margin:0 0 12px;padding:6px;border-radius:8px;background:#ffffff"
                    />`
                  : null
              }
              <div style="font-size:15px;line-height:20px;font-weight:600;overflow-wrap:anywhere">${room.name}</div>
              <div style="font-size:12px;line-height:16px;color:#c6c4f4">Strongroom</div>
            </div>
            <div class="text" style="padding:24px;font-size:15px;line-height:24px;color:#0f172a;overflow-wrap:anywhere">
              <h1 style="margin:0 0 12px;font-size:22px;line-height:30px;font-weight:640">${inOneLine(title)}</h1>
              ${lines.map((line) => html`<p style="margin:0 0 12px">${inOneLine(line)}</p>`)}
              ${
                items.length === 0
                  ? null
                  : html`<ul style="margin:0 0 12px;padding:0 0 0 20px">
                      ${items.map((item) => html`<li>${inOneLine(item)}</li>`)}
                    </ul>`
              }
              ${
                action &&
                html`<p style="margin:20px 0 4px">
                  <a
                    href="${action.href}"
                    style="display:inline-block;padding:10px 20px;border-radius:8px;background:#4338ca;color:#ffffff;font-weight:550;text-decoration:none"
                    >${action.label}</a
                  >
                </p>`
              }
            </div>
            <div
              class="quiet rule"
              style="padding:16px 24px;border-top:1px solid #e2e6ed;font-size:12px;line-height:18px;color:#475569"
            >
              ${why} <a href="${stopLink}" style="color:#4338ca">Stop these mails</a>. ${HOW_TO_CHOOSE}
            </div>
          </div>
        </div>
      </body>
    </html>`.text;
}
