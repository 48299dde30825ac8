// The frame of the pages that stand in for a server's own.

/** @param title @param inner HTML: the caller escapes both */
export function mockPage(title: string, inner: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Strongroom</title>
<style>
:root { color-scheme: light dark; font: 14px/20px Inter, system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f5f6f9, #0a0d15); color: light-dark(#0f172a, #e8ecf4); }
main { width: min(26rem, 100vw - 64px); margin: 16px; padding: 24px; border: 1px solid light-dark(#e2e6ed, #232a3a); border-radius: 12px; background: light-dark(#fff, #10141f); }
h1 { margin: 0 0 4px; font-size: 20px; line-height: 28px; }
p { margin: 0 0 16px; color: light-dark(#475569, #aab4c6); }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
a { display: grid; grid-template-columns: 1fr auto; padding: 8px 12px; border: 1px solid light-dark(#e2e6ed, #232a3a); border-radius: 8px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
a:hover { background: light-dark(#f4f6f9, #171c29); }
a:focus-visible { outline: 2px solid light-dark(#4f46e5, #8f94ff); outline-offset: 2px; }
pre { max-height: 60vh; overflow: auto; margin: 0 0 16px; padding: 12px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; border: 1px solid light-dark(#e2e6ed, #232a3a); border-radius: 8px; }
b { font-weight: 550; }
span { grid-row: 2; color: light-dark(#5d6a80, #8f9bb0); }
em { grid-row: 1 / 3; grid-column: 2; align-self: center; font-style: normal; color: light-dark(#475569, #aab4c6); }
</style>
</head>
<body><main>
<h1>${title}</h1>
${inner}
</main></body>
</html>
`;
}
