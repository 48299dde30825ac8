// Contrast is dear to look at: axe finds out what lies beneath each text. The same colours stand in hundreds of stories,
// so that each way in which text is drawn on a background is looked at once a page.

const looked = new Set<string>();

/** @returns the elements with text whose colours, size, weight and backgrounds were not returned together before */
export function freshText(): HTMLElement[] {
  const beneath = new Map<Element, string>();
  const beneathOf = (element: Element): string => {
    const known = beneath.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const parent = element.parentElement ? beneathOf(element.parentElement) : '';
    const look = own === 'rgba(0, 0, 0, 0) none 1' ? parent : `${parent} > ${own}`;
    beneath.set(element, look);
    return look;
  };
  return [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    if (!hasText(element)) return false;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const look = `${color} ${fontSize} ${fontWeight} on ${beneathOf(element)}`;
    const isFresh = !looked.has(look);
    looked.add(look);
    return isFresh;
  });
}

const hasText = (element: Element) =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent ?? ''));
