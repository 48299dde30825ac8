// Firefox, driven over WebDriver BiDi.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import type { BrowserKind, BrowserWindow, Target, TestedBrowser } from './browser-window.ts';
import { takeFaults } from './kept-faults.ts';
import { program } from './programs.ts';

const executable = () => process.env['FIREFOX_PATH'] ?? program('firefox-esr', 'firefox');

export const firefox: BrowserKind = {
  name: 'Firefox',
  missing: () => (executable() ? null : 'no Firefox here (Debian: apt-get install firefox-esr; or FIREFOX_PATH)'),
  start,
};

async function start(): Promise<TestedBrowser> {
  const downloads = mkdtempSync(path.join(tmpdir(), 'strongroom-firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath: executable() ?? '',
    headless: true,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.download.always_ask_before_handling_new_types': false,
      'intl.accept_languages': 'en-US',
      'ui.prefersReducedMotion': 1,
      'dom.w3c_touch_events.enabled': 1,
    },
  });
  return {
    version: await browser.version(),
    window: windowOf(await browser.newPage()),
    downloads,
    close: async () => {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}

function windowOf(page: Page): BrowserWindow {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    url: () => Promise.resolve(page.url()),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (work, ...args) => page.evaluate(call(work, args)) as Promise<Awaited<ReturnType<typeof work>>>,
    load: async (script) => {
      await page.evaluate(script);
    },
    find: async (search, ...args) => {
      const found = (await page.evaluateHandle(call(search, args))).asElement();
      return found ? targetOf(found as ElementHandle) : null;
    },
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    swipe: async (from, to) => {
      const finger = await page.touchscreen.touchStart(from.x, from.y);
      await finger.move(to.x, to.y);
      await finger.end();
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    // Its log has nothing of a page that is being left.
    faults: async () => {
      const kept = (await page.evaluate(call(takeFaults, []))) as string[];
      return [...faults.splice(0), ...kept];
    },
  };
}

/** The call as source text for the page. */
function call(work: (...args: never[]) => unknown, args: unknown[]): string {
  return `(${String(work)})(...${JSON.stringify(args)})`;
}

function targetOf(element: ElementHandle): Target {
  return {
    click: () => element.click(),
    type: (text) => element.type(text),
    choose: (files) => (element as ElementHandle<HTMLInputElement>).uploadFile(...files),
  };
}
