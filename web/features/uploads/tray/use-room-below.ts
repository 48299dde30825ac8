import { type RefObject, useEffect } from 'react';

const HEIGHT = '3.5rem';

/** Reserves space for the tray: the main area ends above a folded tray, and toasts are shown above the tray. */
export function useRoomBelow(tray: RefObject<HTMLElement | null>, isFolded: boolean): void {
  useEffect(() => {
    const main = document.getElementById('main');
    if (main === null || !isFolded) return;
    main.style.height = `calc(100dvh - ${HEIGHT})`;
    return () => {
      main.style.removeProperty('height');
    };
  }, [isFolded]);
  useEffect(() => {
    const card = tray.current?.querySelector('section');
    if (!card) return;
    const sizes = new ResizeObserver(() => {
      document.body.style.setProperty('--tray-height', `${card.offsetHeight}px`);
    });
    sizes.observe(card);
    return () => {
      sizes.disconnect();
      document.body.style.removeProperty('--tray-height');
    };
  }, [tray, isFolded]);
}
