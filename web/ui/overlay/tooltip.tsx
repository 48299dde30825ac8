import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { cx } from '../theme/cx.ts';
import { TooltipBubble } from './tooltip-bubble.tsx';

/** A tooltip for a hovered or focused control. Visual only, since the control has a name. */
export function Tooltip({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [box, setBox] = useState<DOMRect | null>(null);
  const show = () => {
    if (anchor.current !== null) setBox(anchor.current.getBoundingClientRect());
  };
  const hide = () => setBox(null);
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
      {box !== null && <TooltipBubble label={label} box={box} />}
    </span>
  );
}
