// The reports of a run, as text, page and XML, contain the same findings by cause, and are safe with any answer.
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { readContract } from '../contract.ts';
import { newReport, type Finding, type Report } from './report.ts';
import { causesOf, placesInWords } from './causes.ts';
import { junit } from './junit.ts';
import { goneOf, newsOf, signatureOf } from './known.ts';
import { page, type Run } from './page.ts';
import { summary } from './text.ts';

const contract = readContract();
const missing = 'the header X-Content-Type-Options is missing';
const hostile = `]]> <script>alert(1)</script> & "quoted" \u0000 \ud800 \ufffe \u001b[31m \r\n end`;

const everywhere = contract.operations.flatMap(({ id, answers }) =>
  [...answers.keys()].map((status): Finding => ({
    check: 'answers',
    about: `${id} ${status}`,
    message: `as admin: ${missing}`,
  })),
);

function runOf(change: (report: Report) => void, more: Partial<Run> = {}): Run {
  const report = newReport('rooms.example');
  report.pairs.set('listFolders 200', 'provoked');
  report.pairs.set('listFolders 429', 'not tried');
  report.roles.set('listFolders viewer', 'provoked');
  report.promises.set('listFolders access', 'provoked');
  change(report);
  return { contract, reports: [report], comparisons: [], seed: 7, only: [], known: new Set(), ...more };
}

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** @throws Error for what is not well-formed */
function elementsOf(xml: string): Element[] {
  const parser = new SaxesParser();
  const found: Element[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => found.push({ name, attributes, text: '' }));
  parser.on('text', (text) => {
    const last = found.at(-1);
    if (last) last.text += text;
  });
  parser.write(xml).close();
  return found;
}

test('what is missing from every answer is one cause, reported once, with how often and where', () => {
  const causes = causesOf(everywhere);
  expect(causes).toHaveLength(1);
  expect(causes[0]?.places).toHaveLength(everywhere.length);
  expect(placesInWords(causes[0]!)).toMatch(
    /^\w+ \d+ \(as admin\), \w+ \d+ \(as admin\), \w+ \d+ \(as admin\) and \d+ more$/,
  );
  const { reports } = runOf((report) => report.findings.push(...everywhere));
  const printed = summary(reports[0]!, contract).split('\n');
  expect(printed.filter((line) => line.includes(missing))).toHaveLength(1);
  expect(printed.join('\n')).toContain(`${everywhere.length} FOUND, of 1 cause`);
});

test('the headline shows how much of the contract was kept, by area, and what was not tried', () => {
  const { reports } = runOf((report) => report.pairs.set('getCurrentUser 200', 'not provoked'));
  const [headline, ...areas] = summary(reports[0]!, contract).split('\n');
  expect(headline).toBe('rooms.example: 75 % (3 of 4) of the contract held, 1 broken, 1 not tried');
  expect(areas.slice(0, 2).map((line) => line.trim().replaceAll(/ +/g, ' '))).toEqual([
    'session 0 % (0 of 1), 1 broken',
    'folders 100 % (3 of 3), 1 not tried',
  ]);
});

test('different paths, file names and texts of a promise are the same cause', () => {
  const of = (about: string, message: string): Finding => ({ check: 'promises', about, message });
  const causes = causesOf([
    of('createFolder cross-site', 'POST /api/folders with the Origin of another site answers 201. The contract: one'),
    of('createGroup cross-site', 'POST /api/groups with the Origin of another site answers 201. The contract: other'),
    of('listFolders access', 'to a viewer, GET /api/folders shows what they may not see'),
    of('listFolders access', 'to an analyst, GET /api/folders leaves out what they may see'),
  ]);
  expect(causes).toMatchObject([
    { places: ['createFolder cross-site', 'createGroup cross-site'], otherWays: 0 },
    { places: ['listFolders access'], otherWays: 1 },
  ]);
});

test('a status that is not documented and the pair that it keeps from being provoked are one cause', () => {
  const causes = causesOf([
    { check: 'answers', about: 'deleteGroup 200', message: 'as admin: status 200 is not documented' },
    { check: 'pairs', about: 'deleteGroup 204', message: 'could not be provoked: the answer was 200' },
    { check: 'pairs', about: 'listGroups 403', message: 'could not be provoked: the answer was 200' },
  ]);
  expect(causes.map(({ places }) => places)).toEqual([
    ['listGroups 403'],
    ['deleteGroup 200 (as admin)', 'deleteGroup 204'],
  ]);
});

