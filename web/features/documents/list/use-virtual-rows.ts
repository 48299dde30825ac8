import { useCallback, useSyncExternalStore } from 'react';

interface VirtualRowsOptions {
  count: number;
  rowHeight: number;
  scroller: HTMLElement | null;
  /** The height above the first row inside the scroller, in pixels. */
  offset?: number;
  /** Heights that cover the scroller's top and bottom: a sticky head, a floating bar. */
  coveredTop?: number;
  coveredBottom?: number;
  /** The focused row stays rendered, however far it is scrolled away. */
  keep: number;
}

/** Rows rendered before and after the visible ones, once scrolling begins. */
const overscan = 4;

/** Renders only the visible rows and the focused one. All rows have the same height, so none is measured. */
export function useVirtualRows(options: VirtualRowsOptions) {
  const { count, rowHeight, scroller, offset = 0, coveredTop = 0, coveredBottom = 0, keep } = options;
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (scroller === null) return () => undefined;
      scroller.addEventListener('scroll', onChange, { passive: true });
      // A frame later, since a layout change within the observer is reported as an error.
      const observer = new ResizeObserver(() => void requestAnimationFrame(onChange));
      observer.observe(scroller);
      return () => {
        scroller.removeEventListener('scroll', onChange);
        observer.disconnect();
      };
    },
    [scroller],
  );
  // In whole rows, since scrolling within a row changes nothing.
  const first = useSyncExternalStore(subscribe, () =>
    scroller === null ? 0 : Math.floor((scroller.scrollTop - offset) / rowHeight),
  );
  const height = useSyncExternalStore(subscribe, () => scroller?.clientHeight ?? 0);
  const last = height === 0 ? -1 : first + Math.ceil(height / rowHeight);
  return {
    rows: indexesIn(first, last, count, keep).map((index) => ({ index, top: index * rowHeight })),
    height: count * rowHeight,
    scrollTo: (index: number) => {
      if (scroller === null) return;
      const top = offset + index * rowHeight;
      const shownFrom = scroller.scrollTop + coveredTop;
      const shownTo = scroller.scrollTop + scroller.clientHeight - coveredBottom;
      if (top < shownFrom) scroller.scrollTo({ top: top - coveredTop });
      else if (top + rowHeight > shownTo)
        scroller.scrollTo({ top: top + rowHeight + coveredBottom - scroller.clientHeight });
    },
    pageRows: () => Math.max(1, Math.floor(((scroller?.clientHeight ?? 0) - coveredTop) / rowHeight) - 1),
  };
}

function indexesIn(first: number, last: number, count: number, keep: number): number[] {
  if (last < 0 || count === 0) return [];
  // The first paint renders visible rows only.
  const beyond = first <= 0 ? 0 : overscan;
  const from = Math.max(0, Math.min(first, count - 1) - beyond);
  const to = Math.min(count - 1, last + beyond);
  const indexes = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  if (keep >= count || (keep >= from && keep <= to)) return indexes;
  return keep < from ? [keep, ...indexes] : [...indexes, keep];
}
