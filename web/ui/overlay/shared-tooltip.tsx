import { type RefObject, useEffect, useState } from 'react';
import { TooltipBubble } from './tooltip-bubble.tsx';

interface SharedTooltipProps {
  within: RefObject<HTMLElement | null>;
  /** Whether it is for the buttons whose label is hidden in narrow windows, instead of those with `data-tip`. */
  isForHidden?: boolean;
}

const hiddenLabel = '[class*=":sr-only"]';

/** One tooltip for all buttons with `data-tip`; separate ones would be a large part of a row's cost. */
export function SharedTooltip({ within, isForHidden = false }: SharedTooltipProps) {
  const [shown, setShown] = useState<{ label: string; box: DOMRect } | null>(null);
  useEffect(() => {
    const pane = within.current;
    if (!pane) return;
    let pointedAt: Element | null = null;
    const tipped = isForHidden ? `button:enabled:has(${hiddenLabel})` : '[data-tip]';
    const hide = () => setShown(null);
    const show = (control: Element) => {
      const words = control.querySelector<HTMLElement>(hiddenLabel);
      // A hidden label is one pixel wide.
      if (isForHidden && words !== null && words.offsetWidth > 1) hide();
      else {
        setShown({ label: control.ariaLabel ?? words?.textContent ?? '', box: control.getBoundingClientRect() });
        // The control then moves or disappears.
        window.addEventListener('scroll', hide, { capture: true, once: true });
      }
    };
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      const control = target instanceof Element && pointerType !== 'touch' ? target.closest(tipped) : null;
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
      if (target instanceof Element && target.matches(':focus-visible') && target.matches(tipped)) show(target);
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
    return () => over.abort();
  }, [within, isForHidden]);
  return shown && <TooltipBubble {...shown} />;
}
