// A backend with the first call table alone: its extensions are absent, not failed, and the rest is held to account.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDeep } from '../../reference-server/testing/deep.ts';
import { runScript } from '../../reference-server/testing/program.ts';
import { readContract } from '../contract.ts';
import { absentFrom, without } from '../extensions/absent.ts';
import { causesOf } from '../reports/causes.ts';
import { summary } from '../reports/text.ts';
import { runSuite } from './suite.ts';
import { textOf, type OwnTarget, type WireAnswer, type WireRequest } from '../target.ts';
import { openMockTarget } from '../targets/mock.ts';
import { startServerTarget } from '../targets/server.ts';
import { bare } from '../testing/bare.ts';
import { environment, serve } from '../testing/served.ts';

const contract = readContract();
const extensions = contract.operations.filter(({ isExtension }) => isExtension).map(({ id }) => id);
const only = isDeep ? [] : ['listUsers', 'updateDocumentSettings at-once', 'everywhere honest-names'];

let target: OwnTarget;
beforeAll(async () => {
  target = bare(await openMockTarget(), contract);
});
afterAll(() => target.close());

const runOn = async (from: OwnTarget, of = only) => {
  const held = without(contract, await absentFrom(from, contract, []));
  return { held, report: await runSuite(held, from, { only: of, sequences: { runs: isDeep ? 40 : 2, seed: 3 } }) };
};

test('the extensions of an honest one are absent, and nothing is found', async () => {
  const { held, report } = await runOn(target);
  expect(report.absent).toEqual(extensions);
  expect(causesOf(report.findings).map(({ message, places }) => `${places[0] ?? ''}: ${message}`)).toEqual([]);
  expect(summary(report, held)).toContain(`  absent, ${extensions.length} extensions: getMeasures, renameDocument, `);
  expect(report.promises.get('updateDocumentSettings at-once')).toBe('provoked');
}, 600_000);

test.runIf(isDeep)(
  'by address, a whole run against the reference server without extensions finds nothing',
  async () => {
    const server = await startServerTarget();
    const served = await serve(bare(server, contract));
    const { code, output } = await runScript('scripts/conformance.ts', ['--url', served.url], environment);
    await served.close();
    await server.close();
    expect(output).toContain(`  absent, ${extensions.length} extensions: `);
    expect(output).toContain('nothing found');
    expect(code).toBe(0);
  },
  1_800_000,
);

test('no extension of a target that has them all is absent, even if strangers get the same answer everywhere', async () => {
  const whole = await openMockTarget();
  expect(await absentFrom(whole, contract, [])).toEqual(new Set());
  const toNowhere = { who: 'nobody', path: '/api/none' } as const;
  const shut = { send: (one: WireRequest) => whole.send(one.who === 'nobody' ? { ...one, ...toNowhere } : one) };
  expect(await absentFrom(shut, contract, [])).toEqual(new Set());
  await whole.close();
}, 120_000);

type ChangeAnswer = (answer: WireAnswer, request: WireRequest) => WireAnswer;
const lying = (change: ChangeAnswer): OwnTarget => ({
  ...target,
  send: async (request) => change(await target.send(request), request),
});

test.each<[string, string, ChangeAnswer, RegExp]>([
  [
    'a grant that is answered without canRead',
    'grantDocumentPermission',
    (answer, { path }) =>
      path === '/api/permissions/document' && answer.status < 300
        ? { ...answer, bytes: new TextEncoder().encode(textOf(answer).replace('"canRead":true,', '')) }
        : answer,
    /the body must have required property 'canRead'/,
  ],
  [
    'an audit log for everybody',
    'listAuditLogs',
    (answer, { path }) =>
      path === '/api/audit-logs' && answer.status === 403
        ? { ...answer, status: 200, headers: new Headers({ 'content-type': 'application/json' }) }
        : answer,
    /as viewer: expected 403, the answer was 200/,
  ],
])(
  'a lie in the first call table is still found: %s',
  async (_title, operation, change, message) => {
    const { report } = await runOn(lying(change), [operation]);
    expect(report.findings.map((one) => one.message).join('\n')).toMatch(message);
  },
  120_000,
);
