import { isLeavingForSignIn } from './leaving.ts';
import { useWindowEvent } from './use-window-event.ts';

/** The browser asks before the page is left, except for signing in again. */
export function useAskBeforeLeaving(isNeeded: () => boolean): void {
  useWindowEvent('beforeunload', (event) => {
    if (isNeeded() && !isLeavingForSignIn()) event.preventDefault();
  });
}
