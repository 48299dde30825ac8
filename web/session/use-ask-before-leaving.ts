import { isLeavingForSignIn } from '#web/ui/browser/leaving.ts';
import { useWindowEvent } from '#web/ui/browser/use-window-event.ts';

/** The browser asks before the page is left, except for signing in again. */
export function useAskBeforeLeaving(isNeeded: boolean): void {
  useWindowEvent('beforeunload', (event) => {
    if (isNeeded && !isLeavingForSignIn()) event.preventDefault();
  });
}
