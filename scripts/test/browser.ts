// Chooses the Chromium of the tests, for vitest, Playwright and the scripts: CHROMIUM_PATH, otherwise the newest
// installed Chromium or Chrome, otherwise the older one of @sparticuz/chromium.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

export interface TestBrowser {
  executablePath: string;
  args: string[];
  /** Additional environment variables for the browser. */
  env: Record<string, string>;
  /** Whether it is the packaged one, which is older than people's browsers. */
  isLastResort: boolean;
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

/** @throws Error with what to install, if there is no browser. */
export async function testBrowser(): Promise<TestBrowser> {
  const own = named() ?? newest([...installed(), ...(await playwrights())]);
  const executablePath = own ?? (await packaged());
  if (!executablePath) throw new Error(advice);
  const libraries = process.env['LD_LIBRARY_PATH'];
  return {
    executablePath,
    args: browserArguments(),
    env: libraries ? { LD_LIBRARY_PATH: libraries } : {},
    isLastResort: own === undefined,
  };
}

/** The browser's own version, such as `Chromium 156.0.8078.79`; empty where it prints none (as on Windows). */
export function versionOf(executablePath: string): string {
  try {
    const output = execFileSync(executablePath, ['--version'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 20_000,
    });
    return /[\w ]+ \d+(\.\d+)*/.exec(output.toString())?.[0].trim() ?? '';
  } catch {
    return '';
  }
}

/** The newest by its own version; among equals the first. A single one is not started. */
export function newest(files: readonly string[], version: (file: string) => string = versionOf): string | undefined {
  if (files.length < 2) return files[0];
  const numbered = files.map((file) => ({
    file,
    parts: /[\d.]+$/.exec(version(file))?.[0].split('.').map(Number) ?? [],
  }));
  const order = (a: number[], b: number[]) => a.map((part, at) => part - (b[at] ?? 0)).find((by) => by !== 0) ?? 0;
  return numbered.reduce((best, one) => (order(one.parts, best.parts) > 0 ? one : best)).file;
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

function installed(): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const found = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...found, ...places].filter((file) => existsSync(file));
}

async function playwrights(): Promise<string[]> {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return existsSync(file) ? [file] : [];
}

async function packaged(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // These make the package unpack the shared libraries that a minimal system lacks.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
