// The style of the report page: both themes, phones, and printing.
export const style = `
:root { color-scheme: light dark; font: 14px/21px Inter, system-ui, sans-serif;
  --ground: light-dark(#f5f6f9, #0a0d15); --card: light-dark(#ffffff, #10141f); --line: light-dark(#e2e6ed, #232a3a);
  --ink: light-dark(#0f172a, #e8ecf4); --quiet: light-dark(#475569, #aab4c6);
  --good: light-dark(#166534, #86efac); --bad: light-dark(#b91c1c, #fca5a5); }
* { box-sizing: border-box; }
body { margin: 0; padding: 16px; background: var(--ground); color: var(--ink); overflow-wrap: anywhere; }
header, main { max-width: 1200px; margin: 0 auto; }
h1 { margin: 8px 0; font-size: 22px; line-height: 30px; }
h2 { margin: 0 0 8px; font-size: 18px; line-height: 26px; }
h3 { margin: 24px 0 8px; font-size: 15px; }
h4 { margin: 0; font-size: 14px; }
section { margin: 16px 0; padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
article { margin: 8px 0; padding: 12px; border: 1px solid var(--line); border-left: 4px solid var(--bad); border-radius: 8px; }
article p { margin: 4px 0; color: var(--quiet); }
dl { display: flex; flex-wrap: wrap; gap: 4px 24px; margin: 8px 0; }
dl div { display: flex; gap: 8px; }
dt { color: var(--quiet); }
dd { margin: 0; }
ul { margin: 8px 0; padding-left: 20px; }
.totals { list-style: none; padding: 0; color: var(--quiet); }
.verdict { font-weight: 600; }
.whole, .kept { color: var(--good); }
.broken, .bad { color: var(--bad); }
.left { color: var(--quiet); }
.wide, pre { overflow-x: auto; }
:focus-visible { outline: 2px solid light-dark(#4338ca, #aab2ff); outline-offset: 2px; }
pre { margin: 8px 0 0; padding: 8px; border-radius: 8px; background: var(--ground); font: 12px/18px ui-monospace, monospace; overflow-wrap: normal; }
code { font: 12px ui-monospace, monospace; }
table { border-collapse: collapse; font-size: 13px; overflow-wrap: normal; }
th, td { padding: 4px 8px; border-bottom: 1px solid var(--line); text-align: center; font-weight: 400; }
thead th { color: var(--quiet); font-variant-numeric: tabular-nums; }
tbody th { position: sticky; left: 0; background: var(--card); text-align: left; }
.promises th { position: static; vertical-align: top; white-space: nowrap; }
.promises td { vertical-align: top; }
.words { text-align: left; min-width: 220px; color: var(--quiet); }
.bad { font-weight: 700; }
.said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
td { position: relative; }
@media (max-width: 480px) { body { padding: 8px; } section { padding: 12px; } .promises tr { display: grid; grid-template-columns: 24px 1fr; padding: 4px 0; border-bottom: 1px solid var(--line); } .promises th, .promises td { border: 0; padding: 2px 4px; white-space: normal; min-width: 0; } .promises .words { grid-column: 2; } }
@media print { body { background: none; } .wide { overflow: visible; } }
`;
