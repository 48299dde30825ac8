import { useEffect } from 'react';

/**
 * A button that is busy is disabled, and what is disabled or goes away loses the focus to nothing. The button has it again
 * once it is enabled; where it is gone, the dialog on top or the screen has it.
 */
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
      // A dialog that closes gives the focus back by itself.
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
