// Lines of the log as somebody changes them who knows the format.
import { hashedLine } from '../journal/line-hash.ts';

/** The lines with a word replaced, each that had it with its own hash right again: only the line after it tells. */
export function resealed(lines: string, from: string, to: string): string {
  const seal = (line: string) => hashedLine(`${line.slice(0, line.lastIndexOf(',"hash":"'))}}`.replace(from, to)).line;
  return lines
    .split('\n')
    .map((line) => (line.includes(from) ? seal(line) : line))
    .join('\n');
}
