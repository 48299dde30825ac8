import { Dialog, type DialogProps } from '@headlessui/react';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * What every dialog stands in: focus is trapped in it and goes back to its trigger. Headless UI does so, but only knows
 * what was focused since its code arrived: the trigger of the first dialog on a page was focused before.
 */
export function Modal({ open, ...rest }: DialogProps & { open: boolean }) {
  const trigger = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) trigger.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (!open) return;
    // Once the dialog is gone and the page can be focused again.
    return () => queueMicrotask(() => focusIfNothingIs(trigger.current));
  }, [open]);
  return <Dialog open={open} {...rest} className="fixed inset-0 z-50" />;
}

function focusIfNothingIs(element: Element | null): void {
  const isNothing = document.activeElement === null || document.activeElement === document.body;
  if (isNothing && element instanceof HTMLElement && element.isConnected) element.focus();
}
