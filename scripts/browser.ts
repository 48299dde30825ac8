// Decides which browser the tests drive: the one file that vitest, Playwright and the scripts ask.
// Order: CHROMIUM_PATH, a Chromium or Chrome of the system, Playwright's own, the one inside @sparticuz/chromium.
import { existsSync } from 'node:fs';
import path from 'node:path';

export interface TestBrowser {
  executablePath: string;
  args: string[];
  /** The environment that the browser needs on top of ours. */
  env: Record<string, string>;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

const advice =
  'No browser for the tests. Install Chromium (Debian, Ubuntu: `apt-get install chromium`; others: `npx playwright ' +
  'install chromium`) or name one with CHROMIUM_PATH.';

/** @throws Error with what to install, when there is no browser. */
export async function testBrowser(): Promise<TestBrowser> {
  const executablePath = named() ?? installed() ?? (await playwrights()) ?? (await packaged());
  if (!executablePath) throw new Error(advice);
  const libraries = process.env['LD_LIBRARY_PATH'];
  return {
    executablePath,
    args: browserArguments(),
    env: libraries ? { LD_LIBRARY_PATH: libraries } : {},
  };
}

function browserArguments(): string[] {
  return [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}

function named(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
  return given;
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const found = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...found, ...places].find((file) => existsSync(file));
}

async function playwrights(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

async function packaged(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // These make the package unpack the shared libraries that a bare system lacks.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
