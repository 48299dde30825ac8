import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The scroll distance before the bars change, since fingers tremble. */
const FAR = 24;

/** On a phone the bars hide while scrolling down, and return on a tap, scrolling up, or for the keyboard. */
export function useQuietBars(stage: RefObject<HTMLElement | null>) {
  const [isQuiet, setIsQuiet] = useState(false);
  const turn = useRef(0);
  const isByKeys = useRef(false);
  const scrolled = (top: number, isAtEnd: boolean) => {
    // Space gained at the end would move the visible content.
    if (top > turn.current + FAR) setIsQuiet(!(isByKeys.current && isInBar(document.activeElement)));
    else if (top < turn.current - FAR && !isAtEnd) setIsQuiet(false);
    else return;
    turn.current = top;
  };
  const tapped = () => setIsQuiet((before) => !before && turn.current > FAR);
  const onScroll = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.scrollHeight <= target.clientHeight) return;
    scrolled(target.scrollTop, target.scrollTop + target.clientHeight >= target.scrollHeight - 1);
  });
  const onClick = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element && !target.closest('button, a, input, [role=toolbar], [role=search]')) tapped();
  });
  const wake = useEffectEvent(() => {
    isByKeys.current = true;
    setIsQuiet(false);
  });
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    if (isInBar(target)) setIsQuiet(false);
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('scroll', (event) => onScroll(event), { passive: true, capture: true, signal });
    element.addEventListener('click', (event) => onClick(event), { signal });
    window.addEventListener('keydown', () => wake(), { signal });
    window.addEventListener('pointerdown', () => void (isByKeys.current = false), { capture: true, signal });
    window.addEventListener('focusin', (event) => onFocusIn(event), { signal });
    return () => listening.abort();
  }, [stage]);
  return { isQuiet, scrolled, tapped };
}

const isInBar = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-preview-bar]') !== null;
