// What a front-end developer waits for: `npm run dev` from the command to a page with documents, and a reload.
import type { Browser } from 'playwright';
import { startServerProgram } from '../program.ts';
import type { Recorder } from './visit.ts';

const minute = 60_000;
const row = '[role="grid"] [role="row"][data-key]';

/** With `anew`, Vite first bundles the packages, as after an installation. */
export async function startDevelopment(browser: Browser, { anew }: { anew: boolean }, record: Recorder): Promise<void> {
  const begun = performance.now();
  const vite = ['node_modules/vite/bin/vite.js', '--mode', 'mock', ...(anew ? ['--force'] : [])];
  const server = await startServerProgram({
    command: process.execPath,
    args: (port) => [...vite, '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    readyPath: '/',
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await page.goto(`${server.url}/documents`, { waitUntil: 'commit' });
    await page.locator(row).first().waitFor({ timeout: minute });
    record('npm run dev, usable page', performance.now() - begun);
    const reloaded = performance.now();
    await page.reload({ waitUntil: 'commit' });
    await page.locator(row).first().waitFor({ timeout: minute });
    record('npm run dev, reload', performance.now() - reloaded);
  } finally {
    await context.close();
    await server.close();
  }
}
