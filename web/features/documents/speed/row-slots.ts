// Paid for by the row "clear search" at 10,000 documents: 41 ms with it, 50 to 67 ms without (`npm run bench -- --price`).

/** Assigns rows to elements: new rows reuse those of rows that are gone, which costs a tenth of creating them. */
export interface RowSlots {
  /** The slots of these rows. The pinned row keeps its slot, which goes with it, so that none inherits its focus. */
  assign: (keys: readonly string[], pinned: string | null) => readonly number[];
}

export function createRowSlots(): RowSlots {
  let shown = new Map<string, number>();
  let lastPinned: string | null = null;
  let made = 0;
  return {
    assign(keys, pinned) {
      const here = new Set(keys);
      const free = [...shown].filter(([key]) => !here.has(key) && key !== lastPinned).map(([, slot]) => slot);
      shown = new Map(keys.map((key) => [key, shown.get(key) ?? free.shift() ?? made++]));
      lastPinned = pinned;
      return [...shown.values()];
    },
  };
}

/** Puts elements in the order of their rows; the one with the focus is never moved, since it would lose it. */
export function arrange(parent: Element): void {
  const rows = [...parent.children].sort((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex));
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  // From the middle, few are moved after scrolling in either direction.
  const anchor = focused < 0 ? Math.floor(rows.length / 2) : focused;
  for (let at = anchor; at + 1 < rows.length; at += 1) {
    const [row, next] = [rows[at], rows[at + 1]];
    if (row && next && row.nextElementSibling !== next) row.after(next);
  }
  for (let at = anchor; at > 0; at -= 1) {
    const [row, previous] = [rows[at], rows[at - 1]];
    if (row && previous && row.previousElementSibling !== previous) row.before(previous);
  }
}
