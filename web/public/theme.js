// Sets the theme before the first paint, in a file of its own, since inline code is forbidden.
function storedTheme() {
  try {
    return localStorage.getItem('strongroom-theme');
  } catch {
    // Without storage, the system's preference applies.
    return null;
  }
}

const stored = storedTheme();
const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
document.documentElement.dataset.theme = stored === 'light' || stored === 'dark' ? stored : preferred;
