// Forged log lines: each line is valid by itself, but the chain is not.
import { hashedLine } from '../journal/line-hash.ts';

/** Replaces a word and recomputes the hash of each changed line, so that only the next line's `prevHash` differs. */
export function resealed(lines: string, from: string, to: string): string {
  const seal = (line: string) => hashedLine(`${line.slice(0, line.lastIndexOf(',"hash":"'))}}`.replace(from, to)).line;
  return lines
    .split('\n')
    .map((line) => (line.includes(from) ? seal(line) : line))
    .join('\n');
}
