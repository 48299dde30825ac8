// Actions for the play functions of stories. Each is a step with a plain label in the Interactions panel.
import { screen, userEvent, waitFor } from 'storybook/test';

type Step = (label: string, act: () => Promise<void>) => Promise<void> | void;

/** The actions of a testing library's user. */
interface User {
  click: (element: Element) => Promise<unknown>;
  type: (element: Element, text: string) => Promise<unknown>;
  clear: (element: Element) => Promise<unknown>;
  selectOptions: (element: Element, option: string) => Promise<unknown>;
  keyboard: (text: string) => Promise<unknown>;
  pointer: (press: { keys: string; target: Element }) => Promise<unknown>;
}

let current: Step | null = null;
let user: User = userEvent;

/**
 * Called before a story plays, with its step function and user. A page must use one user: Storybook's copy of the
 * library and a test's own both patch focused fields, and typed text gets lost between them.
 */
export function preparePlay(step: Step, actor: User = userEvent): void {
  current = step;
  user = actor;
}

/** Runs an action as a step of the story, and returns its result. */
export async function step<T>(label: string, act: () => T | Promise<T>): Promise<T> {
  if (!current) throw new Error('No story is playing.');
  const results: T[] = [];
  await current(label, async () => {
    results.push(await act());
  });
  return results[0]!;
}

/** The name or text of a control. */
function called(element: Element): string {
  const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLLabelElement> | null) : null;
  const words = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
  const short = words.replaceAll(/\s+/g, ' ').trim();
  return short.length > 48 ? `${short.slice(0, 47)}…` : short;
}

const keys = (text: string) =>
  text
    .replaceAll(/\{\/\w+\}/g, '')
    .replaceAll(/[{}]/g, ' ')
    .replace(/^ $/, 'Space')
    .trim();

/** The user; each action is a step. */
export const person = {
  click: (element: Element) => step(`Press ${called(element)}`, () => user.click(element)),
  type: (element: Element, text: string) =>
    step(`Type “${text.trim() === '' ? 'spaces' : text}” into ${called(element)}`, () => user.type(element, text)),
  clear: (element: Element) => step(`Clear ${called(element)}`, () => user.clear(element)),
  selectOptions: (element: Element, option: string) =>
    step(`Choose ${option} in ${called(element)}`, () => user.selectOptions(element, option)),
  keyboard: (text: string) => step(`Press the keys ${keys(text)}`, () => user.keyboard(text)),
  /** Opens the context menu. */
  rightClick: (element: Element) =>
    step(`Right click ${called(element)}`, () => user.pointer({ keys: '[MouseRight]', target: element })),
};

/** Presses the button of this name once it is not busy. */
export async function press(name: string | RegExp): Promise<void> {
  const button = await waitFor(() => {
    const found = screen.getByRole('button', { name });
    if (found.ariaBusy === 'true') throw new Error(`${called(found)} is busy.`);
    return found;
  });
  await person.click(button);
}

/**
 * Waits until this text is visible. Opening elements fade in, and toasts are rendered twice, once for screen readers.
 */
export async function shows(words: string | RegExp): Promise<void> {
  await waitFor(() => {
    const seen = screen.queryAllByText(words).filter((element) => element.checkVisibility({ opacityProperty: true }));
    if (seen.length === 0) throw new Error(`Nothing on the screen shows ${String(words)}.`);
  });
}
