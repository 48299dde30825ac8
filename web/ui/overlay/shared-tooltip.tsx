import { type RefObject, useEffect, useState } from 'react';
import { TooltipBubble } from './tooltip-bubble.tsx';

/** One tooltip for all buttons with `data-tip`; separate ones would be a large part of a row's cost. */
export function SharedTooltip({ within }: { within: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState<{ label: string; box: DOMRect } | null>(null);
  useEffect(() => {
    const pane = within.current;
    if (!pane) return;
    let pointedAt: Element | null = null;
    const show = (control: Element) =>
      setShown({ label: control.ariaLabel ?? '', box: control.getBoundingClientRect() });
    const hide = () => setShown(null);
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      const control = target instanceof Element && pointerType !== 'touch' ? target.closest('[data-tip]') : null;
      // Moving within a button does not show the tooltip again after a press has hidden it.
      if (control === pointedAt) return;
      pointedAt = control;
      if (control) show(control);
      else hide();
    };
    const onPointerLeave = () => {
      pointedAt = null;
      hide();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('[data-tip]:focus-visible')) show(target);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    const over = new AbortController();
    const { signal } = over;
    pane.addEventListener('pointerover', onPointerOver, { signal });
    pane.addEventListener('pointerleave', onPointerLeave, { signal });
    pane.addEventListener('pointerdown', hide, { signal });
    pane.addEventListener('focusin', onFocusIn, { signal });
    pane.addEventListener('focusout', hide, { signal });
    pane.addEventListener('keydown', onKeyDown, { signal });
    // The control has moved or disappeared.
    window.addEventListener('scroll', hide, { signal, capture: true, passive: true });
    return () => over.abort();
  }, [within]);
  return shown && <TooltipBubble {...shown} />;
}
