// Accessibility checks are slow, and hundreds of stories show the same things, so each kind of element is checked once
// a page. Failures are checked again, since a test may be retried. The long rounds check every story completely.
const isLong = import.meta.env.VITE_DEEP === '1';

type Signature = (element: Element) => readonly string[];

/** Sorts elements into kinds: elements are of one kind if `signature` is equal for them and for every ancestor. */
function kinds(signature: Signature) {
  const numbers = new Map<string, number>();
  const passed = new Set<number>();
  const numberOf = (key: string) => {
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    return number;
  };
  /** The first element of each kind that has not passed before. */
  const fresh = (elements: Iterable<Element>) => {
    const known = new Map<Element, number>();
    const kindOf = (element: Element): number => {
      const before = known.get(element);
      if (before !== undefined) return before;
      const parent = element === document.body ? null : element.parentElement;
      const above = parent ? kindOf(parent) : numberOf(String(innerWidth));
      const own = signature(element);
      const kind = own.length === 0 ? above : numberOf([above, ...own].join(' '));
      known.set(element, kind);
      return kind;
    };
    const found = new Map<number, Element>();
    for (const element of elements) {
      const kind = kindOf(element);
      if (isLong || !passed.has(kind)) if (!found.has(kind)) found.set(kind, element);
    }
    return found;
  };
  return { fresh, pass: (found: ReadonlyMap<number, Element>) => found.forEach((_element, kind) => passed.add(kind)) };
}

/** Classes for position, size and shape, which change neither text colours nor backgrounds. */
const placing =
  /(^|:)-?([pm][xytblrse]?|flex|inline|block|contents|grid|col|row|gap|space|(min-|max-)?[wh]|size|items|justify|self|place|order|grow|shrink|basis|overflow|truncate|whitespace|break|wrap|rounded|border|divide|shadow|transition|duration|ease|delay|animate|relative|inset|top|bottom|left|right|start|end|leading|tracking|tabular|cursor|select|pointer|object|align|line-clamp|outline|scroll|snap|table|list|text-(left|right|center|start|end|balance|nowrap|wrap))(-|$)/;

/** Prefixes of classes for states. */
const states =
  /^(disabled|data-(open|focus|hover|active|selected|checked|disabled|invalid|state|headlessui-state|tone|restricted|quiet|current)|aria-(selected|checked|current|disabled|pressed|expanded|invalid))$/;

const texts = kinds((element) => {
  const { color, background, opacity } = (element as HTMLElement).style;
  return [
    ...[...element.classList].filter((name) => !placing.test(name)),
    ...[...element.attributes].filter(({ name }) => states.test(name)).map(({ name, value }) => `${name}=${value}`),
    ...[color, background, opacity].filter(Boolean),
    ...(element.matches('a, button, input, textarea, select, mark, code') ? [element.tagName] : []),
  ];
});

const hasText = (element: Element) =>
  !element.closest('.sr-only') &&
  (element.matches('input, textarea, select') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent ?? '')));

/** Checks elements with text whose colours have not passed before, if there are any. */
export async function lookAtFreshText(look: (elements: HTMLElement[]) => Promise<void>): Promise<void> {
  const found = texts.fresh([...document.body.querySelectorAll('*')].filter(hasText));
  if (found.size === 0) return;
  await look([...found.values()] as HTMLElement[]);
  // Elements removed meanwhile may not have been checked.
  texts.pass(new Map([...found].filter(([, { isConnected }]) => isConnected)));
}

const colours = new Set<string>();

/** What determines a text's contrast: colour, size, and the background. */
function coloursOf(element: Element): string {
  const around: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) around.push(one);
  const { x, y, width, height } = element.getBoundingClientRect();
  const painted = document.elementsFromPoint(x + width / 2, y + height / 2);
  const isHit = painted.includes(element);
  const beneath = isHit ? painted.slice(painted.indexOf(element)) : around;
  const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
  const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
  const isDisabled = element.closest(':disabled, [aria-disabled=true], :has(> :disabled)') !== null;
  const key = [color, textShadow, String(isLarge), String(isDisabled), isHit ? '' : element.className];
  for (const one of around) key.push(getComputedStyle(one).opacity);
  for (const one of beneath) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
    if (backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none') continue;
    key.push(backgroundColor, backgroundImage, opacity);
    if (!/rgba|\//.test(backgroundColor)) break;
  }
  return key.filter((part) => part !== '1').join(' ');
}

/** Checks those of these texts whose colours, in the current theme, have not passed before. */
export async function lookAtFreshColours(
  texts: readonly HTMLElement[],
  look: (some: HTMLElement[]) => Promise<void>,
): Promise<void> {
  const found = new Map<string, HTMLElement>();
  for (const text of texts) {
    const key = coloursOf(text);
    if (isLong || !colours.has(key)) found.set(isLong ? String(found.size) : key, text);
  }
  if (found.size === 0) return;
  try {
    await look([...found.values()]);
  } catch (error) {
    // Elements removed meanwhile cannot be checked.
    if ([...found.values()].some(({ isConnected }) => isConnected)) throw error;
    return;
  }
  for (const key of found.keys()) colours.add(key);
}

const naming = /^(alt|title|href|for|aria-(label|labelledby|describedby|controls|owns|activedescendant|value.*))$/;

/** What a screen reader uses: elements, roles and states; of names and numbers only that they exist. */
const parts = kinds((element) => {
  const attributes = [...element.attributes]
    .filter(({ name }) => naming.test(name) || /^(aria-|role$|type$|lang$|tabindex$)/.test(name))
    .map(({ name, value }) =>
      naming.test(name) || (/\d/.test(value) && name !== 'tabindex') ? name : `${name}=${value}`,
    );
  if (attributes.length === 0 && element.matches('div, span, p')) return [];
  const isLabelled = (element as HTMLInputElement).labels?.length ? 'labelled' : '';
  return [element.tagName, ...attributes, isLabelled, /\S/.test(element.textContent) ? 'words' : ''];
});

const outlined =
  'h1, h2, h3, h4, h5, h6, main, nav, header, footer, aside, section, form, [role=dialog], [role=alertdialog], [role=region]';
const outlines = new Set<string>();

/** Checks the page if it shows a kind of part that has not passed before, or headings and regions in a new order. */
export async function lookAtFreshParts(look: () => Promise<void>): Promise<void> {
  const found = parts.fresh(document.body.querySelectorAll(':not(svg *, .sr-only *)'));
  const outline = [...document.querySelectorAll(outlined)]
    .map((element) => element.getAttribute('role') ?? element.tagName)
    .filter((name, at, all) => name !== all[at - 1])
    .join(' ');
  if (found.size === 0 && outlines.has(outline)) return;
  await look();
  parts.pass(found);
  outlines.add(outline);
}
