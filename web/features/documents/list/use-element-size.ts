import { type RefCallback, useCallback, useState } from 'react';

export interface ElementSize {
  width: number;
  height: number;
}

/** The size of an element, before the first paint and after each change. */
export function useElementSize(): [RefCallback<HTMLElement>, ElementSize] {
  const [size, setSize] = useState<ElementSize>({ width: 0, height: 0 });
  const ref = useCallback((element: HTMLElement) => {
    const measure = () => {
      const next = { width: element.clientWidth, height: element.offsetHeight };
      setSize((before) => (before.width === next.width && before.height === next.height ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
