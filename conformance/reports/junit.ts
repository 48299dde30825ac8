// A report as JUnit XML: a suite for each target and check, a case for each pair, role and promise, and one for each
// cause of other findings.
import type { Finding, Outcome, Report } from './report.ts';
import { causesOf, placesInWords } from './causes.ts';
import { newsOf } from './known.ts';
import type { Run } from './page.ts';

interface Case {
  group: string;
  name: string;
  /** What fails as before is skipped, so that a build fails for what is new alone. */
  outcome: Outcome | 'known';
  details: string;
}

/** The whole run; comparisons are suites of their own. */
export function junit({ reports, comparisons, known }: Run): string {
  const suites = [
    ...reports.flatMap((report) => suitesOf(report, known).map((cases) => suiteXml(report, cases))),
    ...comparisons.map(({ name, isAlike, details }) => {
      const outcome = isAlike ? 'provoked' : 'not provoked';
      return suiteXml({ target: name, began: reports[0]?.began ?? '', seconds: 0 }, [
        { group: 'compared', name, outcome, details },
      ]);
    }),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance">\n${suites.join('\n')}\n</testsuites>\n`;
}

function suitesOf(report: Report, known: ReadonlySet<string>): Case[][] {
  const { pairs, roles, promises, findings, ended } = report;
  const fresh = new Set(newsOf(findings, known));
  const reported = new Set<Finding>();
  const cases = (check: Finding['check'], outcomes: ReadonlyMap<string, Outcome>, isOf: IsOf): Case[] =>
    [...outcomes].map(([name, outcome]) => {
      const found = findings.filter((finding) => finding.check === check && isOf(finding, name));
      for (const finding of found) reported.add(finding);
      const news = found.filter((finding) => fresh.has(finding));
      const isKnown = found.length > 0 && news.length === 0;
      const details = (isKnown ? found : news).map(inLines).join('\n\n');
      return { group: check, name, outcome: isKnown ? 'known' : outcome, details };
    });
  const suites = [
    cases('pairs', pairs, ({ about }, name) => about === name),
    cases('roles', roles, ({ about, message }, name) => {
      const [operation, who = ''] = name.split(' ');
      return about === operation && (message.startsWith(`as ${who}:`) || message.startsWith(`as ${who} `));
    }),
    cases('promises', promises, ({ about }, name) => about === name),
  ];
  const others = (['not provoked', 'known'] as const).flatMap((outcome) =>
    causesOf(findings.filter((one) => !reported.has(one) && fresh.has(one) === (outcome !== 'known'))).map(
      (cause): Case => ({
        group: cause.check,
        name: `${cause.check}: ${cause.message}`,
        outcome,
        details: [`${cause.places.length} times: ${placesInWords(cause)}`, ...cause.calls].join('\n'),
      }),
    ),
  );
  const end: Case[] =
    ended === null ? [] : [{ group: 'run', name: 'the run', outcome: 'not provoked', details: ended }];
  return [...suites, [...others, ...end]].filter((one) => one.length > 0);
}

type IsOf = (finding: Finding, name: string) => boolean;

const inLines = ({ message, calls = [] }: Finding): string => [message, ...calls].join('\n');

function suiteXml({ target, began, seconds }: Pick<Report, 'target' | 'began' | 'seconds'>, cases: readonly Case[]) {
  const count = (outcome: Case['outcome']) => cases.filter((one) => one.outcome === outcome).length;
  const group = cases[0]?.group ?? '';
  const attributes = {
    name: `${target}: ${group}`,
    tests: cases.length,
    failures: count('not provoked'),
    skipped: count('not tried') + count('known'),
    timestamp: began.replace(/\.\d+Z$/, ''),
    time: seconds,
  };
  return [`<testsuite${inTag(attributes)}>`, ...cases.map(caseXml), '</testsuite>'].join('\n');
}

function caseXml({ group, name, outcome, details }: Case): string {
  const opened = `<testcase${inTag({ classname: `conformance.${group}`, name })}`;
  if (outcome === 'provoked') return `${opened}/>`;
  if (outcome === 'not tried') return `${opened}><skipped/></testcase>`;
  const [first = ''] = details.split('\n');
  if (outcome === 'known')
    return `${opened}><skipped${inTag({ message: `known before: ${first}` })}>${escaped(details)}</skipped></testcase>`;
  return `${opened}><failure${inTag({ message: first })}>${escaped(details)}</failure></testcase>`;
}

function inTag(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value)).replaceAll(/[\n\t\r]/g, ' ')}"`)
    .join('');
}

/** Characters that XML 1.0 cannot contain, including lone surrogates. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

function escaped(text: string): string {
  return text
    .replaceAll(unwritable, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
