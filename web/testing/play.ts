// How the play functions of stories act: each act is a step with plain words, so that one can watch and follow it at the
// Interactions panel.
import { screen, userEvent, waitFor } from 'storybook/test';

type Step = (label: string, act: () => Promise<void>) => Promise<void> | void;

let current: Step | null = null;

/** Called by the preview before a story plays: where its steps are told. */
export function tellSteps(step: Step): void {
  current = step;
}

/** Does something as a step of the story, and hands on what came of it. */
export async function step<T>(label: string, act: () => T | Promise<T>): Promise<T> {
  if (!current) throw new Error('No story is playing.');
  const results: T[] = [];
  await current(label, async () => {
    results.push(await act());
  });
  return results[0]!;
}

/** What a person would call a control: its name, or its words. */
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

/** The user of the testing library, one step an act. */
export const person = {
  click: (element: Element) => step(`Press ${called(element)}`, () => userEvent.click(element)),
  type: (element: Element, text: string) =>
    step(`Type “${text.trim() === '' ? 'spaces' : text}” into ${called(element)}`, () => userEvent.type(element, text)),
  clear: (element: Element) => step(`Clear ${called(element)}`, () => userEvent.clear(element)),
  selectOptions: (element: Element, option: string) =>
    step(`Choose ${option} in ${called(element)}`, () => userEvent.selectOptions(element, option)),
  keyboard: (text: string) => step(`Press the keys ${keys(text)}`, () => userEvent.keyboard(text)),
  /** Opens the context menu. */
  rightClick: (element: Element) =>
    step(`Right click ${called(element)}`, () => userEvent.pointer({ keys: '[MouseRight]', target: element })),
};

/** Presses the button of this name. */
export async function press(name: string | RegExp): Promise<void> {
  await person.click(await screen.findByRole('button', { name }));
}

/** Waits until these words can be seen. What opens fades in, and a toast is said twice: once for screen readers. */
export async function says(words: string | RegExp): Promise<void> {
  await waitFor(() => {
    const seen = screen.queryAllByText(words).filter((element) => element.checkVisibility({ opacityProperty: true }));
    if (seen.length === 0) throw new Error(`Nothing on the screen says ${String(words)}.`);
  });
}
