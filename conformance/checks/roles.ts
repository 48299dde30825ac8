// Calls each operation without a session and as each role, and compares with `x-roles`: named roles succeed, all others
// are refused. `owner` is tried with the caller's upload and another user's.
import { member, withoutFactor } from '../cases/account.ts';
import { ownAffairs, preparedByCaller, soundCall } from '../cases/sound.ts';
import type { Operation } from '../contract.ts';
import { codeFault } from '../reports/problems.ts';
import { errorInWords, NotTried, type Run } from '../suite/run.ts';
import { roles, textOf, type Role, type Who } from '../target.ts';

export async function checkRoles(run: Run): Promise<void> {
  // Sign-outs come last: they use the users that the other calls have shared.
  const inTurn = run.operations.toSorted((one, other) => Number(endsSession(one)) - Number(endsSession(other)));
  for (const operation of inTurn) {
    for (const who of ['nobody', ...roles] as const) {
      if (who === 'nobody' || !endsSession(operation))
        await guarded(run, operation, who, () => tryAs(run, operation, who));
      else await guarded(run, operation, who, () => signOutAs(run, operation, who));
    }
  }
}

/** A user invited by the suite signs out, since a session cannot always be restored. */
async function signOutAs({ room, report }: Run, { id }: Operation, role: Role): Promise<void> {
  report.looks.roles += 1;
  const { who, id: leaver } = await (id === 'logout' ? member(room, role) : withoutFactor(room, role));
  const { status } = await room.call({ id, who });
  // With one more administrator, no one is the last.
  await room.must({ id: 'deactivateUser', params: { id: leaver } });
  if (status >= 400) throw new Error(`expected success, the answer was ${status}`);
}

async function guarded({ find, report }: Run, { id }: Operation, who: Who, work: () => Promise<void>): Promise<void> {
  report.roles.set(`${id} ${who}`, 'provoked');
  try {
    await work();
  } catch (error) {
    if (error instanceof NotTried) {
      report.roles.set(`${id} ${who}`, 'not tried');
      report.notTried.push(`${id} as ${who}: ${error.message}`);
      return;
    }
    report.roles.set(`${id} ${who}`, 'not provoked');
    find('roles', id, `as ${who}: ${errorInWords(error)}`);
  }
}

const endsSession = ({ id }: Operation): boolean => id === 'logout' || id === 'logoutAndReturn';

async function tryAs(run: Run, operation: Operation, who: Role | 'nobody'): Promise<void> {
  const { roles: allowed } = operation;
  const isNamed = allowed.includes('public') || allowed.includes(who);
  // Uploads belong to their uploader, so callers who may upload prepare them.
  const isOwn = who !== 'nobody' && (ownAffairs.has(operation.id) || preparedByCaller.has(operation.id));
  const by = isNamed && (who === 'manager' || who === 'admin' || isOwn) ? who : 'admin';
  await expectAnswer(run, operation, who, by, isNamed ? 'success' : who === 'nobody' ? 401 : 403);
  if (!isNamed && allowed.includes('owner') && who !== 'nobody') {
    await expectAnswer(run, operation, who, who, 'success');
  }
}

async function expectAnswer(
  { room, report, find }: Run,
  operation: Operation,
  who: Who,
  by: Role,
  expected: 'success' | 401 | 403,
): Promise<void> {
  report.looks.roles += 1;
  const call = await soundCall(room, operation.id, by);
  const isOwn = who !== 'nobody' && ownAffairs.has(operation.id);
  const answer = await room.call(isOwn ? call : { ...call, who });
  const isAsExpected =
    expected === 'success' ? answer.status < 400 : answer.status === expected && codeFault(answer) === null;
  if (isAsExpected) return;
  report.roles.set(`${operation.id} ${who}`, 'not provoked');
  const whose = by === 'admin' || by === 'manager' ? '' : ' with an upload of their own';
  find(
    'roles',
    operation.id,
    `as ${who}${whose}: expected ${expected}, the answer was ${answer.status} ${textOf(answer).slice(0, 120)}`,
  );
}
