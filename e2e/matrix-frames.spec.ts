// The matrix at full size in the built app: the main thread's work for a frame while it scrolls by five rows a frame, and for
// a key; the memory after 50 changes.
// Measures processor time, so that other programs do not count; `npx playwright test matrix-frames` prints the figures.
import { expect, type Page, test } from '@playwright/test';
import { launched } from './steps/launched.ts';
import { largeMatrix } from '#web/features/permissions/testing/matrix-scene.ts';
import { signIn } from './steps/sign-in.ts';

const frame = 1000 / 60;
const server = launched();

/** @returns the changes that are saved */
async function openMatrix(page: Page) {
  await signIn(page, server.url, 'admin');
  const [folders, groups, permissions] = largeMatrix(2000, 40);
  const saved: unknown[] = [];
  for (const [path, answer] of [
    ['/api/folders', folders],
    ['/api/groups', groups],
    ['/api/permissions/folder', permissions],
  ] as const) {
    await page.route(`**${path}`, (route) => {
      if (route.request().method() === 'GET')
        return route.fulfill({ json: answer?.body, headers: answer?.headers ?? {} });
      saved.push(route.request().postDataJSON());
      return route.fulfill({ status: 204 });
    });
  }
  await page.goto(`${server.url}/users`);
  await page.getByRole('button', { name: 'Access Matrix' }).click();
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '2001');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metric = async (wanted: 'TaskDuration' | 'JSHeapUsedSize') => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === wanted)?.value ?? 0;
  };
  const worked = async () => (await metric('TaskDuration')) * 1000;
  const megabytes = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    return (await metric('JSHeapUsedSize')) / 1e6;
  };
  return { grid, saved, worked, megabytes };
}

test('2,000 folders by 40 groups scroll within the time of a frame', async ({ page }) => {
  const { grid, worked } = await openMatrix(page);
  const scroller = await grid.evaluateHandle((element) => element.parentElement!);
  for (const [way, step] of [
    ['down', { top: 160, left: 0 }],
    ['across', { top: 0, left: 40 }],
  ] as const) {
    const before = await worked();
    const times = await scroller.evaluate(async (element, by) => {
      const shown: number[] = [];
      for (let at = 0; at < 80; at += 1) {
        element.scrollBy(by);
        shown.push(await new Promise(requestAnimationFrame));
      }
      return shown;
    }, step);
    const each = ((await worked()) - before) / times.length;
    const gaps = times
      .slice(1)
      .map((time, at) => time - times[at]!)
      .sort((one, other) => one - other);
    const median = gaps[gaps.length >> 1] ?? 0;
    const late = gaps.filter((gap) => gap > 1.5 * frame).length;
    // oxlint-disable-next-line no-console -- the figures are what one runs it for
    console.log(
      `${way}: ${each.toFixed(1)} ms of work a frame, one shown every ${median.toFixed(1)} ms, ${late} of ${times.length} late`,
    );
    expect(each).toBeLessThan(frame);
  }
});

test('50 cells of it are changed by keys within the time of two frames each, reviewed, and saved in one call', async ({
  page,
}) => {
  const { grid, saved, worked, megabytes } = await openMatrix(page);
  const memory = await megabytes();
  await grid.getByRole('gridcell').nth(1).click();
  const press = async (times: number, ...keys: string[]) => {
    const before = await worked();
    for (let at = 0; at < times; at += 1) for (const key of keys) await page.keyboard.press(key);
    return ((await worked()) - before) / (times * keys.length);
  };
  const arrows = await press(60, 'ArrowDown');
  const edits = await press(50, 'd', 'ArrowDown');
  await expect(page.getByText('50 changes', { exact: true })).toBeVisible();
  const before = await worked();
  await page.getByRole('button', { name: 'Review Changes' }).click();
  const question = page.getByRole('alertdialog', { name: 'Save Changes' });
  await expect(question).toBeVisible();
  const review = (await worked()) - before;
  const more = (await megabytes()) - memory;
  // oxlint-disable-next-line no-console -- the figures are what one runs it for
  console.log(
    `${arrows.toFixed(1)} ms of work an arrow, ${edits.toFixed(1)} ms a key of changes, ${review.toFixed(0)} ms for the ` +
      `review; ${memory.toFixed(0)} MB, ${more.toFixed(1)} MB more with 50 changes`,
  );
  await question.getByRole('button', { name: 'Save Changes' }).click();
  await expect(question).toBeHidden();
  expect(saved).toHaveLength(1);
  expect((saved[0] as { changes: unknown[] }).changes).toHaveLength(50);
  expect(Math.max(arrows, edits)).toBeLessThan(2 * frame);
});
