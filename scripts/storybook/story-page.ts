// A page that plays stories of Storybook one after the other, and returns the faults of each: a failed play, a thrown
// or logged error, a missing file.
import type { BrowserContext, Page } from 'playwright';

export interface StoryPage {
  page: Page;
  /** Plays a story to its end, and returns its faults. */
  play: (id: string) => Promise<readonly string[]>;
}

/** Events of Storybook while it renders and plays a story. */
interface Channel {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: object): void;
}

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

export const isPhone = (id: string) => id.includes('phone');

/** @param timeout milliseconds after which a story counts as hanging. */
export async function openStoryPage(context: BrowserContext, origin: string, timeout = 60_000): Promise<StoryPage> {
  const page = await context.newPage();
  let troubles: string[] = [];
  page.on('pageerror', ({ message }) => troubles.push(`threw ${message}`));
  page.on('console', (message) => {
    // Failed answers are handled below, where their source is known.
    const isAnswer = message.text().startsWith('Failed to load resource');
    // Frames of sign-in pages and of hostile documents, whose scripts and focus the sandbox and the policy block.
    const isSandbox = /^(?:Blocked (?:script execution|autofocusing)|Executing inline script)/.test(message.text());
    if (message.type() === 'error' && !isAnswer && !isSandbox) troubles.push(`logged ${message.text()}`);
  });
  page.on('response', (response) => {
    // Answers of the mock's worker belong to the story and may be errors.
    if (response.status() >= 400 && !response.fromServiceWorker())
      troubles.push(`${response.status()} for ${response.url()}`);
  });
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis);
  // tsx wraps functions in a helper that the page lacks.
  await page.evaluate('globalThis.__name = (named) => named');
  const loading = troubles;

  async function play(id: string): Promise<readonly string[]> {
    troubles = [];
    await page.setViewportSize(isPhone(id) ? sizes.phone : sizes.desktop);
    const failures = await page.evaluate(playedTo, { id, timeout });
    return [...loading.splice(0), ...troubles, ...failures];
  }
  return { page, play };
}

/** Runs in the page: shows a story, and returns the failures that Storybook reports after its play. */
function playedTo({ id, timeout }: { id: string; timeout: number }): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel };
  const against: string[] = [];
  // oxlint-disable-next-line no-control-regex -- Assertions are written for a terminal.
  const colours = /\u001B\[\d+m/g;
  const hold = (payload: unknown) => {
    const { message, description } = payload as { message?: string; description?: string };
    const words = message ?? description ?? JSON.stringify(payload);
    against.push(words.replaceAll(colours, '').replace(/\n[^]*/, ''));
  };
  const bad = [
    ...['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored'],
    ...['storyMissing', 'configError'],
  ];
  return new Promise((resolve) => {
    const end = () => {
      for (const event of bad) channel.off(event, hold);
      channel.off('storyFinished', finished);
      clearTimeout(timer);
      resolve(against);
    };
    const finished = (payload: unknown) => {
      const { storyId, reporters = [] } = payload as {
        storyId: string;
        reporters?: { status: string; result: unknown }[];
      };
      if (storyId !== id) return;
      for (const { status, result } of reporters)
        if (status === 'failed') against.push(JSON.stringify(result).slice(0, 400));
      end();
    };
    const timer = setTimeout(() => {
      against.push(`did not come to its end in ${timeout / 1000} s`);
      end();
    }, timeout);
    for (const event of bad) channel.on(event, hold);
    channel.on('storyFinished', finished);
    // The tests run axe over every story, in both themes.
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}
