// Watermarked HTML and SVG in a real browser: whatever a document does, the mark is visible, and nothing connects
// elsewhere.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casesOf, isDeep } from '#server/testing/deep.ts';
import { watermarkHtml } from './html/watermark-html.ts';
import { watermarkSvg } from './svg/watermark-svg.ts';
import * as hostile from './testing/hostile-markup.ts';
import { differing, Screen, Trap, type ShownKind } from './testing/shown.ts';

const mark = { email: 'ada@strongroom.example', time: '2026-01-02T03:05:00.000Z' };
/** A few of each kind, and all in the long round. */
const some = <T>(all: readonly T[]) => (isDeep ? all : all.filter((_, at) => at % 12 === 0));
const watermarkers = { html: watermarkHtml, svg: watermarkSvg };

let screen: Screen;
let trap: Trap;
beforeAll(async () => {
  screen = await Screen.open();
  trap = await Trap.open();
}, 60_000);
afterAll(async () => {
  await screen.close();
  trap.close();
});

async function seen(kind: ShownKind, text: string, email: string): Promise<Buffer> {
  await screen.show(kind, watermarkers[kind](Buffer.from(text), { ...mark, email }));
  return screen.pixels();
}

/** Two readers see different pictures if the mark is visible. */
async function expectMarked(kind: ShownKind, text: string): Promise<void> {
  const [one, other] = [await seen(kind, text, mark.email), await seen(kind, text, 'bob@elsewhere.example')];
  expect(differing(one, other)).toBeGreaterThan(500);
}

describe('the mark is seen in spite of', () => {
  it.each(some(Object.entries(hostile.hidingHtml)))('%s, in HTML', async (_, html) => expectMarked('html', html));
  it.each(some(Object.entries(hostile.hidingSvg)))('%s, in SVG', async (_, svg) => expectMarked('svg', svg));
});

describe('what is shown under the mark', () => {
  it.each([
    ['html', '<body style="background:#0a0">'],
    [
      'svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#0a0"/></svg>',
    ],
    [
      'svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -3 8 6"><rect x="-4" y="-3" width="8" height="6" fill="#0a0"/></svg>',
    ],
    [
      'svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="4in" height="300px" viewBox="0 0 1 1" preserveAspectRatio="none"><rect width="1" height="1" fill="#0a0"/></svg>',
    ],
  ] as const)('is the document (%s): %s', async (kind, text) => {
    const pixels = await seen(kind, text, mark.email);
    const green = pixels.filter((value, at) => at % 3 === 1 && value > 150 && (pixels[at - 1] ?? 0) < 40).length;
    expect(green).toBeGreaterThan(0.6 * 400 * 300);
  });

  it('is laid out by its doctype, in the encoding that it declares', async () => {
    const latin = Buffer.from('<meta charset="iso-8859-2"><p id="it">\xb1</p>', 'latin1');
    await screen.show('html', watermarkHtml(latin, mark));
    const frame = screen.page.frameLocator('iframe');
    expect(await frame.locator('#it').textContent()).toBe('ą');
    await screen.show('html', watermarkHtml(Buffer.from('<!-- a --><!doctype html><p id="it">Text'), mark));
    expect(await frame.locator('#it').evaluate((element) => element.ownerDocument.compatMode)).toBe('CSS1Compat');
  });

  it.each(casesOf([0.7, 0.8, 1.6, 8]))('is shown to its end, though it has %d MB', async (megabytes) => {
    const text = `<!doctype html><p title="&quot;'<">A &amp;amp; B</p>${'<!-- filling -->'.repeat(megabytes * 65_536)}<p id="it">東 &amp; "end"`;
    await screen.show('html', watermarkHtml(Buffer.from(text), mark));
    const frame = screen.page.frameLocator('iframe');
    expect(await frame.locator('#it').textContent()).toBe('東 & "end"');
    expect(await frame.locator('p').first().textContent()).toBe('A &amp; B');
    expect(await frame.locator('p').first().getAttribute('title')).toBe(`"'<`);
  });

  it('leads to its own parts', async () => {
    const html = '<a id="it" href="#there">Go</a><div style="height:3000px"></div><p id="there">There';
    await screen.show('html', watermarkHtml(Buffer.from(html), mark));
    const frame = screen.page.frameLocator('iframe');
    await frame.locator('#it').click();
    await expect
      .poll(() => frame.locator('#there').evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(300);
  });
});

describe('no connection is made by', () => {
  async function expectQuiet(act: () => Promise<void>): Promise<void> {
    const before = trap.connections;
    await act();
    // Shows something else, so that pending requests have begun.
    await screen.show('html', Buffer.from('<p>Another'));
    expect(trap.connections - before).toBe(0);
  }

  const kinds = [
    ['html', hostile.connectingHtml],
    ['svg', hostile.connectingSvg],
  ] as const;
  for (const [kind, documents] of kinds) {
    it.each(some(Object.keys(documents(''))))(`%s, in ${kind.toUpperCase()}`, async (what) => {
      const text = documents(trap.address)[what] ?? '';
      await expectQuiet(() => screen.show(kind, watermarkers[kind](Buffer.from(text), mark)));
    });
  }

  it.each(some(Object.keys(hostile.leadingHtml(''))))('a click on a %s', async (what) => {
    const text = hostile.leadingHtml(trap.address)[what] ?? '';
    await screen.show('html', watermarkHtml(Buffer.from(text), mark));
    await expectQuiet(() => screen.page.frameLocator('iframe').locator('#it').dispatchEvent('click'));
  });

  it('is what the trap would have noticed', async () => {
    await screen.show('html', Buffer.from(hostile.connectingHtml(trap.address)['frame'] ?? ''));
    await expect.poll(() => trap.connections).toBeGreaterThan(0);
  });
});
