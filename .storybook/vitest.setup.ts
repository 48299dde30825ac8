// Checks every story after its play: its texts are visible, no error was missed, a part has Controls, axe finds no
// violation, contrast is sufficient in both themes, and it matches its kept picture, if any.
import * as a11y from '@storybook/addon-a11y/preview';
import type { composeStory } from '@storybook/react-vite';
import { afterAll, afterEach, expect, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import { catalogueLine } from '#web/testing/catalogue.ts';
import { shows } from '#web/testing/play.ts';
import { releaseClock } from '#web/testing/page-clock.ts';
import { stageOrNull } from '#web/testing/stage.ts';
import { lookAtFreshColours, lookAtFreshParts, lookAtFreshText } from './fresh.ts';

type Story = ReturnType<typeof composeStory> & { reporting: unknown };

afterEach(async (context: TestContext & { story?: Story }) => {
  const { story } = context;
  if (!story || context.task.result?.state === 'fail') return;
  for (const words of catalogueLine(story.parameters)?.words ?? []) await shows(words);
  const { errors, outside } = stageOrNull()?.troubles() ?? { errors: [], outside: [] };
  expect(errors, 'console errors').toEqual([]);
  expect(outside, 'requests to other origins').toEqual([]);

  expectControls(story);

  const own = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
  const other = own === 'dark' ? 'light' : 'dark';
  if (story.tags.some((tag) => tag === 'picture' || tag === 'landing')) {
    if (import.meta.env.VITE_TAKES_PICTURES === '1') await untilStill();
    await comparePicture(story.id, own);
    await inTheme(other, () => comparePicture(story.id, other));
  }
  await lookAtFreshParts(() => expectAccessible(story));
  await lookAtFreshText(async (elements) => {
    const lookIn = (theme: string) => lookAtFreshColours(elements, (some) => expectContrast(story, theme, some));
    await lookIn(own);
    await inTheme(other, () => lookIn(other));
  });
});

/** Props of a design system part can be changed in the Controls. */
function expectControls({ id, args, argTypes, parameters }: Story): void {
  if (!id.startsWith('design-system-') || Object.keys(args).length === 0) return;
  const { disable } = parameters['controls'] as { disable?: boolean };
  const tried = Object.values(argTypes).filter(({ control }) => control !== undefined && control !== false);
  expect(disable, 'the Controls are on').toBe(false);
  expect(tried.length, 'something to try').toBeGreaterThan(0);
}

// The load time distinguishes the files of one page.
afterAll(releaseClock);

/** The same page in another theme; under reduced motion colours change at once. */
async function inTheme(theme: string, act: () => Promise<void>): Promise<void> {
  const root = document.documentElement;
  const before = root.dataset['theme'];
  root.dataset['theme'] = theme;
  try {
    await act();
  } finally {
    root.dataset['theme'] = before;
  }
}

interface Look {
  options?: object;
  context?: object;
}

/** Everything except colours, for the whole page: only colours change with the theme. */
async function expectAccessible(story: Story, more: Look = {}): Promise<void> {
  const { id, parameters, globals, reporting } = story;
  const look = a11y.afterEach as (context: object) => Promise<void>;
  const options = { ...(parameters['a11y'] as Look), test: 'error', ...more };
  await look({ id, parameters: { ...parameters, a11y: options }, globals, reporting, viewMode: 'story' });
}

async function expectContrast(story: Story, theme: string, include: HTMLElement[]): Promise<void> {
  const { options } = story.parameters['a11y'] as Look;
  try {
    await expectAccessible(story, {
      context: { include },
      options: { ...options, runOnly: ['color-contrast'], rules: {} },
    });
  } catch (error) {
    throw new Error(`In the ${theme} theme: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

async function comparePicture(id: string, theme: string): Promise<void> {
  await document.fonts.ready;
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${id}-${theme}`);
}

/** Waits for lazily loaded content before taking a picture; a comparison retries by itself. */
async function untilStill(): Promise<void> {
  let seen = '';
  while (seen !== document.body.innerHTML) {
    seen = document.body.innerHTML;
    await new Promise<void>((resolve) => {
      setTimeout(() => requestIdleCallback(() => resolve()), 1_500);
    });
  }
}
