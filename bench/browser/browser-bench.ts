// The browser's part of the benchmark: the production app over the real server, beside a list in plain DOM and one with
// TanStack Table and Virtual, all opened in turns in one browser.
import { type Browser, chromium } from 'playwright';
import { dataOf } from '#server/testing/client.ts';
import { testBrowser } from '../../scripts/test/browser.ts';
import { apiOf, type RealServer, startRealServer } from '../real-server.ts';
import { type Bench, type BenchOptions, OURS, type Sample } from '../samples.ts';
import { startDevelopment } from './development.ts';
import { readAuditLog, uploadFolder } from './jobs.ts';
import { type MeasureName, measures, units } from './browser-measures.ts';
import { buildPages, type Pages } from './pages.ts';
import { contestants, type Expected, visit } from './visit.ts';

interface Plan {
  sizes: readonly { documents: number; rounds: number }[];
  /** Factors by which the processor is slowed down; 1 for none. */
  slowdowns: readonly number[];
  scrollFrames: number;
  auditEntries: number;
  files: number;
  /** For `npm run dev`: whether Vite has to bundle the packages first. */
  developmentStarts: readonly { anew: boolean }[];
}

const full: Plan = {
  sizes: [
    { documents: 100, rounds: 3 },
    { documents: 1000, rounds: 3 },
    { documents: 10_000, rounds: 3 },
    { documents: 50_000, rounds: 1 },
  ],
  slowdowns: [1, 4],
  scrollFrames: 180,
  auditEntries: 100_000,
  files: 1000,
  developmentStarts: [{ anew: true }, { anew: false }, { anew: false }, { anew: false }],
};

const quick: Plan = {
  sizes: [
    { documents: 100, rounds: 1 },
    { documents: 1000, rounds: 1 },
  ],
  slowdowns: [1],
  scrollFrames: 60,
  auditEntries: 25_000,
  files: 50,
  developmentStarts: [{ anew: false }],
};

interface Bed {
  browser: Browser;
  pages: Pages;
  log: (message: string) => void;
  samples: Sample[];
}

/** @throws Error if the production app is not built, or there is no browser */
async function run(options: BenchOptions): Promise<Sample[]> {
  const plan = options.quick ? quick : full;
  const { executablePath, args, env } = await testBrowser();
  const pages = await buildPages();
  try {
    const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
    try {
      const bed: Bed = { browser, pages, log: (message) => options.log(message), samples: [] };
      for (const { documents, rounds } of plan.sizes) await measureLists(bed, documents, rounds, plan);
      await measureJobs(bed, plan);
      await measureDevelopment(bed, plan);
      return bed.samples;
    } finally {
      await browser.close();
    }
  } finally {
    await pages.remove();
  }
}

async function measureLists(bed: Bed, documents: number, rounds: number, plan: Plan): Promise<void> {
  const server = await startRealServer({ documents }, { WEB_DIR: bed.pages.webDir });
  try {
    const visitor = { browser: bed.browser, server, driver: bed.pages.driver };
    const expected = await expectations(server);
    for (const slowdown of plan.slowdowns) {
      const size = slowdown === 1 ? String(documents) : `${documents}, processor at 1/${slowdown}`;
      // Slowed rounds show a weak machine, for which one turn is enough.
      const turns = slowdown === 1 ? rounds : 1;
      for (let round = 0; round < turns; round += 1) {
        bed.log(`browser: documents ${size}, round ${round + 1} of ${turns}`);
        for (const contestant of rotated(contestants, round)) {
          const scrollFrames = slowdown === 1 || documents === 10_000 ? plan.scrollFrames : 0;
          const record = recorder(bed.samples, size, contestant.name);
          await visit(visitor, { contestant, expected, slowdown, scrollFrames }, record);
        }
      }
    }
  } finally {
    await server.close();
  }
}

async function measureJobs({ browser, pages, log, samples }: Bed, { auditEntries, files }: Plan): Promise<void> {
  const contents = { documents: 100, auditEntries };
  const server = await startRealServer(contents, { WEB_DIR: pages.webDir });
  try {
    const visitor = { browser, server, driver: pages.driver };
    log(`browser: an audit log of ${auditEntries} entries`);
    await readAuditLog(visitor, recorder(samples, `${auditEntries} entries`, OURS));
    log(`browser: a folder of ${files} files`);
    await uploadFolder(visitor, files, recorder(samples, `${files} files`, OURS));
  } finally {
    await server.close();
  }
}

async function measureDevelopment({ browser, log, samples }: Bed, { developmentStarts }: Plan): Promise<void> {
  for (const start of developmentStarts) {
    const size = start.anew ? 'packages not yet bundled' : 'as on any day';
    log(`browser: npm run dev, ${size}`);
    await startDevelopment(browser, start, recorder(samples, size, OURS));
  }
}

function recorder(samples: Sample[], size: string, contestant: string) {
  return (measure: MeasureName, value: number): void => {
    samples.push({ side: 'browser', measure, size, contestant, unit: units[measure], value });
  };
}

/** Rotates, so that no contestant is always first. */
function rotated<T>(items: readonly T[], by: number): T[] {
  const at = by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}

export async function expectations(server: RealServer): Promise<Expected> {
  const documents = await dataOf(apiOf(server).GET('/api/documents'));
  const texts = documents.map(({ name, description }) => `${name}\n${description ?? ''}`.toLowerCase());
  return {
    all: documents.length,
    atHome: documents.filter(({ folderId }) => folderId === null).length,
    matching: (term) => texts.filter((text) => text.includes(term)).length,
  };
}

export const browserBench: Bench = { measures, run };
