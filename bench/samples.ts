// A sample is one measured number. Contestants take turns, so that a busy machine slows all of them equally; only
// ratios within one run are meaningful.

export type Side = 'browser' | 'server' | 'cluster';
export type Unit = 'ms' | 'req/s' | 'MB/s' | 'MiB' | 'KiB' | 'count';

export interface Sample {
  side: Side;
  /** The name of a `Measure` of the side. */
  measure: string;
  /** The amount, such as `10000` documents or `50 MB`; empty if it does not apply. */
  size: string;
  contestant: string;
  unit: Unit;
  value: number;
}

/** A goal: the ratio to another contestant, or without `against` the value itself. */
export interface Goal {
  against?: string;
  /** The sizes it applies to; all by default. */
  sizes?: readonly string[];
  atLeast?: number;
  atMost?: number;
  /** The largest difference to the other contestant, in the measure's unit, instead of a ratio. */
  atMostMore?: number;
}

/** A measure, with what its numbers are compared with. */
export interface Measure {
  name: string;
  /** What each contestant does, in a sentence or two, printed above the table. */
  about: string;
  /** The contestant that ratios refer to. */
  floor: string;
  goals?: readonly Goal[];
}

export interface BenchOptions {
  /** Small sizes and few rounds, to see that everything works. */
  quick: boolean;
  /** Prints the name of the current measurement. */
  log: (message: string) => void;
}

/** One part of the benchmark. */
export interface Bench {
  measures: readonly Measure[];
  /** Returns samples of every measure, except those whose contestants are not installed. */
  run: (options: BenchOptions) => Promise<Sample[]>;
}

/** The application itself, in every table. */
export const OURS = 'Strongroom';
