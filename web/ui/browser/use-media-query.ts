import { useSyncExternalStore } from 'react';

/** Whether the media query matches. Printing is ignored, so that narrow paper does not rearrange the screen. */
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
