import { type RefObject, useEffect, useEffectEvent } from 'react';

import { isTyping } from '#web/ui/browser/typing.ts';

/** N and P go from change to change, wherever the focus is; they rest in a select, and while a dialog lies over this one. */
export function useChangeKeys(view: RefObject<HTMLElement | null>, go: (step: 1 | -1) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isTyping(event.target)) return;
    const step = steps[key.toLowerCase()];
    const onTop = [...document.querySelectorAll('[role$="dialog"]')].at(-1);
    if (step === undefined || view.current === null || onTop?.contains(view.current) !== true) return;
    event.preventDefault();
    go(step);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

const steps: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 };
