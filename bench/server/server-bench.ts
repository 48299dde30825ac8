// The server's part of the benchmark: all features enabled, beside servers that do much less.
import type { Bench, BenchOptions, Sample } from '../samples.ts';
import { measureFiles, measureGrowth } from './files.ts';
import { measureChangedLists, measureLists } from './lists.ts';
import { measures } from './server-measures.ts';
import { measurePreviews } from './previews.ts';
import { measureReviews } from './reviews.ts';
import { openStage } from './stage.ts';
import { measureStarts } from './starts.ts';
import { closeConnections } from './transfer.ts';
import { measureBursts, measureWrites } from './writes.ts';

const SIZES = [100, 1000, 10_000];
const QUICK_SIZES = [1000];

async function run(options: BenchOptions): Promise<Sample[]> {
  const { quick, log } = options;
  const samples: Sample[] = [];
  const sizes = quick ? QUICK_SIZES : SIZES;
  for (const documents of sizes) {
    const isLargest = documents === sizes.at(-1);
    log(`server, ${documents} documents`);
    const stage = await openStage({ documents, fileMegabytes: quick ? 10 : 50, pdfs: quick ? 3 : 10 });
    try {
      samples.push(...(await measureLists(stage, options)));
      samples.push(...(await measureChangedLists(stage, options)));
      samples.push(...(await measureWrites(stage, options)));
      if (isLargest) {
        log('server, files and previews');
        samples.push(...(await measureBursts(stage, options)));
        samples.push(...(await measureFiles(stage, options)));
        samples.push(...(await measureGrowth(stage, options)));
        samples.push(...(await measurePreviews(stage)));
      }
    } finally {
      closeConnections();
      await stage.close();
    }
    if (isLargest) {
      log(`server, groups and reviews with ${documents} documents`);
      samples.push(...(await measureReviews(documents, options)));
    }
    log(`server, starts with ${documents} documents`);
    samples.push(...(await measureStarts(documents, options)));
  }
  return samples;
}

export const serverBench: Bench = { measures, run };
