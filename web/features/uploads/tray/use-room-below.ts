import { type RefObject, useEffect } from 'react';

const HEIGHT = '3.5rem';

/**
 * Keeps what stands at the foot of every screen in sight: the main area ends above a tray that is folded, and toasts rise
 * above the tray, whatever its height.
 */
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
