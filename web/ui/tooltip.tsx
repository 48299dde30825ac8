import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx.ts';

interface Place {
  x: number;
  y: number;
  isBelow: boolean;
}

/** Above its control, or below it where the window ends. */
function placeBeside(box: DOMRect): Place {
  const isBelow = box.top < 48;
  const x = Math.min(Math.max(box.left + box.width / 2, 64), window.innerWidth - 64);
  return { x, y: isBelow ? box.bottom + 6 : box.top - 6, isBelow };
}

/** Words beside a control under the pointer or the focus. The control names itself; these are for the eyes only. */
export function Tooltip({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const show = () => {
    if (anchor.current !== null) setPlace(placeBeside(anchor.current.getBoundingClientRect()));
  };
  const hide = () => setPlace(null);
  return (
    <span
      ref={anchor}
      className={cx('inline-flex', className)}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') show();
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show();
      }}
      onBlur={hide}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children}
      {place !== null &&
        createPortal(
          <span
            aria-hidden
            style={{ left: place.x, top: place.y }}
            className={cx(
              'animate-fade pointer-events-none fixed z-100 w-max max-w-80 -translate-x-1/2 rounded-md bg-text px-2 py-1 text-caption font-label break-words text-surface',
              !place.isBelow && '-translate-y-full',
            )}
          >
            {label}
          </span>,
          document.body,
        )}
    </span>
  );
}
