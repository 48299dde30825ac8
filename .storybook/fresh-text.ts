// Contrast is dear to look at: axe finds out what lies beneath each text. The same colours stand in hundreds of stories,
// so that each way in which text is drawn on a background is looked at once a page.

const passed = new Set<string>();

/**
 * Has those elements with text looked at whose colours, size, weight and backgrounds were not passed together before.
 * What fails is looked at again, since a test may be tried twice.
 */
export async function lookAtFreshText(look: (elements: HTMLElement[]) => Promise<void>): Promise<void> {
  const beneath = new Map<Element, string>();
  const beneathOf = (element: Element): string => {
    const known = beneath.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const parent = element.parentElement ? beneathOf(element.parentElement) : '';
    const all = own === 'rgba(0, 0, 0, 0) none 1' ? parent : `${parent} > ${own}`;
    beneath.set(element, all);
    return all;
  };
  const fresh = new Map<string, HTMLElement>();
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!hasText(element)) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const kind = `${color} ${fontSize} ${fontWeight} on ${beneathOf(element)}`;
    if (!passed.has(kind) && !fresh.has(kind)) fresh.set(kind, element);
  }
  if (fresh.size === 0) return;
  const elements = [...fresh.values()];
  try {
    await look(elements);
  } catch (error) {
    // What went away meanwhile cannot be looked at.
    if (elements.some(({ isConnected }) => isConnected)) throw error;
    return;
  }
  for (const kind of fresh.keys()) passed.add(kind);
}

const hasText = (element: Element) =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent ?? ''));
