// The server's half of the benchmark.
import type { Bench } from '../samples.ts';

export const serverBench: Bench = {
  measures: [],
  run: () => Promise.resolve([]),
};
