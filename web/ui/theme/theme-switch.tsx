import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../form/icon-button.tsx';
import { setTheme, themeStore } from './theme.ts';

export function ThemeSwitch() {
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.theme);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={`Switch to ${other} theme`}
      icon={theme === 'dark' ? Sun : Moon}
      onClick={() => setTheme(other)}
    />
  );
}