test('findings about access come before those about the audit log, and those before the shape of answers', () => {
  const causes = causesOf([
    { check: 'answers', about: 'listFolders 200', message: 'as admin: the body must have a name' },
    { check: 'promises', about: 'createFolder audited', message: 'no entry' },
    { check: 'roles', about: 'createFolder', message: 'as viewer: expected 403' },
  ]);
  expect(causes.map(({ gravity }) => gravity)).toEqual(['access', 'trace', 'shape']);
});

test('a finding shows the wrong answer, and a known finding is not reported as new', () => {
  const { reports } = runOf((report) =>
    report.findings.push({
      check: 'answers',
      about: 'listFolders 200',
      message: 'as admin: no name',
      actual: '200 [{}]',
    }),
  );
  expect(summary(reports[0]!, contract)).toContain('came: 200 [{}]');
  const known = new Set(reports[0]!.findings.map(signatureOf));
  const printed = summary(reports[0]!, contract, known);
  expect(printed).toContain('known before: 1 cause');
  expect(printed).not.toContain('came:');
  expect(goneOf(known, reports[0]!.findings)).toEqual([]);
  expect(goneOf(known, [])).toEqual([...known]);
});

test('a known finding hides no new one of the same words at another place', () => {
  const of = (check: Finding['check'], about: string, message: string): Finding => ({ check, about, message });
  const refusal = 'expected 403, the answer was 200';
  const entry = 'the log has no entry of the type "folder_moved"';
  const old = [
    of('roles', 'createFolder', `as viewer: ${refusal}`),
    of('pairs', 'listFolders 403', 'could not be provoked: the answer was 500'),
    of('promises', 'moveFolder audited', entry),
    of('answers', 'listFolders 200', 'as admin: /0 must have a name'),
    of('sequences', 'moveFolder rights-follow', 'GET /api/folders answers 200'),
    of('sequences', 'seed 7', 'GET /api/users answers 200'),
  ];
  const news = [
    of('roles', 'deleteFolder', `as viewer: ${refusal}`),
    of('roles', 'createFolder', `as analyst: ${refusal}`),
    of('pairs', 'listUsers 403', 'could not be provoked: the answer was 500'),
    of('promises', 'deleteFolder audited', entry),
    of('sequences', 'createFolder access', 'GET /api/folders answers 200'),
  ];
  const known = new Set(old.map(signatureOf));
  const again = [
    of('answers', 'listFolders 200', 'as guest 7: /0 must have a name'),
    of('sequences', 'seed 8', 'GET /api/users answers 200'),
  ];
  expect(newsOf([...old, ...news, ...again], known)).toEqual(news);
  const { reports } = runOf((report) => report.findings.push(...old, ...news));
  expect(summary(reports[0]!, contract, known)).toContain('5 FOUND');
});

test('different ids and times are the same cause, and another complaint is another', () => {
  const of = (message: string): Finding => ({ check: 'roles', about: 'listFolders', message });
  const id = (at: number) => `1b671a64-40d5-491e-99b0-da01ff1f33${at}`;
  expect(causesOf([of(`as viewer: no folder ${id(41)}`), of(`as guest 2: no folder ${id(42)}`)])).toMatchObject([
    { places: ['listFolders (as viewer)', 'listFolders (as guest 2)'] },
  ]);
  expect(causesOf([of('as viewer: expected 403'), of('as viewer: expected 401')])).toHaveLength(2);
});

test('the XML has a case for each pair, role and promise, and one for each cause besides', () => {
  const run = runOf((report) => {
    report.findings.push(...everywhere, { check: 'pairs', about: 'listFolders 200', message: 'the answer was 500' });
    report.pairs.set('listFolders 200', 'not provoked');
  });
  const elements = elementsOf(junit(run));
  const cases = elements.filter(({ name }) => name === 'testcase').map(({ attributes }) => attributes['name']);
  expect(cases).toEqual([
    'listFolders 200',
    'listFolders 429',
    'listFolders viewer',
    'listFolders access',
    `answers: ${missing}`,
  ]);
  expect(elements.filter(({ name }) => name === 'failure').map(({ attributes }) => attributes['message'])).toEqual([
    'the answer was 500',
    expect.stringMatching(/^\d+ times: /),
  ]);
  expect(elements.find(({ name }) => name === 'testsuite')?.attributes).toMatchObject({
    name: 'rooms.example: pairs',
    tests: '2',
    failures: '1',
    skipped: '1',
  });
});

