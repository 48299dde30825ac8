// WebKit, driven by its WebDriver: WebKitGTK's MiniBrowser, on a virtual screen if there is no real one.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort, startProgram, untilAnswered } from '#server/testing/program.ts';
import type { BrowserKind, BrowserWindow, Target, TestedBrowser } from './browser-window.ts';
import { keepFaults, takeFaults } from './kept-faults.ts';
import { program } from './programs.ts';

export const webkit: BrowserKind = { name: 'WebKit', missing, start };

function missing(): string | null {
  if (!program('WebKitWebDriver') || !smallBrowser())
    return 'no WebKitWebDriver here (Debian: apt-get install webkit2gtk-driver)';
  if (!process.env['DISPLAY'] && !program('Xvfb')) return 'no screen for WebKit here (Debian: apt-get install xvfb)';
  return null;
}

/** The newest MiniBrowser of WebKitGTK. */
function smallBrowser(): string | null {
  const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
  try {
    const versions = readdirSync(libraries).filter((name) => /^webkit(2)?gtk-\d/.test(name));
    return versions.length > 0 ? path.join(libraries, versions.toSorted().at(-1) ?? '', 'MiniBrowser') : null;
  } catch {
    return null;
  }
}

async function start(): Promise<TestedBrowser> {
  const children: { kill: () => unknown }[] = [];
  const home = mkdtempSync(path.join(tmpdir(), 'strongroom-webkit-'));
  const downloads = downloadsOf(home);
  const end = () => {
    for (const child of children.toReversed()) child.kill();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const display = process.env['DISPLAY'] ?? (await hiddenScreen(children));
    const port = await freePort();
    const environment = {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LANGUAGE: 'en_US',
      HOME: home,
      XDG_CONFIG_HOME: home,
    };
    const service = startProgram(program('WebKitWebDriver') ?? '', [`--port=${port}`], { environment });
    children.push({ kill: () => service.stop() });
    const address = `http://127.0.0.1:${port}`;
    await untilAnswered(service, `${address}/status`);
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: smallBrowser(), args: ['--automation'] },
        }),
      )
      .build();
    const version = (await driver.getCapabilities()).get('browserVersion') as unknown;
    return {
      version: `WebKitGTK ${String(version)}`,
      window: windowOf(driver),
      downloads,
      close: async () => {
        await driver.quit().finally(end);
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** A folder for downloads, configured as on a desktop. */
function downloadsOf(home: string): string {
  const downloads = path.join(home, 'Downloads');
  mkdirSync(downloads);
  writeFileSync(path.join(home, 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  return downloads;
}

/** Starts an X server on a free display, and returns the display's name. */
async function hiddenScreen(children: { kill: () => unknown }[]): Promise<string> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.push(screen);
  return new Promise((resolve, reject) => {
    screen.once('exit', () => reject(new Error('The screen for WebKit did not start.')));
    screen.stdio[3]?.once('data', (chunk: Buffer) => resolve(`:${chunk.toString().trim()}`));
  });
}

function windowOf(driver: WebDriver): BrowserWindow {
  const run: BrowserWindow['run'] = (work, ...args) => driver.executeScript(work, ...args);
  return {
    goto: async (url) => {
      await driver.get(url);
      // Pages of the sign-in have another first script.
      await run(keepFaults);
    },
    url: () => driver.getCurrentUrl(),
    resize: async (width, height) => {
      const size = () => run(() => ({ width: innerWidth, height: innerHeight }));
      await driver.manage().window().setRect({ width, height });
      const inner = await size();
      await driver
        .manage()
        .window()
        .setRect({ width: 2 * width - inner.width, height: 2 * height - inner.height });
    },
    run,
    load: async (script) => {
      await driver.executeScript(script);
    },
    find: async (search, ...args) => {
      const element = await driver.executeScript<WebElement | null>(search, ...args);
      return element ? targetOf(driver, element) : null;
    },
    press: async (...keys) => {
      const codes = keys.map((key) => (key.length === 1 ? key : keyCode(key)));
      const actions = driver.actions();
      for (const code of codes) actions.keyDown(code);
      for (const code of codes.toReversed()) actions.keyUp(code);
      await actions.perform();
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    faults: () => run(takeFaults),
  };
}

const named: Record<string, string> = { ArrowDown: Key.ARROW_DOWN, ArrowUp: Key.ARROW_UP, ArrowRight: Key.ARROW_RIGHT };

function keyCode(name: string): string {
  const code = named[name] ?? (Key as unknown as Record<string, unknown>)[name.toUpperCase()];
  if (typeof code !== 'string') throw new Error(`WebDriver has no key ${name}.`);
  return code;
}

function targetOf(driver: WebDriver, element: WebElement): Target {
  return {
    click: () => element.click(),
    type: (text) => element.sendKeys(text),
    choose: async (files) => {
      await element.sendKeys(files.join('\n'));
      await driver.executeScript(() => undefined);
    },
  };
}
