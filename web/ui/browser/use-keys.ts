import { useEffect, useEffectEvent } from 'react';

/** Keys, wherever the focus is: what `runOf` finds for one is done in place of what the browser would do. */
export function useKeys(runOf: (event: KeyboardEvent) => (() => void) | undefined): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const run = event.defaultPrevented ? undefined : runOf(event);
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Whether no other dialog lies over the one that the element is in. */
export function isInTopDialog(element: HTMLElement | null): boolean {
  const onTop = [...document.querySelectorAll('[role$="dialog"]')].at(-1);
  return element !== null && onTop?.contains(element) === true;
}
