// What a run found, and how it is told: a table of operation and status with one sign for each target, then every
// finding in words.
import type { Contract } from './contract.ts';

export type Outcome = 'provoked' | 'not provoked' | 'not tried';

export interface Finding {
  /** Which part of the suite found it. */
  check: 'answers' | 'pairs' | 'roles' | 'malformed' | 'faults' | 'promises' | 'sequences';
  /** The operation, and the status where it is about one; the id of a promise. */
  about: string;
  message: string;
  /** The calls that show it, in their order, each as a line of curl. */
  calls?: readonly string[];
}

export interface Report {
  target: string;
  /** By pair, `listFolders 200`. */
  pairs: Map<string, Outcome>;
  /** By id, `revokeDocumentPermission at-once`. */
  promises: Map<string, Outcome>;
  findings: Finding[];
  /** How often each check looked. */
  looks: Record<Finding['check'], number>;
  /** What was left out, with the reason. */
  notTried: string[];
}

export function newReport(target: string): Report {
  const looks = { answers: 0, pairs: 0, roles: 0, malformed: 0, faults: 0, promises: 0, sequences: 0 };
  return { target, pairs: new Map(), promises: new Map(), findings: [], looks, notTried: [] };
}

const signs: Record<Outcome, string> = { provoked: '+', 'not provoked': '!', 'not tried': '-' };

function signOf({ pairs }: Report, pair: string): string {
  const outcome = pairs.get(pair);
  return outcome === undefined ? ' ' : signs[outcome];
}

/** The table operation × status × target of what was tried: one sign for each target, in their order. */
export function table(contract: Contract, reports: readonly Report[]): string {
  const operations = contract.operations.filter(({ id, answers }) =>
    [...answers.keys()].some((status) => reports.some(({ pairs }) => pairs.has(`${id} ${status}`))),
  );
  const statuses = [...new Set(operations.flatMap(({ answers }) => [...answers.keys()]))].sort((a, b) => a - b);
  const first = Math.max(0, ...operations.map(({ id }) => id.length));
  const width = Math.max(3, reports.length);
  const row = (head: string, cells: string[]) =>
    [head.padEnd(first), ...cells.map((cell) => cell.padStart(width))].join(' ');
  const cellOf = (id: string, status: number) => reports.map((report) => signOf(report, `${id} ${status}`)).join('');
  return [
    row('', statuses.map(String)),
    ...operations.map(({ id, answers }) =>
      row(
        id,
        statuses.map((status) => (answers.has(status) ? cellOf(id, status) : '.')),
      ),
    ),
    '',
    `+ provoked   ! not provoked   - not tried   . not documented; in the order ${reports.map((one) => one.target).join(', ')}`,
  ].join('\n');
}

/** The totals of one target, what was not tried, and every finding. */
export function summary({ target, pairs, findings, looks, notTried }: Report): string {
  const count = (outcome: Outcome) => [...pairs.values()].filter((one) => one === outcome).length;
  return [
    `${target}: ${count('provoked')} of ${pairs.size} pairs provoked, ${count('not provoked')} not, ` +
      `${count('not tried')} not tried; ${looks.answers} answers validated, ${looks.roles} calls by role, ` +
      `${looks.malformed} malformed calls, ${looks.faults} calls into faults; ` +
      (findings.length === 0 ? 'nothing found' : `${findings.length} FOUND`),
    ...notTried.map((line) => `  not tried: ${line}`),
    ...findings.map(({ check, about, message }) => `  ${check}: ${about}: ${message}`),
  ].join('\n');
}
