import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';

interface VirtualRowsOptions {
  count: number;
  rowHeight: number;
  scroller: HTMLElement | null;
  /** What stands above the first row inside the scroller, in pixels. */
  offset?: number;
  /** What covers the top and the bottom of the scroller: a sticky head, a floating bar. */
  coveredTop?: number;
  coveredBottom?: number;
  /** The row that has the focus stays rendered, however far away it is scrolled. */
  keep: number;
}

/** Only the rows in view, and the focused one. */
export function useVirtualRows(options: VirtualRowsOptions) {
  const { count, rowHeight, scroller, offset = 0, coveredTop = 0, coveredBottom = 0, keep } = options;
  const virtualizer = useVirtualizer({
    count,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller,
    overscan: 4,
    scrollMargin: offset,
    scrollPaddingStart: coveredTop,
    scrollPaddingEnd: coveredBottom,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      if (keep < count && !indexes.includes(keep)) indexes.push(keep);
      return indexes.sort((a, b) => a - b);
    },
  });
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - offset })),
    height: virtualizer.getTotalSize(),
    scrollTo: (index: number) => virtualizer.scrollToIndex(index),
    pageRows: () => Math.max(1, Math.floor(((scroller?.clientHeight ?? 0) - coveredTop) / rowHeight) - 1),
  };
}
