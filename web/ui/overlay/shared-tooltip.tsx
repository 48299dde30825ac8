import { type RefObject, useEffect, useState } from 'react';
import { TooltipBubble } from './tooltip-bubble.tsx';

/**
 * One tooltip for all buttons in here that carry `data-tip`: their names are its words. In a list of rows an anchor and
 * listeners for each button would be a good part of what a row costs.
 */
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
      // Moving about inside a button is no second visit: a press has put its words away.
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
    // What it stands beside is elsewhere then, or gone.
    window.addEventListener('scroll', hide, { signal, capture: true, passive: true });
    return () => over.abort();
  }, [within]);
  return shown && <TooltipBubble {...shown} />;
}