test('known findings are skipped in the XML with their messages, and listed separately on the page', () => {
  const of = (check: Finding['check'], about: string, message: string): Finding => ({ check, about, message });
  const old = [of('pairs', 'listFolders 200', 'the answer was 500'), of('malformed', 'createFolder', 'was taken, 201')];
  const run = runOf((report) => {
    report.findings.push(...old);
    report.pairs.set('listFolders 200', 'not provoked');
  });
  run.known = new Set(old.map(signatureOf));
  const skipped = () => elementsOf(junit(run)).flatMap((one) => (one.name === 'skipped' ? [one.attributes] : []));
  const failed = () => elementsOf(junit(run)).filter(({ name }) => name === 'failure');
  expect(failed()).toEqual([]);
  expect(skipped()).toEqual([
    { message: 'known before: the answer was 500' },
    {},
    { message: 'known before: 1 times: createFolder' },
  ]);
  expect(elementsOf(junit(run)).find(({ name }) => name === 'testsuite')?.attributes).toMatchObject({
    failures: '0',
    skipped: '2',
  });
  expect(page(run)).toMatch(/Nothing new was found\.[^]*<h3>Known before<\/h3>\n<article><h4>the answer was 500/);
  run.reports[0]!.findings.push(of('pairs', 'listFolders 200', 'the code is wrong'));
  expect(failed().map(({ text }) => text.trim())).toEqual(['the code is wrong']);
  expect(page(run)).toContain('1 cause of findings');
});

test('the XML is well-formed, whatever a server answers', () => {
  const run = runOf(
    (report) => {
      report.target = hostile;
      report.promises.set(hostile, 'not provoked');
      report.findings.push({ check: 'promises', about: hostile, message: hostile, calls: [`curl '${hostile}'`] });
      report.findings.push({ check: 'malformed', about: hostile, message: hostile });
      report.ended = hostile;
    },
    { comparisons: [{ name: hostile, isAlike: false, details: hostile }] },
  );
  const elements = elementsOf(junit(run));
  const failures = elements.filter(({ name }) => name === 'failure').map(({ text }) => text);
  expect(failures).toHaveLength(4);
  for (const text of failures) expect(text).toContain(']]> <script>alert(1)</script> & "quoted" \ufffd \ufffd \ufffd');
});

test('the page shows what a server answers as text', () => {
  const html = page(
    runOf((report) => {
      report.findings.push({ check: 'promises', about: hostile, message: hostile, calls: [`curl '${hostile}'`] });
      report.notTried.push(hostile);
    }),
  );
  expect(html).not.toContain('<script');
  expect(html).not.toMatch(/\0|\p{Cs}/u);
  expect(html).toContain('&lt;script&gt;alert(1)');
  // The page fetches nothing: no address is in an attribute that a browser follows.
  expect(html).not.toMatch(/\s(?:src|href)=|url\(/);
});

test('the page shows what was found, how to repeat it, what was not tried, and which run it was', () => {
  const html = page(
    runOf(
      (report) => {
        report.findings.push({
          check: 'promises',
          about: 'listFolders access',
          message: 'a folder too many',
          calls: ['curl -i "$URL"'],
        });
        report.promises.set('listFolders access', 'not provoked');
        report.notTried.push('408: no body is held back there');
      },
      { only: ['listFolders'], comparisons: [{ name: 'mock and server', isAlike: true, details: 'the same' }] },
    ),
  );
  for (const shown of [
    '1 cause of findings',
    'a folder too many',
    'curl -i &quot;$URL&quot;',
    '408: no body',
    '<dd>7</dd>',
  ])
    expect(html).toContain(shown);
  expect(html).toContain('<dd>listFolders</dd>');
  expect(page(runOf(() => undefined))).toContain('Nothing was found.');
});
