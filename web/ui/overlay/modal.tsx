import { Dialog, type DialogProps } from '@headlessui/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * What every dialog stands in: focus is trapped in it and goes back to its trigger. Headless UI does so by itself, but
 * knows only what was focused since its code arrived, and takes what Tab did not reach then for its surroundings. It also
 * makes the page behind inert, if it has found out where that is before it opens: it looks once, and it looks around a
 * mark that it draws closed. So a dialog is drawn closed first, and opens before anything is painted.
 */
export function Modal({ open, ...rest }: DialogProps & { open: boolean }) {
  const giveBack = useRef<(() => void) | null>(null);
  const [isPlaced, setPlaced] = useState(false);
  const place = (mark: HTMLSpanElement | null) => {
    if (mark !== null) setPlaced(true);
  };
  useLayoutEffect(() => {
    if (open) giveBack.current = rememberFocus();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    // Once the dialog is gone and Headless UI, in a microtask of its own, has done what it thinks right.
    return () => queueMicrotask(() => queueMicrotask(() => giveBack.current?.()));
  }, [open]);
  return (
    <>
      {!isPlaced && <span hidden ref={place} />}
      <Dialog open={open && isPlaced} {...rest} className="fixed inset-0 z-50" />
    </>
  );
}

/** Gives the focus back to what has it now, or, if that is gone by then, to the tab stop of the list it stood in. */
function rememberFocus(): () => void {
  const trigger = document.activeElement;
  const pane = trigger?.closest('[role="grid"], [role="tree"]');
  return () => {
    // Another dialog may have opened in the meantime, or what follows the dialog has taken the focus.
    if (document.activeElement?.closest('[role$="dialog"], [role="menu"], input') != null) return;
    const element = trigger?.isConnected === true ? trigger : pane?.querySelector('[data-key][tabindex="0"]');
    if (element instanceof HTMLElement && element !== document.body) element.focus();
  };
}
