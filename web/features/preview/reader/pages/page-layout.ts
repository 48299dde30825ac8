// The positions of pages in their column, and which are visible; computation only.

/** In points, after the page's rotation. */
export interface PageSize {
  width: number;
  height: number;
}

/** Pixels of a point at 100 %: 96 pixels an inch, 72 points an inch. */
export const PIXELS_PER_POINT = 96 / 72;
/** Between two pages, and around all. */
export const GAP = 16;

export interface PageLayout {
  /** Of every page, from 0. */
  tops: readonly number[];
  sizes: readonly PageSize[];
  height: number;
  /** The width of the widest page. */
  width: number;
}

/** @param scale pixels per point */
export function layOut(sizes: readonly PageSize[], scale: number): PageLayout {
  const tops: number[] = [];
  let top = GAP;
  let width = 0;
  const drawn = sizes.map((size) => ({
    width: Math.round(size.width * scale),
    height: Math.round(size.height * scale),
  }));
  for (const size of drawn) {
    tops.push(top);
    top += size.height + GAP;
    width = Math.max(width, size.width);
  }
  return { tops, sizes: drawn, height: top, width };
}

/** The page at this height, or the last one above it; from 0. */
export function pageAt({ tops }: Pick<PageLayout, 'tops'>, y: number): number {
  let from = 0;
  let to = tops.length - 1;
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if ((tops[middle] ?? 0) <= y) from = middle;
    else to = middle - 1;
  }
  return from;
}

export interface View {
  top: number;
  height: number;
}

/** The present page: the one at a third of the view, or the last one at the end. */
export function currentPage(layout: PageLayout, { top, height }: View): number {
  if (top > 0 && top + height >= layout.height - 1) return layout.tops.length - 1;
  return pageAt(layout, top + height / 3);
}

export function pagesInView(layout: PageLayout, { top, height }: View): number[] {
  const first = pageAt(layout, top);
  const pages: number[] = [];
  for (let page = first; page < layout.tops.length && (layout.tops[page] ?? 0) < top + height; page += 1)
    pages.push(page);
  return pages;
}

/** Whether the page can be read: half of it is visible, or it fills half of the view. */
export function isReadable(layout: PageLayout, page: number, { top, height }: View): boolean {
  const start = layout.tops[page] ?? 0;
  const size = layout.sizes[page]?.height ?? 0;
  const shown = Math.min(start + size, top + height) - Math.max(start, top);
  return shown >= Math.min(size, height) / 2;
}

/** A limited number of pages, from 0 and in order: the visible ones first, then the nearest. */
export function nearest(inView: readonly number[], current: number, count: number, most: number): number[] {
  const first = inView[0] ?? current;
  const last = inView.at(-1) ?? current;
  const around = [...inView, last + 1, first - 1].filter((page) => page >= 0 && page < count);
  return [...new Set(around)]
    .sort((one, other) => rank(one, inView, current) - rank(other, inView, current))
    .slice(0, most)
    .sort((one, other) => one - other);
}

const rank = (page: number, inView: readonly number[], current: number) =>
  Math.abs(page - current) + (inView.includes(page) ? 0 : 1000);
