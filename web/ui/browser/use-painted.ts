import { useEffect, useState } from 'react';

/** Whether the component has been painted: what the first frame can do without is rendered then. */
export function usePainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    // The first frame may be the one that is about to be painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setIsPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
