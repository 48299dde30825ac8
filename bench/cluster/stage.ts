// The addresses and calls that the contestants share.
import type { Cluster } from '#server/testing/cluster/cluster.ts';
import type { Cookies } from '../data-room.ts';
import type { BenchOptions, Sample } from '../samples.ts';

export interface Place {
  url: string;
  cookies: Cookies;
}

export interface Stage {
  documents: number;
  file: Buffer;
  /** Each contestant's address. */
  places: Record<string, Place>;
  /** The one with its own database. */
  one: Cluster;
  three: Cluster;
}

export const FILE_ID = 'bench-file';
export const sample = (
  measure: string,
  size: string | number,
  contestant: string,
  unit: Sample['unit'],
  value: number,
): Sample => ({ side: 'cluster', measure, size: String(size), contestant, unit, value });

export const rounds = ({ quick }: BenchOptions, most: number) =>
  Array.from({ length: quick ? 1 : most }, (_, at) => at);
