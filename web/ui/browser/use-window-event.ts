import { useEffect, useEffectEvent } from 'react';

/** Handles an event of the window, wherever it began, while the component is on the page. */
export function useWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  handle: (event: WindowEventMap[Name]) => void,
  capture = false,
): void {
  const onEvent = useEffectEvent(handle);
  useEffect(() => {
    const listen = (event: WindowEventMap[Name]) => onEvent(event);
    window.addEventListener(name, listen, capture);
    return () => window.removeEventListener(name, listen, capture);
  }, [name, capture]);
}
