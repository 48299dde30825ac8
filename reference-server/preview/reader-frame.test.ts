// A page in the reader's frame in a real browser: keys, search and zoom work, and an author's script does not run.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGE_TYPES } from '#core/records/content-types.ts';
import { docxParts, zipOf } from '#server/comparing/testing/office-files.ts';
import { foldings } from '../searching/testing/foldings.ts';
import { watermarkHtml } from './html/watermark-html.ts';
import { pptxParts, shape, slide } from './pages/testing/decks.ts';
import { Screen } from './testing/shown.ts';
import { watermark } from './watermark.ts';

const mark = { email: 'ada@strongroom.example', time: '2026-01-02T03:05:00.000Z', isInReader: true };

let screen: Screen;
beforeAll(async () => {
  screen = await Screen.open();
}, 60_000);
afterAll(() => screen.close());

const show = (markup: string) => screen.showInReader(watermarkHtml(Buffer.from(markup), mark));
const content = () => screen.page.frameLocator('iframe').frameLocator('iframe').locator('#content');
const heard = () => screen.page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);
const order = (data: object) =>
  screen.page.evaluate((sent) => (globalThis as unknown as { order: (data: object) => void }).order(sent), data);

it('hands on the keys of the reader and no others, finds words across elements, and zooms', async () => {
  await show('<p id="content">The <b>pur</b>chase agreement</p><p>and the Purchase price</p><input id="field">');
  await content().click();
  await screen.page.keyboard.press('j');
  await screen.page.keyboard.press('x');
  await screen.page.keyboard.press('Escape');
  await order({ find: 'purchase' });
  await expect.poll(heard).toContainEqual({ found: 2 });
  const keys = (await heard()).filter((one) => typeof one === 'object' && one !== null && 'key' in one);
  expect(keys).toMatchObject([{ key: 'j' }, { key: 'Escape' }]);
  await order({ zoom: 2 });
  await expect.poll(() => content().evaluate(() => document.documentElement.style.zoom)).toBe('2');
});

it('hands on a swipe sideways over what is no wider than the frame, and no other', async () => {
  const devices = await screen.page.context().newCDPSession(screen.page);
  const swipe = async (from: number, to: number, { y = 150, ms = 0 } = {}) => {
    const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      devices.send('Input.dispatchTouchEvent', { type, touchPoints });
    await at('touchStart', [{ x: from, y: 150 }]);
    await screen.page.waitForTimeout(ms);
    await at('touchMove', [{ x: to, y }]);
    await at('touchEnd', []);
  };
  const steps = async () => (await heard()).filter((one) => typeof one === 'object' && one !== null && 'step' in one);
  const last = async (key: string) => {
    await screen.page.keyboard.press(key);
    await expect.poll(heard).toContainEqual(expect.objectContaining({ key }));
  };
  await show('<p id="content">The purchase agreement</p>');
  await content().click();
  await swipe(300, 250);
  await swipe(300, 100, { y: 280 });
  await swipe(300, 100, { ms: 700 });
  await last('j');
  expect(await steps()).toEqual([]);
  await swipe(300, 100);
  await swipe(100, 300);
  await expect.poll(steps).toEqual([{ step: 1 }, { step: -1 }]);
  await show('<p id="content" style="width: 900px">A wide table</p>');
  await content().click();
  await swipe(300, 100);
  await last('k');
  expect(await steps()).toEqual([]);
});

it('the fitted width is filled, and stays under the marks, by what has a width of its own and is narrower', async () => {
  const { page } = screen;
  const files = [
    ['docx', docxParts('<w:p><w:r><w:t>Clause</w:t></w:r></w:p>')],
    ['pptx', pptxParts([slide(shape(null, 'Slide'))])],
  ] as const;
  try {
    for (const [type, parts] of files) {
      await screen.showInReader(await watermark(await zipOf(parts), PAGE_TYPES[type], mark));
      const paper = page.frameLocator('iframe').frameLocator('iframe').locator('main');
      const fitted = async (width: number) => {
        await page.setViewportSize({ width, height: 600 });
        await order({ zoom: 'width' });
        return (await paper.boundingBox())?.width;
      };
      expect((await paper.boundingBox())?.width).toBeLessThan(400);
      for (const width of [1920, 360]) {
        await expect.poll(() => fitted(width)).toBeGreaterThan(width * 0.88);
        expect(await paper.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const marks = page.frameLocator('iframe').locator('body > [aria-hidden]');
        expect((await marks.boundingBox())?.width).toBe(width);
        const shares = (await heard())
          .flatMap((one) => Object.entries(one as object))
          .filter(([name]) => name === 'zoomed');
        expect(shares.at(-1)?.[1]).toBeCloseTo(width === 360 ? 1 : width / (type === 'docx' ? 816 : 912), 2);
      }
    }
  } finally {
    await page.setViewportSize({ width: 400, height: 300 });
  }
});

it('finds words as the search of contents does, and marks them whole', async () => {
  await show(`<div id="content">${foldings.map(([, text]) => `<p>${text}</p>`).join('')}</div>`);
  await content().click();
  const foundIn = (at: number) =>
    content().evaluate(({ children }, paragraph) => {
      const ranges = Array.from(CSS.highlights.get('reader-hit') ?? []);
      return ranges.filter((range) => children[paragraph]?.contains(range.startContainer)).map(String);
    }, at);
  for (const [at, [sought, , places]] of foldings.entries()) {
    await order({ find: sought });
    await expect.poll(() => foundIn(at), { message: sought }).toEqual(places);
  }
});

it('runs nothing of an author, who cannot speak for the reader either', async () => {
  const script = "parent.parent.postMessage('ran', '*');document.documentElement.dataset.ran = 1";
  await show(
    `<script>${script}</script><script type="module">${script}</script><img src="data:," onerror="${script}">` +
      `<svg><script>${script}</script></svg><body onload="${script}"><p id="content" onclick="${script}">Text</p>` +
      `<a id="link" href="javascript:${script}">Link</a><form name="documentElement"></form><img name="createTreeWalker">` +
      `<iframe srcdoc="<script>${script}</script>"></iframe><meta http-equiv="Content-Security-Policy" content="script-src *">`,
  );
  await content().click();
  await screen.page.frameLocator('iframe').frameLocator('iframe').locator('#link').click();
  await order({ find: 'text' });
  await expect.poll(heard).toContainEqual({ found: 1 });
  expect(await content().evaluate(() => [document.documentElement.dataset['ran'], window.origin])).toEqual([
    undefined,
    'null',
  ]);
});
