// Provokes every pair of operation and status in the contract, in each media type. A pair without a case is a finding,
// and so is a case without a pair.
import { casesByHand, needsSignIn, type Provoke } from '../cases/by-hand.ts';
import { derivedCase, derivedCode, pairName } from '../cases/derived.ts';
import { soundCalls } from '../cases/sound.ts';
import type { Contract, DocumentedAnswer, Operation } from '../contract.ts';
import type { Room } from '../room/room.ts';
import { errorInWords, NotTried, type Run } from '../suite/run.ts';
import { answerInWords } from '../reports/answer-in-words.ts';
import { CallsAsCurl } from '../reports/curl.ts';
import { codeFault } from '../reports/problems.ts';
import { mediaTypeOf, type WireAnswer } from '../target.ts';
import { sendFurther } from './further.ts';

export async function checkPairs(run: Run): Promise<void> {
  for (const name of staleCases(run.contract))
    run.find('pairs', name, 'there is a case for what the contract does not have');
  for (const operation of run.operations) {
    for (const answer of operation.answers.values()) {
      if (!answer.isFaultOnly) await provokePair(run, operation, answer);
    }
    await sendFurther(run, operation);
  }
  await run.room.signEverybodyIn();
}

async function provokePair(run: Run, operation: Operation, answer: DocumentedAnswer): Promise<void> {
  const { room, target, report } = run;
  const { status } = answer;
  const name = pairName(operation, status);
  if (needsSignIn.has(name) && !target.signIn) {
    report.pairs.set(name, 'not tried');
    report.notTried.push(`${name}, which ends an account that only its owner could renew`);
    return;
  }
  report.pairs.set(name, 'not provoked');
  const provoke = casesByHand[name] ?? derivedCase(operation, answer);
  if (!provoke) {
    run.find('pairs', name, 'the suite has no case for it: add one to conformance/cases/by-hand.ts');
    return;
  }
  // Cases written by hand have their own codes, named by x-codes.
  const codeFor = (found: WireAnswer) => (casesByHand[name] ? null : codeFault(found, derivedCode(operation, answer)));
  let isProvoked = true;
  try {
    for (const type of mediaTypes(operation, status)) {
      report.looks.pairs += 1;
      const calls = new CallsAsCurl();
      const failure = await room.recorded(calls, () => attempt(provoke, room, status, type, codeFor));
      if (failure === null) continue;
      isProvoked = false;
      run.find('pairs', name, failure.complaint, calls.lines(), failure.actual);
    }
    if (isProvoked) report.pairs.set(name, 'provoked');
  } catch (error) {
    if (!(error instanceof NotTried)) throw error;
    report.pairs.set(name, 'not tried');
    report.notTried.push(`${name}: ${error.message}`);
  }
}

/** The documented media types to request one by one; null for the default only. */
function mediaTypes(operation: Operation, status: number): (string | null)[] {
  const types = [...(operation.answers.get(status)?.media.keys() ?? [])];
  return types.length > 1 ? types : [null];
}

async function attempt(
  provoke: Provoke,
  room: Room,
  status: number,
  type: string | null,
  codeFor: (answer: WireAnswer) => string | null,
): Promise<{ complaint: string; actual?: string } | null> {
  try {
    const answer = await provoke(room, type === null ? {} : { accept: type });
    const complaint = complaintOf(answer, status, type) ?? codeFor(answer);
    return complaint === null ? null : { complaint, actual: answerInWords(answer) };
  } catch (error) {
    if (error instanceof NotTried) throw error;
    return { complaint: `could not be provoked: ${errorInWords(error)}` };
  }
}

function complaintOf(answer: WireAnswer, status: number, type: string | null): string | null {
  if (answer.status !== status) return `could not be provoked: the answer was ${answer.status}`;
  if (type === null || mediaTypeOf(answer) === type) return null;
  return `could not be provoked as ${type}: the answer was ${mediaTypeOf(answer) ?? 'without a type'}`;
}

/** Cases without a pair in the contract. */
function staleCases({ operations, absent }: Contract): string[] {
  const pairs = new Set(operations.flatMap((one) => [...one.answers.keys()].map((status) => pairName(one, status))));
  const ids = new Set([...operations.map(({ id }) => id), ...absent]);
  return [
    ...Object.keys(casesByHand).filter((name) => !pairs.has(name) && !absent.has(name.split(' ')[0] ?? '')),
    ...Object.keys(soundCalls).filter((id) => !ids.has(id)),
  ];
}
