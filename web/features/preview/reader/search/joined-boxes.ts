/** A part of a page, as shares of it, so that it stays in place when the page is scaled. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Boxes side by side as one, since some files draw each letter for itself. */
export function joinedBoxes(boxes: readonly Box[]): Box[] {
  const found: Box[] = [];
  for (const box of boxes) {
    const last = found.at(-1);
    if (last && areSideBySide(last, box)) found[found.length - 1] = around(last, box);
    else found.push(box);
  }
  return found;
}

function areSideBySide(one: Box, other: Box): boolean {
  const least = Math.min(one.height, other.height);
  const gap = Math.max(one.left, other.left) - Math.min(one.left + one.width, other.left + other.width);
  const shared = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return gap < least * 0.2 && shared > least * 0.5;
}

function around(one: Box, other: Box): Box {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}
