// A report as a self-contained page without requests and scripts, so that it can be mailed and kept.
import type { Contract, Operation } from '../contract.ts';
import type { Outcome, Report } from './report.ts';
import { roles } from '../target.ts';
import { causesOf, placesInWords, type Cause } from './causes.ts';
import { newsOf } from './known.ts';
import { style } from './page-style.ts';
import { coverage } from './text.ts';

/** A comparison with its result. */
export interface Compared {
  name: string;
  isAlike: boolean;
  details: string;
}

export interface Run {
  contract: Contract;
  reports: Report[];
  comparisons: Compared[];
  seed: number;
  /** The selection, if it was not everything. */
  only: readonly string[];
  /** Findings that are no news. */
  known: ReadonlySet<string>;
}

export function page(run: Run): string {
  const { reports, comparisons, seed, only, known } = run;
  const found = reports.reduce((sum, { findings }) => sum + causesOf(newsOf(findings, known)).length, 0);
  const nothing = reports.some(({ findings }) => findings.length > 0) ? 'Nothing new was found.' : 'Nothing was found.';
  const isWhole =
    found === 0 && comparisons.every(({ isAlike }) => isAlike) && reports.every(({ ended }) => ended === null);
  const title = `Conformance: ${reports.map(({ target }) => target).join(' and ')}`;
  const [first] = reports;
  const seconds = reports.reduce((sum, report) => sum + report.seconds, 0);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${text(title)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${text(title)}</h1>
<p class="verdict ${isWhole ? 'whole' : 'broken'}">${isWhole ? nothing : verdict(found, comparisons)}</p>
<dl>
${fact('Began', (first?.began ?? '').replace('T', ' ').replace(/\.\d+Z$/, ' UTC'))}
${fact('Took', `${seconds} s`)}
${fact('Seed', String(seed))}
${fact('Looked at', only.length === 0 ? 'everything' : only.join(', '))}
</dl>
</header>
<main>
${reports.map((report) => section(run, report)).join('\n')}
${comparisons.map(comparison).join('\n')}
</main>
</body>
</html>
`;
}

function verdict(found: number, comparisons: readonly Compared[]): string {
  const apart = comparisons.filter(({ isAlike }) => !isAlike).length;
  const parts = [
    found > 0 ? `${found} ${found === 1 ? 'cause' : 'causes'} of findings` : '',
    apart > 0 ? `${apart} ${apart === 1 ? 'comparison' : 'comparisons'} that differ` : '',
  ];
  return `${parts.filter(Boolean).join(', ') || 'The run ended before its time'}.`;
}

function section({ contract, known }: Run, report: Report): string {
  const { target, findings, pairs, notTried, ended, looks } = report;
  const operations = contract.operations.filter(({ id, answers }) =>
    [...answers.keys()].some((status) => pairs.has(`${id} ${status}`)),
  );
  const news = newsOf(findings, known);
  const causes = causesOf(news);
  const before = causesOf(findings.filter((one) => !news.includes(one)));
  return `<section>
<h2>${text(target)}</h2>
${ended === null ? '' : `<p class="verdict broken">${text(ended)}</p>`}
<ul class="totals">
<li>${coverage('pairs', 'provoked', pairs)}</li>
<li>${coverage('roles', 'as promised', report.roles)}</li>
<li>${coverage('promises', 'kept', report.promises)}</li>
<li>${looks.answers} answers validated, ${looks.malformed} malformed calls, ${looks.faults} calls into faults</li>
</ul>
<h3>Findings</h3>
${causes.length === 0 ? '<p>None.</p>' : causes.map(finding).join('\n')}
${before.length === 0 ? '' : `<h3>Known before</h3>\n${before.map(finding).join('\n')}`}
<h3>Operations and statuses</h3>
${pairTable(operations, report)}
<h3>Operations and roles</h3>
${roleTable(operations, report)}
<h3>Promises</h3>
${promiseTable(contract, report)}
<h3>Not tried</h3>
${notTried.length === 0 ? '<p>Everything was tried.</p>' : `<ul>${notTried.map((line) => `<li>${text(line)}</li>`).join('')}</ul>`}
</section>`;
}

function finding(cause: Cause): string {
  const { check, message, places, calls } = cause;
  const where = places.length === 1 ? text(places[0] ?? '') : `${places.length} times: ${text(placesInWords(cause))}`;
  const shown = calls.length === 0 ? '' : `<pre tabindex="0">${calls.map(text).join('\n')}</pre>`;
  return `<article><h4>${text(message)}</h4><p><code>${check}</code> ${where}</p>${shown}</article>`;
}

const words: Readonly<Record<Outcome, { sign: string; label: string; look: string }>> = {
  provoked: { sign: '✓', label: 'as the contract says', look: 'kept' },
  'not provoked': { sign: '✗', label: 'not as the contract says', look: 'bad' },
  'not tried': { sign: '–', label: 'not tried', look: 'left' },
};

function cell(outcome: Outcome | undefined): string {
  if (outcome === undefined) return '<td></td>';
  const { sign, label, look } = words[outcome];
  return `<td class="${look}"><span aria-hidden="true">${sign}</span><span class="said">${label}</span></td>`;
}

function grid(name: string, heads: readonly string[], rows: readonly string[]): string {
  const top = heads.map((head) => `<th scope="col">${text(head)}</th>`).join('');
  return `<div class="wide" tabindex="0" role="region" aria-label="${name}"><table>
<thead><tr><td></td>${top}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`;
}

const row = (head: string, cells: readonly string[]): string =>
  `<tr><th scope="row">${text(head)}</th>${cells.join('')}</tr>`;

function pairTable(operations: readonly Operation[], { pairs }: Report): string {
  const statuses = [...new Set(operations.flatMap(({ answers }) => [...answers.keys()]))].sort((a, b) => a - b);
  const cells = (id: string) => statuses.map((status) => cell(pairs.get(`${id} ${status}`)));
  return grid(
    'Operations and statuses',
    statuses.map(String),
    operations.map(({ id }) => row(id, cells(id))),
  );
}

function roleTable(operations: readonly Operation[], report: Report): string {
  const callers = ['nobody', ...roles];
  const cells = (id: string) => callers.map((who) => cell(report.roles.get(`${id} ${who}`)));
  return grid(
    'Operations and roles',
    callers,
    operations.map(({ id }) => row(id, cells(id))),
  );
}

function promiseTable({ promises }: Contract, report: Report): string {
  const texts = new Map(promises.map((promise) => [promise.id, promise.text]));
  const rows = [...report.promises].map(
    ([id, outcome]) =>
      `<tr>${cell(outcome)}<th scope="row">${text(id)}</th><td class="words">${text(texts.get(id) ?? '')}</td></tr>`,
  );
  if (rows.length === 0) return '<p>None was looked at.</p>';
  return `<div class="wide" tabindex="0" role="region" aria-label="Promises"><table class="promises"><tbody>
${rows.join('\n')}
</tbody></table></div>`;
}

function comparison({ name, isAlike, details }: Compared): string {
  return `<section><h2>${text(name)}</h2>
<p class="verdict ${isAlike ? 'whole' : 'broken'}">${isAlike ? 'Alike.' : 'They differ.'}</p>
<pre tabindex="0">${text(details)}</pre></section>`;
}

const fact = (name: string, value: string): string => `<div><dt>${name}</dt><dd>${text(value)}</dd></div>`;

/** Replaces lone surrogates, which a page cannot contain. */
function text(value: string): string {
  return value
    .replaceAll(/\0|\p{Cs}/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
