// Findings that a team knows of: a file of one line each, so that a run ends well while nothing new is found.
import { readFileSync, writeFileSync } from 'node:fs';
import { withoutNames, type Cause } from './causes.ts';

/** What a cause is known by from one run to the next. */
export function signatureOf({ check, message, places }: Pick<Cause, 'check' | 'message' | 'places'>): string {
  const [place = ''] = places;
  const where = check === 'promises' ? place : withoutNames(message);
  return `${check}: ${where}`.replaceAll(/\s+/g, ' ').slice(0, 300);
}

/** Lines that begin with # are remarks. @throws Error for a file that cannot be read */
export function readKnown(file: string): Set<string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Set(lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#')));
}

/** Known ones that were not found any more. */
export const goneOf = (known: ReadonlySet<string>, causes: readonly Cause[]): string[] => {
  const found = new Set(causes.map(signatureOf));
  return [...known].filter((line) => !found.has(line));
};

export function writeKnown(file: string, causes: readonly Cause[]): void {
  const lines = [...new Set(causes.map(signatureOf))].sort();
  writeFileSync(file, `# Known findings of the conformance suite\n${lines.map((line) => `${line}\n`).join('')}`);
}
