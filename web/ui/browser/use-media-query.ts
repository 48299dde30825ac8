import { useSyncExternalStore } from 'react';

/** Whether the window is like this. Printing changes nothing: paper is narrow, and no reason to rearrange the screen. */
export function useMediaQuery(query: string): boolean {
  const onScreen = `screen and ${query}`;
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(onScreen);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(onScreen).matches,
  );
}
