// Known findings of a team: a file with one line each. A run fails only for new ones.
import { readFileSync, writeFileSync } from 'node:fs';
import { withoutNames, type Cause } from './causes.ts';

/** The identity of a cause over several runs. */
export function signatureOf({ check, message, places }: Pick<Cause, 'check' | 'message' | 'places'>): string {
  const [place = ''] = places;
  const where = check === 'promises' ? place : withoutNames(message);
  return `${check}: ${where}`.replaceAll(/\s+/g, ' ').slice(0, 300);
}

/** Lines that begin with # are comments. @throws Error for an unreadable file */
export function readKnown(file: string): Set<string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Set(lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#')));
}

/** Known findings that the run did not find. */
export const goneOf = (known: ReadonlySet<string>, causes: readonly Cause[]): string[] => {
  const found = new Set(causes.map(signatureOf));
  return [...known].filter((line) => !found.has(line));
};

export function writeKnown(file: string, causes: readonly Cause[]): void {
  const lines = [...new Set(causes.map(signatureOf))].sort();
  writeFileSync(file, `# Known findings of the conformance suite\n${lines.map((line) => `${line}\n`).join('')}`);
}
