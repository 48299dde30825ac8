import { useWindowEvent } from './use-window-event.ts';

/** Handles keys independent of the focus: the function that `runOf` returns replaces the browser's action. */
export function useKeys(runOf: (event: KeyboardEvent) => (() => void) | undefined): void {
  useWindowEvent('keydown', (event) => {
    const run = event.defaultPrevented ? undefined : runOf(event);
    if (!run) return;
    event.preventDefault();
    run();
  });
}

/** Whether the element is not covered by another dialog. */
export function isInTopDialog(element: HTMLElement | null): boolean {
  const onTop = [...document.querySelectorAll('[role$="dialog"]')].at(-1);
  return element !== null && onTop?.contains(element) === true;
}
