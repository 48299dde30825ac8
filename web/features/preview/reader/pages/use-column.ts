import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Zoom, type ZoomRange, zoomRange, zoomShare } from '../zoom/zoom.ts';
import { type Anchor, anchorAt, type Scrolled, scrollTo, topOf } from './anchor.ts';
import { currentPage, layOut, type PageLayout, type PageSize, PIXELS_PER_POINT } from './page-layout.ts';

export interface Column {
  layout: PageLayout;
  /** Pixels per point. */
  scale: number;
  /** The share of the file's own size. */
  share: number;
  range: ZoomRange;
  view: Scrolled;
  /** The present page, from 0. */
  current: number;
  goTo: (page: number) => void;
  /** @param at the point that stays in place; otherwise the present page */
  zoomTo: (zoom: Zoom, at?: { x: number; y: number }) => void;
  scrollBy: (by: { x?: number; y?: number }) => void;
  /** Scrolls a part of a page into view, unless it is visible; both as shares of the page. */
  show: (page: number, part: { x: number; y: number }) => void;
}

const nothing: Scrolled = { top: 0, left: 0, width: 0, height: 0 };

/** The column of pages from the first one shown: its size, its visible part, and scrolling. Nothing jumps. */
export function useColumn(scroller: RefObject<HTMLElement | null>, sizes: readonly PageSize[], first: number): Column {
  const [view, setView] = useState(nothing);
  const [zoom, setZoom] = useState<Zoom>('auto');
  const [fitted, setFitted] = useState(0);
  const anchor = useRef<Anchor>(topOf(first));
  /** The position scrolled to by code, which does not count as scrolling by the user. */
  const own = useRef({ top: 0, left: 0 });
  const { width, height } = view;
  const range = useMemo(() => zoomRange(sizes, { width, height }, fitted), [sizes, width, height, fitted]);
  const share = zoomShare(zoom, range);
  const scale = share * PIXELS_PER_POINT;
  const layout = useMemo(() => layOut(sizes, scale), [sizes, scale]);

  const scroll = (to: Partial<{ top: number; left: number }>) => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTo(to);
    own.current = { top: element.scrollTop, left: element.scrollLeft };
    setView(viewOf(element));
  };
  const stay = useEffectEvent(() => {
    if (scroller.current) scroll(scrollTo(layout, viewOf(scroller.current), anchor.current));
  });
  useLayoutEffect(() => {
    stay();
  }, [layout, width]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => setView(viewOf(element));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => {
      const now = viewOf(element);
      const isOwn = Math.abs(now.top - own.current.top) < 1 && Math.abs(now.left - own.current.left) < 1;
      if (!isOwn) anchor.current = anchorAt(layout, now, { x: now.width / 2, y: 0 }, currentPage(layout, now));
      setView(now);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [scroller, layout]);

  const goTo = (page: number) => {
    anchor.current = topOf(Math.min(Math.max(page, 0), sizes.length - 1));
    scroll({ top: scrollTo(layout, view, anchor.current).top });
  };
  const zoomTo: Column['zoomTo'] = (next, at) => {
    if (at) anchor.current = anchorAt(layout, view, at);
    if (next === 'width') setFitted(currentPage(layout, view));
    setZoom(next);
  };
  const show: Column['show'] = (page, { x, y }) => {
    const element = scroller.current;
    if (!element) return;
    const now = viewOf(element);
    const point: Anchor = { page, x: { share: x, beyond: 0 }, y: { share: y, beyond: 0 }, at: { x: 0, y: 0 } };
    const to = scrollTo(layout, now, point);
    const isSeen = to.top >= now.top + 24 && to.top <= now.top + now.height - 48;
    const isBeside = to.left >= now.left && to.left <= now.left + now.width - 96;
    if (!isSeen) anchor.current = { ...point, at: { x: now.width / 3, y: now.height / 3 } };
    scroll({
      ...(isSeen ? {} : { top: to.top - now.height / 3 }),
      ...(isBeside ? {} : { left: to.left - now.width / 3 }),
    });
  };
  const scrollBy: Column['scrollBy'] = ({ x = 0, y = 0 }) => scroller.current?.scrollBy({ left: x, top: y });
  return { layout, scale, share, range, view, current: currentPage(layout, view), goTo, zoomTo, scrollBy, show };
}

function viewOf({ scrollTop, scrollLeft, clientWidth, clientHeight }: HTMLElement): Scrolled {
  return { top: scrollTop, left: scrollLeft, width: clientWidth, height: clientHeight };
}
