import { createPortal } from 'react-dom';
import { cx } from './cx.ts';

interface TooltipBubbleProps {
  label: string;
  /** The box of the control that it stands beside. */
  box: DOMRect;
}

/** The words of a tooltip: above the control, or below it where the window ends. They are for the eyes only. */
export function TooltipBubble({ label, box }: TooltipBubbleProps) {
  const isBelow = box.top < 48;
  const left = Math.min(Math.max(box.left + box.width / 2, 64), window.innerWidth - 64);
  return createPortal(
    <span
      aria-hidden
      style={{ left, top: isBelow ? box.bottom + 6 : box.top - 6 }}
      className={cx(
        'animate-fade pointer-events-none fixed z-100 w-max max-w-80 -translate-x-1/2 rounded-md bg-text px-2 py-1 text-caption font-label break-words text-surface',
        !isBelow && '-translate-y-full',
      )}
    >
      {label}
    </span>,
    document.body,
  );
}
