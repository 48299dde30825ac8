// Light or dark: the system's choice until the user's; keep `public/theme.js` in step.
import { keptHere } from '../browser/site-data.ts';

const key = 'strongroom-theme';
export type Theme = 'light' | 'dark';

const systemTheme = (): Theme => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

function storedTheme(): Theme | null {
  const stored = keptHere.get(key);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

const listeners = new Set<() => void>();

function apply(): void {
  document.documentElement.dataset['theme'] = storedTheme() ?? systemTheme();
  for (const listener of listeners) listener();
}

export function setTheme(theme: Theme): void {
  // Choosing the system's preference follows the system again.
  if (theme === systemTheme()) keptHere.remove(key);
  else keptHere.set(key, theme);
  apply();
}

export const themeStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  theme: (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'),
};

/** Applies the theme, and follows the system and other tabs. */
export function watchTheme(): void {
  apply();
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key === key) apply();
  });
}
