// What the play functions of stories share: acts that a person at the Interactions panel can follow.
import { expect, screen, waitFor } from 'storybook/test';

type Step = (label: string, act: () => Promise<void>) => Promise<void> | void;

/** A step of a play function that hands on what it found, such as the dialog that it opened. */
export async function take<T>(step: Step, label: string, act: () => Promise<T>): Promise<T> {
  const found: T[] = [];
  await step(label, async () => {
    found.push(await act());
  });
  return found[0]!;
}

/** Waits until these words can be seen. What opens fades in, and a toast is said twice: once for screen readers. */
export async function says(words: string | RegExp): Promise<void> {
  await waitFor(() => {
    const seen = screen.queryAllByText(words).filter((element) => element.checkVisibility({ opacityProperty: true }));
    if (seen.length === 0) throw new Error(`Nothing on the screen says ${String(words)}.`);
  });
}

/** The toast of the moment has this title and, where given, this message. */
export async function toastSays(title: string, message?: string): Promise<void> {
  await waitFor(async () => {
    const toast = document.querySelector<HTMLElement>('[data-tone]');
    await expect(toast?.innerText ?? 'no toast').toContain(title);
    if (message !== undefined) await expect(toast?.innerText).toContain(message);
  });
}
