import { GAP, type PageSize, PIXELS_PER_POINT } from '../pages/page-layout.ts';

/** A share of the own size, or the available width; `auto` is that width, limited to little more than paper size. */
export type Zoom = number | 'auto' | 'width';

const LARGEST_AUTO = 1.25;
const LARGEST = 4;
const SMALLEST = 0.5;
/** Browsers limit the height of a page. */
const HIGHEST_COLUMN = 15_000_000;

const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4];

interface Room {
  width: number;
  height: number;
}

export interface ZoomRange {
  smallest: number;
  largest: number;
  width: number;
}

/** At most four pages are visible at once. @param fitted the page that fits the width, from 0 */
export function zoomRange(sizes: readonly PageSize[], room: Room, fitted: number): ZoomRange {
  const fittedWidth = Math.max(1, (sizes[fitted]?.width ?? 1) * PIXELS_PER_POINT);
  let column = 1;
  let lowest = Infinity;
  for (const { height } of sizes) {
    column += height * PIXELS_PER_POINT;
    lowest = Math.min(lowest, height * PIXELS_PER_POINT);
  }
  const largest = Math.max(0.1, Math.min(LARGEST, HIGHEST_COLUMN / column));
  const width = Math.min(largest, Math.max(0.1, (room.width - 2 * GAP) / fittedWidth));
  const crowded = room.height / 3 / Math.max(lowest, 1);
  return { smallest: Math.min(Math.max(SMALLEST, crowded), width), largest, width };
}

/** As a share of the own size. */
export function zoomShare(zoom: Zoom, { smallest, largest, width }: ZoomRange): number {
  if (zoom === 'width') return width;
  if (zoom === 'auto') return Math.min(width, LARGEST_AUTO);
  return Math.min(Math.max(zoom, smallest), largest);
}

export function zoomStep(share: number, step: 1 | -1, { smallest, largest }: ZoomRange): number {
  const next = step === 1 ? steps.find((one) => one > share + 0.005) : steps.findLast((one) => one < share - 0.005);
  return Math.min(Math.max(next ?? share, smallest), largest);
}
