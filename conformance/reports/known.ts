// Known findings of a team: a file with one line each. A run fails only for new ones.
import { readFileSync, writeFileSync } from 'node:fs';
import { asWho, withoutNames } from './causes.ts';
import type { Finding } from './report.ts';

/** The identity of a finding over several runs: a known one hides no other of the same words. */
export function signatureOf({ check, about, message }: Finding): string {
  const text = withoutNames(check === 'answers' ? message.replace(asWho, '') : message);
  // Another seed may find the same difference.
  const where = check === 'promises' ? about : about.startsWith('seed ') ? text : `${about}: ${text}`;
  return `${check}: ${where}`.replaceAll(/\s+/g, ' ').trim().slice(0, 300);
}

export const newsOf = (findings: readonly Finding[], known: ReadonlySet<string>): Finding[] =>
  findings.filter((finding) => !known.has(signatureOf(finding)));

/** Lines that begin with # are comments. @throws Error for an unreadable file */
export function readKnown(file: string): Set<string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Set(lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#')));
}

/** Known findings that the run did not find. */
export const goneOf = (known: ReadonlySet<string>, findings: readonly Finding[]): string[] => {
  const found = new Set(findings.map(signatureOf));
  return [...known].filter((line) => !found.has(line));
};

export function writeKnown(file: string, findings: readonly Finding[]): void {
  const lines = [...new Set(findings.map(signatureOf))].sort();
  writeFileSync(file, `# Known findings of the conformance suite\n${lines.map((line) => `${line}\n`).join('')}`);
}
