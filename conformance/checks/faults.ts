// Answers that the contract marks as coming only from a fault: injected where the target supports it, otherwise
// reported as not tried.
import { pairName } from '../cases/derived.ts';
import { soundCall } from '../cases/sound.ts';
import type { Operation } from '../contract.ts';
import type { Call } from '../room/room.ts';
import { errorInWords, NotTried, type Run } from '../suite/run.ts';
import { faultStatuses, type FaultStatus } from '../target.ts';

export async function checkFaults(run: Run): Promise<void> {
  for (const operation of run.operations) {
    for (const answer of operation.answers.values()) {
      if (answer.isFaultOnly) await provokeFault(run, operation, answer.status);
    }
  }
  if (run.target.fault || run.operations.length === 0) return;
  run.report.notTried.push('429, 500 and 503: no fault can be injected there');
  run.report.notTried.push('408: no body is held back there');
}

async function provokeFault(run: Run, operation: Operation, status: number): Promise<void> {
  const { target, report, room } = run;
  const name = pairName(operation, status);
  if (!target.fault) {
    report.pairs.set(name, 'not tried');
    return;
  }
  report.pairs.set(name, 'not provoked');
  if (!isInjectable(status)) {
    run.find('faults', name, 'the suite knows no fault with this status');
    return;
  }
  try {
    // A limit also refuses a call that needs no preparation.
    const call = status === 429 ? { id: operation.id } : await soundCall(room, operation.id);
    const who = operation.roles.includes('public') ? 'nobody' : 'admin';
    const request = room.request({ ...call, who, ...throughTheStore[operation.id] });
    const answers = await target.fault(status, request);
    report.looks.faults += answers.length;
    for (const answer of answers) run.look(operation, request.who, answer);
    // A late fault may have let the sign-out through.
    if (request.who !== who) await target.signIn?.('admin');
    if (answers.some((answer) => answer.status === status)) report.pairs.set(name, 'provoked');
    else
      run.find(
        'faults',
        name,
        `could not be provoked: the answers were ${answers.map((one) => one.status).join(', ')}`,
      );
  } catch (error) {
    if (error instanceof NotTried) {
      report.pairs.set(name, 'not tried');
      report.notTried.push(`${name}: ${error.message}`);
    } else run.find('faults', name, errorInWords(error));
  }
}

function isInjectable(status: number): status is FaultStatus {
  return faultStatuses.some((one) => one === status);
}

/** Values that make public operations use the store. */
const throughTheStore: Readonly<Record<string, Partial<Call>>> = {
  startLogin: { query: { invitation: 'an-invitation-that-nobody-issued' } },
  logoutAndReturn: { who: 'admin' },
  logout: { who: 'admin' },
};
