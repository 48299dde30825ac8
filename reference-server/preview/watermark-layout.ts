// Where the repeated marks stand on a page or picture, and how large they are. Any unit.

/** Marks rise to the right. */
export const ANGLE = Math.PI / 6;
/** The same for styles, which turn clockwise. */
export const TURN = 'rotate(-30deg)';
/** Letters on the shorter edge, one above the other. */
const ON_EDGE = 22;
/** How much of a page one line may take, each way. */
const REACH = 0.8;
const MOST_ROWS = 10;
const MOST_COLUMNS = 6;

interface Size {
  width: number;
  height: number;
}

/** What the longest line (`widest` at size 1) takes up on its slant. */
const slanted = (widest: number) => ({ across: widest * Math.cos(ANGLE), upwards: widest * Math.sin(ANGLE) });

/** The room of one mark with what keeps it apart from the next, in letters. */
function cellOf(widest: number) {
  const { across, upwards } = slanted(widest);
  return { across: across + 2, upwards: upwards + 3 };
}

/** The size of the letters, so that the longest line fits across. */
export function markSize({ width, height }: Size, widest: number): number {
  const { across, upwards } = slanted(widest);
  const edge = Math.min(width, height);
  return Math.max(0.25, Math.min(edge / ON_EDGE, (REACH * width) / across, (REACH * height) / upwards));
}

/** The middles of the marks, all of which lie inside as a whole; at least one, at most sixty. */
export function gridOf({ width, height }: Size, fontSize: number, widest: number): { x: number; y: number }[] {
  const { across, upwards } = cellOf(widest);
  return spread(height, fontSize * upwards, MOST_ROWS).flatMap((y) =>
    spread(width, fontSize * across, MOST_COLUMNS).map((x) => ({ x, y })),
  );
}

/** The middles of as many pieces of `size` as have room in `whole`. */
function spread(whole: number, size: number, most: number): number[] {
  const count = Math.min(most, Math.max(1, Math.floor(whole / size)));
  return Array.from({ length: count }, (_, at) => (whole / count) * (at + 0.5));
}

/** The same size and grid where only the browser knows how large the page is; letters that can be read come first. */
export function markStyles(widest: number): { count: number; grid: Record<string, string> } {
  const line = slanted(widest);
  const cell = cellOf(widest);
  const sizes = [`${fixed(100 / ON_EDGE)}vmin`, `${fixed((100 * REACH) / line.across)}vw`];
  const size = `max(9px,min(${sizes.join()},${fixed((100 * REACH) / line.upwards)}vh))`;
  const tracks = (least: number) => `repeat(auto-fill,minmax(min(100%,${fixed(least)}em),1fr))`;
  return {
    // On the shorter edge there is room for two at most.
    count: 2 * MOST_ROWS,
    grid: {
      display: 'grid',
      font: `400 ${size}/1.3 sans-serif`,
      'grid-template-columns': tracks(cell.across),
      'grid-template-rows': tracks(cell.upwards),
      // What has no room falls below the page, out of sight.
      'grid-auto-rows': '100%',
    },
  };
}

const fixed = (value: number) => value.toFixed(2);
