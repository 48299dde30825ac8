// A point of a page and its position in the view, which is kept while pages around it change their size.
import { GAP, pageAt, type PageLayout } from './page-layout.ts';

export interface Scrolled {
  top: number;
  left: number;
  width: number;
  height: number;
}

interface Along {
  /** The position along the page, from 0 to 1. */
  share: number;
  /** The pixels beyond it, since gaps between pages do not scale. */
  beyond: number;
}

export interface Anchor {
  page: number;
  x: Along;
  y: Along;
  /** The point's position from the upper left of the view. */
  at: { x: number; y: number };
}

function along(distance: number, length: number): Along {
  const within = Math.min(Math.max(distance, 0), length);
  return { share: length === 0 ? 0 : within / length, beyond: distance - within };
}

const distance = ({ share, beyond }: Along, length: number) => share * length + beyond;

export function contentWidth(layout: PageLayout, view: Pick<Scrolled, 'width'>): number {
  return Math.max(layout.width + 2 * GAP, view.width);
}

export function pageLeft(layout: PageLayout, page: number, view: Pick<Scrolled, 'width'>): number {
  return Math.round((contentWidth(layout, view) - (layout.sizes[page]?.width ?? 0)) / 2);
}

/** The point of the nearest page at this position. */
export function anchorAt(layout: PageLayout, view: Scrolled, at: { x: number; y: number }, page?: number): Anchor {
  const on = page ?? pageAt(layout, view.top + at.y);
  const { width, height } = layout.sizes[on] ?? { width: 0, height: 0 };
  return {
    page: on,
    x: along(view.left + at.x - pageLeft(layout, on, view), width),
    y: along(view.top + at.y - (layout.tops[on] ?? 0), height),
    at,
  };
}

/** The scroll position that keeps the point in place. */
export function scrollTo(
  layout: PageLayout,
  view: Scrolled,
  { page, x, y, at }: Anchor,
): { top: number; left: number } {
  const { width, height } = layout.sizes[page] ?? { width: 0, height: 0 };
  return {
    top: (layout.tops[page] ?? 0) + distance(y, height) - at.y,
    left: pageLeft(layout, page, view) + distance(x, width) - at.x,
  };
}

/** The upper edge of a page, a little below that of the view. */
export function topOf(page: number): Anchor {
  return { page, x: { share: 0.5, beyond: 0 }, y: { share: 0, beyond: -GAP }, at: { x: 0, y: 0 } };
}
