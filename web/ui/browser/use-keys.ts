import { useEffect, useEffectEvent } from 'react';

/** Handles keys independent of the focus: the function that `runOf` returns replaces the browser's action. */
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

/** Whether the element is not covered by another dialog. */
export function isInTopDialog(element: HTMLElement | null): boolean {
  const onTop = [...document.querySelectorAll('[role$="dialog"]')].at(-1);
  return element !== null && onTop?.contains(element) === true;
}
