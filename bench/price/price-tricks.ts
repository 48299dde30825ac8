// What each optimisation saves: the app is built without it, and all builds are visited in turns. Each figure is the
// best of its rounds, since a busy machine only adds time.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { testBrowser } from '../../scripts/test/browser.ts';
import type { MeasureName } from '../browser/browser-measures.ts';
import { buildPages } from '../browser/pages.ts';
import { expectations } from '../browser/browser-bench.ts';
import { contestants, visit } from '../browser/visit.ts';
import { type RealServer, startRealServer } from '../real-server.ts';
import { buildWithout } from './build-without.ts';
import { type Trick, tricks } from './tricks.ts';

const DOCUMENTS = 10_000;
const whole: Trick = { name: 'everything', pays: [] };

export interface PriceOptions {
  rounds: number;
  /** The factor by which the processor is slowed down. */
  slowdown: number;
  /** A part of an optimisation's name; all by default. */
  only?: string | undefined;
  log: (message: string) => void;
}

/** A build of the app behind its own server, with the best figures of its visits. */
interface Stand {
  trick: Trick;
  server: RealServer;
  best: Map<MeasureName, number>;
}

/** The lines of a table: the optimisation, the row of the bench, and its milliseconds with and without it. */
export async function priceTricks({ rounds, slowdown, only = '', log }: PriceOptions): Promise<string[]> {
  const pages = await buildPages();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'strongroom-price-'));
  const { executablePath, args, env } = await testBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  const stands: Stand[] = [];
  try {
    for (const trick of [whole, ...tricks.filter(({ name }) => name.includes(only))]) {
      log(`built with ${trick === whole ? 'everything' : `all but ${trick.name}`}`);
      const webDir = path.join(folder, trick.name.replaceAll(' ', '-'));
      await buildWithout(trick, webDir);
      const server = await startRealServer({ documents: DOCUMENTS }, { WEB_DIR: webDir });
      stands.push({ trick, server, best: new Map() });
    }
    for (let round = 0; round < rounds; round += 1) {
      log(`round ${round + 1} of ${rounds}`);
      for (const stand of round % 2 === 0 ? stands : stands.toReversed())
        await visitOnce(stand, { browser, driver: pages.driver, slowdown });
    }
    return table(stands);
  } finally {
    for (const { server } of stands) await server.close();
    await browser.close();
    await pages.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Visiting {
  browser: Browser;
  driver: string;
  slowdown: number;
}

async function visitOnce({ server, best }: Stand, { browser, driver, slowdown }: Visiting): Promise<void> {
  const [ours] = contestants;
  if (!ours) throw new Error('There is nothing to visit');
  const found = new Map<MeasureName, number[]>();
  const record = (row: MeasureName, value: number) => found.set(row, [...(found.get(row) ?? []), value]);
  const expected = await expectations(server);
  await visit({ browser, server, driver }, { contestant: ours, expected, slowdown, scrollFrames: 0 }, record);
  // A row that is measured several times in a visit is an average of different steps.
  for (const [row, values] of found) {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    best.set(row, Math.min(best.get(row) ?? Infinity, mean));
  }
}

function table([first, ...others]: readonly Stand[]): string[] {
  const rows = others.flatMap(({ trick, best }) =>
    trick.pays.map((row) => {
      const [with_, without] = [first?.best.get(row) ?? NaN, best.get(row) ?? NaN];
      return `| ${trick.name} | ${row} | ${with_.toFixed(1)} | ${without.toFixed(1)} | ${(without - with_).toFixed(1)} |`;
    }),
  );
  return ['| trick | row of the bench | with | without | pays |', '| - | - | - | - | - |', ...rows];
}
