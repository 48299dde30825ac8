// The memory that V8 maps for compiled code. In Node 24 it is half a gigabyte per thread, hardly used, all of which the
// system counts as the process's data.
import { readFileSync } from 'node:fs';

const WRITABLE_CODE = /^([\da-f]+)-([\da-f]+) rwxp/gm;

/** Kilobytes per thread that runs scripts, as mapped for this process; 0 where the system lists no mappings. */
export function codeKilobytes(maps = ownMaps()): number {
  const sizes = [...maps.matchAll(WRITABLE_CODE)].map(
    ([, start = '', end = '']) => parseInt(end, 16) - parseInt(start, 16),
  );
  return Math.ceil(Math.max(0, ...sizes) / 1024);
}

function ownMaps(): string {
  try {
    return readFileSync('/proc/self/maps', 'latin1');
  } catch {
    return '';
  }
}
