// The matrix at full size in the built app: the main thread's work for a frame while it scrolls by five rows a frame.
// Measures processor time, so that other programs do not count; `npx playwright test matrix-frames` prints the figures.
import { expect, test } from '@playwright/test';
import { launchServer, type LaunchedServer } from '#server/testing/launch-server.ts';
import { largeMatrix } from '#web/features/permissions/testing/matrix-scene.ts';
import { signIn } from './steps/sign-in.ts';

const frame = 1000 / 60;
let server: LaunchedServer;
test.beforeAll(async () => {
  server = await launchServer({ from: 'bundle' });
});
test.afterAll(() => server.remove());

test('2,000 folders by 40 groups scroll within the time of a frame', async ({ page }) => {
  await signIn(page, server.url, 'admin');
  const [folders, groups, permissions] = largeMatrix(2000, 40);
  for (const [path, answer] of [
    ['/api/folders', folders],
    ['/api/groups', groups],
    ['/api/permissions/folder', permissions],
  ] as const) {
    await page.route(`**${path}`, (route) => route.fulfill({ json: answer?.body, headers: answer?.headers ?? {} }));
  }
  await page.goto(`${server.url}/users`);
  await page.getByRole('button', { name: 'Access Matrix' }).click();
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '2001');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
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
    // oxlint-disable-next-line no-console -- the figures are what one runs it for
    console.log(
      `${way}: ${each.toFixed(1)} ms of work a frame, one shown every ${median.toFixed(1)} ms (${times.length})`,
    );
    expect(each).toBeLessThan(frame);
  }
});
