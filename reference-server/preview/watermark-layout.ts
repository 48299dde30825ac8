// The positions and size of repeated marks on a page or picture, in any unit.

/** Marks rise to the right. */
export const ANGLE = Math.PI / 6;
/** For CSS, which rotates clockwise. */
export const TURN = 'rotate(-30deg)';
/** The number of letter heights along the shorter edge. */
const ON_EDGE = 22;
/** The share of the page that one line may take, in each direction. */
const REACH = 0.8;
const MOST_ROWS = 10;
const MOST_COLUMNS = 6;

export interface Size {
  width: number;
  height: number;
}

/** The extent of the longest line (`widest` at size 1) along its slant. */
const slanted = (widest: number) => ({ across: widest * Math.cos(ANGLE), upwards: widest * Math.sin(ANGLE) });

/** The space of one mark with its distance to the next, in letter heights. */
function cellOf(widest: number) {
  const { across, upwards } = slanted(widest);
  return { across: across + 2, upwards: upwards + 3 };
}

/** The letter size with which the longest line fits. */
export function markSize({ width, height }: Size, widest: number): number {
  const { across, upwards } = slanted(widest);
  const edge = Math.min(width, height);
  return Math.max(0.25, Math.min(edge / ON_EDGE, (REACH * width) / across, (REACH * height) / upwards));
}

/** The centres of the marks, which all lie inside completely; one to sixty. */
export function gridOf({ width, height }: Size, fontSize: number, widest: number): { x: number; y: number }[] {
  const { across, upwards } = cellOf(widest);
  return spread(height, fontSize * upwards, MOST_ROWS).flatMap((y) =>
    spread(width, fontSize * across, MOST_COLUMNS).map((x) => ({ x, y })),
  );
}

/** The centres of as many pieces of `size` as fit into `whole`. */
function spread(whole: number, size: number, most: number): number[] {
  const count = Math.min(most, Math.max(1, Math.floor(whole / size)));
  return Array.from({ length: count }, (_, at) => (whole / count) * (at + 0.5));
}

/** The same where only the browser knows the page's size; legible letters have priority. */
export function markStyles(widest: number): { count: number; grid: Record<string, string> } {
  const line = slanted(widest);
  const cell = cellOf(widest);
  const sizes = [`${fixed(100 / ON_EDGE)}vmin`, `${fixed((100 * REACH) / line.across)}vw`];
  const size = `max(9px,min(${sizes.join()},${fixed((100 * REACH) / line.upwards)}vh))`;
  const tracks = (least: number) => `repeat(auto-fill,minmax(min(100%,${fixed(least)}em),1fr))`;
  return {
    // Along the shorter edge, at most two fit.
    count: 2 * MOST_ROWS,
    grid: {
      display: 'grid',
      font: `400 ${size}/1.3 sans-serif`,
      'grid-template-columns': tracks(cell.across),
      'grid-template-rows': tracks(cell.upwards),
      // Marks without room fall below the visible page.
      'grid-auto-rows': '100%',
    },
  };
}

const fixed = (value: number) => value.toFixed(2);
