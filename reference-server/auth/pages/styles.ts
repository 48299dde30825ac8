// The styles of the sign-in pages: the product's colours and sizes, in both themes, without a script.

export const styles = `
@font-face { font-family: Inter; src: url(/auth/inter.woff2) format("woff2"); font-weight: 100 900; font-display: swap; }
:root { color-scheme: light dark; font: 14px/20px Inter, ui-sans-serif, system-ui, sans-serif; letter-spacing: -0.003em;
  --surface: light-dark(#ffffff, #10141f); --hover: light-dark(#f4f6f9, #171c29); --active: light-dark(#e8ecf2, #222a3a);
  --border: light-dark(#e2e6ed, #232a3a); --border-strong: light-dark(#cdd4df, #343e52); --control: light-dark(#808da3, #6b7890);
  --text: light-dark(#0f172a, #e8ecf4); --muted: light-dark(#475569, #aab4c6); --subtle: light-dark(#5d6a80, #8f9bb0);
  --accent: light-dark(#4338ca, #574fe0); --accent-hover: light-dark(#3730a3, #655deb); --link: light-dark(#4338ca, #aab2ff);
  --focus: light-dark(#4f46e5, #8f94ff); --danger: light-dark(#b42318, #ff9d93); --danger-soft: light-dark(#fdecea, #331916);
  --danger-border: light-dark(#f5c8c3, #60312b); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-columns: minmax(0, 40.6%) minmax(0, 1fr); background: var(--surface); color: var(--text); }
h1, h2, p, ul { margin: 0; padding: 0; }
[hidden] { display: none !important; }
a { color: var(--link); border-radius: 4px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.brand { position: sticky; top: 0; height: 100vh; overflow: hidden; padding: 44px 48px; background: #171444; color: #ffffff; }
.brand svg.dial { position: absolute; left: 50%; top: 340px; width: 700px; height: 700px; transform: translateX(-50%); }
.logo { display: flex; align-items: center; gap: 12px; font-size: 15px; font-weight: 600; }
.logo svg { width: 32px; height: 32px; flex: none; }
.logo img { max-width: 160px; height: 40px; padding: 6px; border-radius: 8px; background: #ffffff; object-fit: contain; }
.logo small { display: block; font-size: 12px; line-height: 16px; font-weight: 400; color: #c6c4f4; }
.brand p { margin-top: 72px; max-width: 24rem; text-wrap: balance; font-size: 32px; line-height: 40px; font-weight: 640; letter-spacing: -0.02em; }
main { display: grid; grid-template-columns: minmax(0, 1fr); align-items: center; justify-items: center; padding: 40px 24px; }
.panel { width: 100%; max-width: 400px; }
h1 { font-size: 24px; line-height: 32px; font-weight: 640; letter-spacing: -0.02em; }
.lead { margin-top: 4px; color: var(--muted); overflow-wrap: anywhere; }
.lead strong { font-weight: 550; color: var(--text); }
form.fields { margin-top: 24px; display: grid; gap: 16px; }
label { display: block; margin-bottom: 6px; font-size: 13px; font-weight: 550; }
input { width: 100%; height: 40px; padding: 0 12px; font: inherit; color: var(--text); background: var(--surface); border: 1px solid var(--control); border-radius: 8px; }
input:focus-visible { outline-offset: -1px; }
input[readonly] { color: var(--muted); background: light-dark(#f5f6f9, #0b0f18); }
input[aria-invalid=true] { border: 2px solid var(--danger); }
.hint, .error { margin-top: 4px; font-size: 12px; line-height: 16px; color: var(--subtle); }
.error { color: var(--danger); }
.secret { position: relative; }
.secret input { padding-right: 44px; }
.secret button { position: absolute; right: 4px; top: 4px; width: 32px; height: 32px; display: grid; place-items: center; padding: 0; border: 0; border-radius: 6px; background: none; color: var(--subtle); cursor: pointer; }
.secret button[aria-pressed=true] { color: var(--link); }
.primary { display: grid; place-items: center; width: 100%; height: 44px; border: 0; border-radius: 8px; font: inherit; font-weight: 550; text-decoration: none; color: #ffffff; background: var(--accent); cursor: pointer; }
.primary:hover { background: var(--accent-hover); }
.secondary { display: grid; place-items: center; width: 100%; height: 40px; padding: 0 12px; background: none; font: inherit; cursor: pointer; border: 1px solid var(--border-strong); border-radius: 8px; font-weight: 550; text-decoration: none; color: var(--text); }
.secondary:hover, .demo button:hover { background: var(--hover); }
.actions { margin-top: 24px; display: grid; gap: 8px; }
.alert { margin-top: 16px; padding: 10px 12px; border: 1px solid var(--danger-border); border-radius: 8px; background: var(--danger-soft); color: var(--danger); }
.or { margin: 24px 0 16px; display: flex; align-items: center; gap: 12px; font-size: 12px; line-height: 16px; color: var(--subtle); }
.or::before, .or::after { content: ""; flex: 1; border-top: 1px solid var(--border); }
.demo { list-style: none; border: 1px solid var(--border); border-radius: 12px; overflow: hidden; }
.choices { margin-top: 24px; }
.choices a { display: flex; align-items: center; gap: 12px; min-height: 72px; padding: 12px 16px; text-decoration: none; color: var(--text); }
.choices a:hover { background: var(--hover); }
.choices a:focus-visible { outline-offset: -2px; border-radius: 12px; }
.choices .who small { margin-top: 2px; white-space: normal; }
.ways { list-style: none; margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--border); display: grid; gap: 8px; font-size: 13px; }
.ways + .hint { margin-top: 16px; }
.code, .key, .codes { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
input.code { height: 48px; font-size: 18px; letter-spacing: 0.12em; }
input.code:not([inputmode]) { font-size: 16px; letter-spacing: 0; }
.setup { margin-top: 24px; display: grid; grid-template-columns: 168px minmax(0, 1fr); gap: 16px; align-items: center; }
.qr { display: block; width: 168px; height: 168px; border-radius: 8px; border: 1px solid var(--border); }
h2 { font-size: 13px; font-weight: 550; }
.key + .hint { margin-top: 8px; }
.key { margin-top: 8px; display: flex; flex-wrap: wrap; gap: 2px 8px; font-size: 13px; }
.codes { list-style: none; margin-top: 24px; padding: 16px; display: grid; gap: 8px; border: 1px solid var(--border); border-radius: 12px; font-size: 14px; line-height: 24px; text-align: center; white-space: nowrap; background: light-dark(#f5f6f9, #0b0f18); }
.keep { margin-top: 8px; display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 8px; }
.demo li + li { border-top: 1px solid var(--border); }
.demo button { display: flex; align-items: center; gap: 12px; width: 100%; min-height: 52px; padding: 8px 12px; border: 0; background: none; font: inherit; text-align: left; color: var(--text); cursor: pointer; }
.demo button:focus-visible { outline-offset: -2px; border-radius: 12px; }
.avatar { flex: none; display: grid; place-items: center; width: 32px; height: 32px; border-radius: 50%; font-size: 12px; font-weight: 550; background: var(--active); color: var(--muted); }
.who { flex: 1; min-width: 0; font-weight: 500; line-height: 18px; }
.who small { display: block; overflow: hidden; text-overflow: ellipsis; font-size: 12px; line-height: 16px; font-weight: 400; color: var(--subtle); }
.badge { padding: 0 8px; border-radius: 6px; font-size: 12px; line-height: 20px; font-weight: 550; }
.admin { color: light-dark(#b42318, #ff9d93); background: light-dark(#fdecea, #331916); }
.manager { color: light-dark(#15703a, #71d69b); background: light-dark(#e8f6ee, #10291d); }
.analyst { color: light-dark(#1d4fb8, #92b9ff); background: light-dark(#e8f0fd, #152342); }
.viewer { color: light-dark(#6b5708, #e3cf66); background: light-dark(#fbf4c9, #29250f); }
.chevron { flex: none; width: 16px; height: 16px; color: var(--subtle); }
body:has(.terms) .panel { max-width: 640px; }
.terms { margin-top: 24px; max-height: 46vh; overflow: auto; padding: 16px; white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--border-strong); border-radius: 8px; background: light-dark(#f5f6f9, #0b0f18); }
@media (max-width: 767px) {
  body { grid-template-columns: minmax(0, 1fr); grid-template-rows: auto 1fr; }
  .brand { position: static; height: auto; padding: 16px 24px; }
  .brand p, .brand svg.dial { display: none; }
  main { align-items: start; padding: 32px 16px; }
}
@media (max-width: 374px) { .setup { grid-template-columns: minmax(0, 1fr); justify-items: start; } }
@media print {
  body { display: block; }
  .brand, .keep, .actions { display: none; }
  .codes { border: 0; text-align: left; }
  .terms { max-height: none; }
}
`;
