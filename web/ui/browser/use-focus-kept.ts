import { useEffect } from 'react';

const deeds = ['click', 'dragend', 'focusin'] as const;

/**
 * A busy button gets the focus back when it is enabled again; if it, or a row that was dragged, is gone, its section, the
 * top dialog or the screen does.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let pressed: Element | null = null;
    let section: Element | null | undefined = null;
    const remember = () => {
      pressed = document.activeElement;
      section = pressed?.closest('section[tabindex]');
    };
    const restore = () => {
      if (pressed === null || document.activeElement !== document.body) return;
      if (pressed.isConnected && pressed.matches('body, :disabled')) return;
      const onTop = [...document.querySelectorAll('[role$="dialog"]')].at(-1);
      const place = [pressed, section, onTop, document.getElementById('main')].find((one) => one?.isConnected);
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
    for (const deed of deeds) document.addEventListener(deed, remember, true);
    return () => {
      // What was pressed may go with its dialog and the screen beneath.
      setTimeout(restore);
      watch.disconnect();
      for (const deed of deeds) document.removeEventListener(deed, remember, true);
    };
  }, []);
}
