import { useSyncExternalStore } from 'react';

/** Phones and small tablets: four columns would leave the names no room. */
const query = 'screen and (max-width: 1023.98px)';

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether a row has no room for its buttons and shows them as one menu. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
