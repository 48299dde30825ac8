import { createPortal } from 'react-dom';
import { cx } from '../theme/cx.ts';
import { topElement } from './open-modal.ts';

const MARGIN = 8;

/** Centred on the control, within the window. */
function leftOf(width: number, { left, width: controlWidth }: DOMRect): number {
  const wanted = left + controlWidth / 2 - width / 2;
  return Math.max(MARGIN, Math.min(wanted, window.innerWidth - MARGIN - width));
}

/** A tooltip above the control, or below it at the window's edge. Visual only. */
export function TooltipBubble({ label, box }: { label: string; box: DOMRect }) {
  const isBelow = box.top < 48;
  return createPortal(
    <span
      aria-hidden
      ref={(bubble) => {
        if (bubble !== null) bubble.style.left = `${leftOf(bubble.offsetWidth, box)}px`;
      }}
      style={{ top: isBelow ? box.bottom + 6 : box.top - 6 }}
      className={cx(
        'animate-fade pointer-events-none fixed left-0 z-100 w-max max-w-[min(20rem,100vw-1rem)] rounded-md bg-text px-2 py-1 text-caption font-label break-words text-surface',
        !isBelow && '-translate-y-full',
      )}
    >
      {label}
    </span>,
    topElement.get(),
  );
}
