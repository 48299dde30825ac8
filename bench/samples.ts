// A sample is one number, measured once. Measurements take the contestants in turns, so that a busy machine slows all
// of them alike; only ratios within one run mean anything.

export type Side = 'browser' | 'server' | 'cluster';
export type Unit = 'ms' | 'req/s' | 'MB/s' | 'MiB' | 'KiB' | 'count';

export interface Sample {
  side: Side;
  /** What was done; named by a `Measure` of the side. */
  measure: string;
  /** How much there was of it, such as `10000` documents or `50 MB`; empty where that means nothing. */
  size: string;
  contestant: string;
  unit: Unit;
  value: number;
}

/** What is aimed at: the ratio to another contestant, or without `against` the value itself. */
export interface Goal {
  against?: string;
  /** Sizes that it is about; all without. */
  sizes?: readonly string[];
  atLeast?: number;
  atMost?: number;
  /** How much more than the other contestant it may be, in the unit of the measure, in place of a ratio. */
  atMostMore?: number;
}

/** One thing that is measured, and what the numbers are to be read against. */
export interface Measure {
  name: string;
  /** What each contestant does, in a sentence or two: printed above the table. */
  about: string;
  /** The contestant that ratios are to. */
  floor: string;
  goals?: readonly Goal[];
}

export interface BenchOptions {
  /** Small sizes and few rounds: to see that everything works. */
  quick: boolean;
  /** Prints the name of the current measurement. */
  log: (message: string) => void;
}

/** One half of the benchmark. */
export interface Bench {
  measures: readonly Measure[];
  /** Yields samples of every measure but those whose contestants are missing on this machine. */
  run: (options: BenchOptions) => Promise<Sample[]>;
}

/** The application itself, in every table. */
export const OURS = 'Strongroom';
