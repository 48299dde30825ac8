// Where the repeated marks stand on a page or picture, and how large they are. Any unit.

/** Marks rise to the right. */
export const ANGLE = Math.PI / 6;

interface Size {
  width: number;
  height: number;
}

/** The size of the letters, so that the longest line (`widest` at size 1) fits across. */
export function markSize({ width, height }: Size, widest: number): number {
  const edge = Math.min(width, height);
  const across = (0.8 * width) / (widest * Math.cos(ANGLE));
  const upwards = (0.8 * height) / (widest * Math.sin(ANGLE));
  return Math.max(0.25, Math.min(edge / 22, across, upwards));
}

/** The middles of the marks, all of which lie inside as a whole; at least one, at most sixty. */
export function gridOf({ width, height }: Size, fontSize: number, widest: number): { x: number; y: number }[] {
  const across = fontSize * (widest * Math.cos(ANGLE) + 2);
  const upwards = fontSize * (widest * Math.sin(ANGLE) + 3);
  return spread(height, upwards, 10).flatMap((y) => spread(width, across, 6).map((x) => ({ x, y })));
}

/** The middles of as many pieces of `size` as have room in `whole`. */
function spread(whole: number, size: number, most: number): number[] {
  const count = Math.min(most, Math.max(1, Math.floor(whole / size)));
  return Array.from({ length: count }, (_, at) => (whole / count) * (at + 0.5));
}
