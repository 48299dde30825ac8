// The suite against the project's own doors: the mock's handlers in Node, and the reference server over HTTP.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkCredentials } from '../callers/credentials.ts';
import { readContract } from '../contract.ts';
import { summary, table } from '../reports/text.ts';
import { isDeep } from '../../reference-server/testing/deep.ts';
import { runSuite } from './suite.ts';
import { textOf, type OwnTarget } from '../target.ts';
import { openMockTarget } from '../targets/mock.ts';
import { startServerTarget } from '../targets/server.ts';

const contract = readContract();
/** The whole contract in the long rounds; otherwise one operation of each kind. */
const only = isDeep
  ? []
  : [
      'getCurrentUser',
      'listDocuments',
      'createFolder',
      'registerDocument',
      'grantDocumentPermission',
      'deactivateUser',
    ];
const everyPair = contract.operations
  .filter(({ id }) => only.length === 0 || only.includes(id))
  .flatMap(({ answers }) => [...answers.keys()]).length;

const rows = z.array(z.looseObject({ id: z.string(), email: z.string().optional() }));

/** The room's content; users by e-mail, since some return with another id. */
async function contents(target: OwnTarget): Promise<(string | undefined)[][]> {
  const list = async (path: string) => {
    const answer = await target.send({ who: 'admin', method: 'GET', path, headers: {}, body: null });
    return rows.parse(JSON.parse(textOf(answer))).map(({ id, email }) => email ?? id);
  };
  return Promise.all(['/api/documents', '/api/folders', '/api/users'].map(list));
}

/** What depends on how busy the machine is: of two administrators at once the second may come too late each time. */
const mayBeLeft = ['deactivateUser 409', 'updateUserRole 409', 'updateUserExpiry 409', 'everywhere limited'];

/** @param notTried what the target may leave out */
async function expectConformance(target: OwnTarget, notTried: readonly string[] = []): Promise<void> {
  try {
    const before = await contents(target);
    const report = await runSuite(contract, target, { only });
    expect(await contents(target), 'nothing is left behind').toEqual(before);
    const text = `${table(contract, [report])}\n${summary(report, contract)}`;
    expect(report.findings, text).toEqual([]);
    const left = report.notTried.map((one) => one.replace(/: .*/s, ''));
    const accepted = isDeep ? [...notTried, ...mayBeLeft] : [];
    expect(
      left.filter((one) => !accepted.includes(one)),
      text,
    ).toEqual([]);
    const provoked = [...report.pairs].filter(
      ([pair, outcome]) => outcome === 'provoked' || report.notTried.some((one) => one.startsWith(`${pair}:`)),
    );
    expect(provoked).toHaveLength(everyPair);
    // Resets the users, since the random sequences need all four.
    await target.reset();
    await checkCredentials(target);
  } finally {
    await target.close();
  }
}

test('the mock answers everything that the contract documents, and nothing else', async () => {
  // All that one person does there is of one session, and in a long run the sign-ins are too old for a first factor.
  await expectConformance(await openMockTarget(), [
    ...['verifySecondFactor this-session', 'endMyOtherSessions ends-others', 'endMySession ends-session'],
    ...['endUserSession whose', 'previewDocument each-session', 'listUserSessions agrees', 'listMySessions uses'],
    ...['listMySessions devices', 'publishTerms several', 'verifySecondFactor at-sign-in'],
    ...['sessions-end', 'sessions-proven', 'sessions-idle', 'second-factor', 'step-up', 'idle'].map(
      (one) => `everywhere ${one}`,
    ),
    'removeSecondFactor 409',
  ]);
}, 600_000);

test('a second run on the same day finds nothing, whatever the first has used up', async () => {
  const target = await openMockTarget();
  for (const run of ['first', 'second']) {
    const { findings, promises } = await runSuite(contract, target, { only: ['requestAccess'] });
    expect(findings, run).toEqual([]);
    expect(promises.get('requestAccess limited')).toBe('provoked');
  }
  await target.close();
});

test.runIf(isDeep)(
  'the reference server answers everything that the contract documents, and nothing else',
  async () => {
    await expectConformance(await startServerTarget());
  },
  600_000,
);
