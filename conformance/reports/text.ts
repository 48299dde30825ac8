// A report as text: a table of operations and statuses with a sign for each target, then the findings by cause.
import type { Contract } from '../contract.ts';
import { extensionIsAbsent } from '../extensions/absent.ts';
import type { Outcome, Report } from './report.ts';
import { areasOf, inShare } from './areas.ts';
import { causesOf, placesInWords, type Cause } from './causes.ts';
import { newsOf } from './known.ts';

const signs: Readonly<Record<Outcome, string>> = { provoked: '+', 'not provoked': '!', 'not tried': '-' };

function signOf({ pairs }: Report, pair: string): string {
  const outcome = pairs.get(pair);
  return outcome === undefined ? ' ' : signs[outcome];
}

/** The table of operation, status and target: one sign for each target, in order. */
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

/** The totals of a kind, such as `101 of 104 pairs provoked, 3 not tried`. */
export function coverage(what: string, done: string, outcomes: ReadonlyMap<string, Outcome>): string {
  const count = (outcome: Outcome) => [...outcomes.values()].filter((one) => one === outcome).length;
  const rest = (['not provoked', 'not tried'] as const).flatMap((outcome) => {
    const words = outcome === 'not tried' ? outcome : 'not';
    return count(outcome) > 0 || what === 'pairs' ? [`${count(outcome)} ${words}`] : [];
  });
  return [`${count('provoked')} of ${outcomes.size} ${what} ${done}`, ...rest].join(', ');
}

/** The totals of one target, what was not tried, and the findings. */
export function summary(report: Report, contract: Contract, known: ReadonlySet<string> = new Set()): string {
  const { target, pairs, roles, promises, findings, looks, absent, notTried } = report;
  const needing = notTried.filter((line) => line.includes(extensionIsAbsent));
  const others = notTried.filter((line) => !needing.includes(line));
  const news = newsOf(findings, known);
  const causes = causesOf(news);
  const before = causesOf(findings.filter((finding) => !news.includes(finding))).length;
  const few = causes.length < news.length ? `, of ${causes.length} ${causes.length === 1 ? 'cause' : 'causes'}` : '';
  const nothing = before === 0 ? 'nothing found' : 'nothing new found';
  const found = causes.length === 0 ? nothing : `${news.length} FOUND${few}`;
  return [
    ...held(report, contract),
    `${target}: ${coverage('pairs', 'provoked', pairs)}; ${coverage('roles', 'as promised', roles)}; ` +
      `${coverage('promises', 'kept', promises)}; ${looks.answers} answers validated, ` +
      `${looks.malformed} malformed calls, ${looks.faults} calls into faults; ${found}`,
    ...(absent.length > 0 ? [`  absent, ${absent.length} extensions: ${absent.join(', ')}`] : []),
    ...(needing.length > 0 ? [`  not tried without them: ${needing.map(nameIn).join(', ')}`] : []),
    ...others.map((line) => `  not tried: ${line}`),
    ...(before > 0 ? [`  known before: ${before} causes`] : []),
    ...causes.flatMap(inLines),
  ].join('\n');
}

const nameIn = (line: string): string => line.split(': ', 1)[0] ?? line;

/** The share of the contract that is kept, by area. */
function held(report: Report, contract: Contract): string[] {
  const areas = areasOf(report, contract);
  if (areas.length === 0) return [];
  const all = areas.reduce(
    (sum, { kept, broken, notTried }) => ({
      kept: sum.kept + kept,
      broken: sum.broken + broken,
      notTried: sum.notTried + notTried,
    }),
    { kept: 0, broken: 0, notTried: 0 },
  );
  const width = Math.max(...areas.map(({ name }) => name.length));
  return [
    `${report.target}: ${inShare(all).replace(')', ') of the contract held')}`,
    ...areas.map((area) => `  ${area.name.padEnd(width)} ${inShare(area)}`),
  ];
}

/** The last calls of a long sequence show the fault. */
const shownCalls = 12;

function inLines(cause: Cause): string[] {
  const { check, gravity, message, places, otherWays, calls, actual } = cause;
  const [place = ''] = places;
  const left = calls.length - shownCalls;
  return [
    places.length === 1 ? `  ${check}: ${place}: ${message}` : `  ${check}: ${message}`,
    `      ${gravity}${otherWays > 0 ? `; broken in ${otherWays} other ways as well` : ''}`,
    ...(actual === null ? [] : [`      came: ${actual}`]),
    ...(places.length === 1 ? [] : [`      ${places.length} times: ${placesInWords(cause)}`]),
    ...(left > 0 ? [`      … ${left} calls before`] : []),
    ...calls.slice(-shownCalls).map((line) => `      ${line}`),
  ];
}
