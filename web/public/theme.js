// Before the first paint, so that a dark room never flashes white. A file of its own, as the page allows no inline code.
function storedTheme() {
  try {
    return localStorage.getItem('strongroom-theme');
  } catch {
    // Storage can be switched off altogether; then the system decides.
    return null;
  }
}

const stored = storedTheme();
const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
document.documentElement.dataset.theme = stored === 'light' || stored === 'dark' ? stored : preferred;
