import { Dialog, type DialogProps } from '@headlessui/react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFocusKept } from '../browser/use-focus-kept.ts';

/**
 * The frame of every dialog: it traps the focus and returns it to its trigger. Headless UI knows only elements focused
 * after its code was loaded, and takes unreachable ones for the page. It makes the page inert only if it has found its
 * place before opening, which it looks up once when rendered closed. So a dialog is first rendered closed, and opened
 * before the first paint.
 */
export function Modal({ open, ...rest }: DialogProps & { open: boolean }) {
  const giveBack = useRef<(() => void) | null>(null);
  const [isPlaced, setPlaced] = useState(false);
  const place = (mark: HTMLSpanElement | null) => {
    if (mark !== null) setPlaced(true);
  };
  // Dialogs may open long before the rest of the screen's standby.
  useFocusKept();
  useLayoutEffect(() => {
    if (open) giveBack.current = rememberFocus();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    // After the dialog is gone, and after Headless UI's own handling in a microtask.
    return () => queueMicrotask(() => queueMicrotask(() => giveBack.current?.()));
  }, [open]);
  return (
    <>
      {!isPlaced && <span hidden ref={place} />}
      <Dialog open={open && isPlaced} {...rest} onKeyDown={keepComposing} className="fixed inset-0 z-50" />
    </>
  );
}

/** Escape may end the entry of Japanese or Chinese words, and then does not close the dialog. */
const keepComposing = (event: KeyboardEvent) => event.nativeEvent.isComposing && event.stopPropagation();

interface Opened {
  /** Gets the focus back. */
  trigger: Element | null;
  before: Opened | null;
  isOver: boolean;
}

let latest: Opened | null = null;

/**
 * Returns the focus to the presently focused element or, if that is gone, to the tab stop of its list or to its section.
 * Nothing is focused where the dialog takes the place of another: it returns the focus as that one would have.
 */
function rememberFocus(): () => void {
  const isFocused = document.activeElement !== document.body;
  const trigger = isFocused ? document.activeElement : (latest?.trigger ?? null);
  const own: Opened = { trigger, before: latest, isOver: false };
  latest = own;
  const pane = trigger?.closest('[role="grid"], [role="tree"], section[tabindex]');
  return () => {
    own.isOver = true;
    while (latest?.isOver === true) latest = latest.before;
    const present = document.activeElement;
    const element = trigger?.isConnected === true ? trigger : (pane?.querySelector('[data-key][tabindex="0"]') ?? pane);
    // Headless UI gives the focus to the first field of the dialog beneath.
    const isBeneath = element != null && present?.closest('[role$="dialog"]')?.contains(element) === true;
    // Another dialog may have opened, or a following element may have taken the focus.
    if (!isBeneath && present?.closest('[role$="dialog"], [role="menu"], input') != null) return;
    if (element instanceof HTMLElement) element.focus();
  };
}

/** The `NavigateEvent` of browsers with the Navigation API. */
interface Step extends Event {
  navigationType: string;
  info?: unknown;
}

// Back acts as Escape on every menu and dialog but the preview, which has an address of its own, and on what covers that.
(window as { navigation?: EventTarget }).navigation?.addEventListener('navigate', (event) => {
  const { cancelable, navigationType, info } = event as Step;
  const previews = new URLSearchParams(window.location.search).has('document') ? 1 : 0;
  const isOver = document.querySelectorAll('[aria-modal="true"], [role="menu"]').length > previews;
  const closing = isOver ? document.activeElement : document.querySelector('[data-covers]');
  if (!cancelable || info !== undefined || navigationType !== 'traverse' || !closing) return;
  event.preventDefault();
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  closing.dispatchEvent(escape);
});
