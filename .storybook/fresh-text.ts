// Contrast is dear to look at: axe finds out what lies beneath each text. The same text stands in hundreds of stories, so
// that each kind of it is looked at once a page: the same elements, classes and states from the body down.

const kinds = new Map<string, number>();
const passed = new Set<number>();

/** What colours depend on: classes, and the states that classes refer to. */
const telling = /^(class|disabled|data-|aria-(selected|checked|current|disabled|pressed|expanded|invalid)$)/;

/**
 * Has the elements with text looked at whose kind was not passed before.
 * What fails is looked at again, since a test may be tried twice.
 * @param look in both themes
 */
export async function lookAtFreshText(look: (elements: HTMLElement[]) => Promise<void>): Promise<void> {
  const known = new Map<HTMLElement, number>();
  const kindOf = (element: HTMLElement): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const above = element.parentElement && element !== document.body ? kindOf(element.parentElement) : innerWidth;
    const own = [...element.attributes].filter(({ name }) => telling.test(name)).map(({ name, value }) => name + value);
    const { color, background, opacity } = element.style;
    const text = [above, element.tagName, ...own, color, background, opacity].join(' ');
    const kind = kinds.get(text) ?? kinds.size + 1;
    kinds.set(text, kind);
    known.set(element, kind);
    return kind;
  };
  const fresh = new Map<number, HTMLElement>();
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!hasText(element)) continue;
    const kind = kindOf(element);
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
