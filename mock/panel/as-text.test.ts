import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import { fault } from '../world/fault.ts';
import { calm, type Situation } from '../world/situation.ts';
import { asStory, asTest } from './as-text.ts';

const root = path.resolve(import.meta.dirname, '../..');
const plain: Situation = { ...calm, scenario: 'demo', persona: 'admin' };
const scenes: readonly (readonly [route: string, situation: Situation])[] = [
  ['/', plain],
  ['/documents?folder=a&q=it%27s', { ...plain, scenario: 'awkward', persona: null }],
  [
    '/users',
    {
      ...plain,
      persona: 'user-viewer',
      faults: [
        fault('listUsers', { status: 503, times: 2, headers: { 'Retry-After': '5' } }),
        fault('*', { delayMs: 'never' }),
        fault('storeObject', { status: 'offline', at: 0.6 }),
        fault('listFolders', { undocumented: { status: 502, body: '<b>it\'s\n"bad"</b>', type: 'text/html' } }),
        fault('listDocuments', { status: 200, body: [] }),
      ],
      latencyMs: 300,
      uploadMs: 1200,
      failurePercent: 30,
      clockAheadMinutes: 60,
      isOffline: true,
      clientAddress: '203.0.113.7',
    },
  ],
];
const texts = scenes.flatMap(([route, situation], at) => [
  { name: `found-${at}.stories.tsx`, text: asStory({ route, situation }) },
  { name: `found-${at}.test.tsx`, text: asTest({ route, situation }) },
]);

test.runIf(isDeep)(
  'a situation is a story and a test that the compiler takes, as if they stood in the project',
  () => {
    const files = new Map(texts.map(({ name, text }) => [path.join(root, 'web/testing', name), text]));
    const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
      config: unknown;
    };
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    const host = ts.createCompilerHost({ ...options, incremental: false });
    const readOther = host.getSourceFile.bind(host);
    host.getSourceFile = (name, ...rest) => {
      const own = files.get(path.normalize(name));
      return own === undefined
        ? readOther(name, ...rest)
        : ts.createSourceFile(name, own, ts.ScriptTarget.Latest, true);
    };
    const known = host.fileExists.bind(host);
    host.fileExists = (name) => files.has(path.normalize(name)) || known(name);
    // Global types of the project, such as the matchers for browsers.
    const beside = ['web/env.ts', 'vitest.config.ts'].map((name) => path.join(root, name));
    const program = ts.createProgram(
      [...files.keys(), ...beside],
      { ...options, incremental: false, noEmit: true },
      host,
    );
    const problems = [...files.keys()].flatMap((name) => {
      const file = program.getSourceFile(name);
      return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    });
    expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  },
  240_000,
);

test('the text describes the present scene, and what it cannot express', () => {
  const [first, , last] = [texts[0], texts[1], texts.at(-1)];
  expect(first?.text).toContain("title: 'Screens/Dashboard/As found'");
  expect(first?.text).toContain("args: { route: '/', scenario: 'demo', persona: 'admin' },");
  expect(last?.text).toContain("test('Users as found', async () => {");
  expect(last?.text).toContain("headers: { 'Retry-After': '5' }");
  expect(last?.text).toContain('Of a hundred calls 30 failed by chance');
  expect(last?.text).toContain("The server's clock was 1 hour ahead");
});
