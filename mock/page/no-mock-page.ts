/** Shown for an API address when no open tab runs the mock, instead of the app itself. */
export function noMockPage(): string {
  const links = ['admin', 'manager', 'analyst', 'viewer'].map(
    (persona) => `<li><a href="/documents?persona=${persona}">Open the app as ${persona}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The mock is not running - Strongroom</title></head>
<body>
<h1>The mock is not running</h1>
<p>The mock answers from an open tab of the app, and there is none. Open the app, then come back to this address.</p>
<ul>${links.join('')}</ul>
</body>
</html>
`;
}
