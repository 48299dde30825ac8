// Finds the shortest sequence that still shows a difference: first steps are removed, in large parts and then one by
// one, then the rest is simplified, in a few dozen tries.

/**
 * @param fails whether a sequence shows the difference; `items` does. @param plainer simpler replacements of an item,
 * simplest first.
 */
export async function shortest<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => Promise<boolean>,
  plainer: (item: Item) => readonly Item[],
): Promise<readonly Item[]> {
  let found = items;
  for (let size = Math.ceil(found.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let end = found.length; end > 0; end -= size) {
      const shorter = [...found.slice(0, Math.max(0, end - size)), ...found.slice(end)];
      if (await fails(shorter)) found = shorter;
    }
  }
  for (const at of found.keys()) {
    for (let isPlain = false; !isPlain;) {
      isPlain = true;
      for (const simpler of plainer(found[at] as Item)) {
        const candidate = found.with(at, simpler);
        if (!(await fails(candidate))) continue;
        found = candidate;
        isPlain = false;
        break;
      }
    }
  }
  return found;
}
