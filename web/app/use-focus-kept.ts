import { useEffect } from 'react';

/** A busy button gets the focus back when it is enabled again; if it is gone, the top dialog or the screen does. */
export function useFocusKept(): void {
  useEffect(() => {
    let pressed: Element | null = null;
    const remember = () => {
      pressed = document.activeElement;
    };
    const restore = () => {
      if (pressed === null || document.activeElement !== document.body) return;
      if (pressed.isConnected && pressed.matches('body, :disabled')) return;
      const onTop = [...document.querySelectorAll('[role$="dialog"]')].at(-1);
      const place = pressed.isConnected ? pressed : (onTop ?? document.getElementById('main'));
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    };
    let timer = 0;
    const watch = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      // A closing dialog returns the focus itself.
      clearTimeout(timer);
      timer = window.setTimeout(restore);
    });
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    document.addEventListener('click', remember, true);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      document.removeEventListener('click', remember, true);
    };
  }, []);
}
