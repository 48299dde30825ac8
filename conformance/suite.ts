// One run of the suite against one target: every documented pair is provoked, every role tried, malformed input sent,
// faults injected; every answer on the way is validated.
import { pairName } from './cases/derived.ts';
import { checkFaults } from './checks/faults.ts';
import { checkFormal } from './checks/formal/formal.ts';
import { checkMalformed } from './checks/malformed.ts';
import { checkPairs } from './checks/pairs.ts';
import { checkPromises } from './checks/promises.ts';
import { checkRoles } from './checks/roles.ts';
import type { Contract } from './contract.ts';
import { EveryAnswer } from './every-answer.ts';
import { newReport, type Report } from './report.ts';
import { Room } from './room.ts';
import { inWords, type Run } from './run.ts';
import type { Target } from './target.ts';
import { answerFaults, createErrorsOf, createValidator } from './validator.ts';

/**
 * Runs the whole suite, or what is about the operations named. Never throws for what the target does: everything is a
 * finding. @throws Error for an operation that the contract does not have.
 * @param isFirstEnough ends with the first finding
 */
export async function runSuite(
  contract: Contract,
  target: Target,
  only: readonly string[] = [],
  isFirstEnough = false,
): Promise<Report> {
  const unknown = only.filter((name) => !contract.operations.some(({ id }) => id === name));
  if (unknown.length > 0) throw new Error(`The contract has no operation ${unknown.join(', ')}`);
  const operations = contract.operations.filter(({ id }) => only.length === 0 || only.includes(id));
  const report = newReport(target.name);
  const errorsOf = createErrorsOf(contract);
  const validate = createValidator(errorsOf);
  const everyAnswer = new EveryAnswer(contract.always, errorsOf);
  const seen = new Set<string>();
  let isOver = false;
  const find: Run['find'] = (check, about, message, calls) => {
    if (isFirstEnough && report.findings.length > 0) throw new Enough();
    // The same fault of an answer is met many times.
    const key = JSON.stringify([check, about, message]);
    if (!seen.has(key)) report.findings.push({ check, about, message, ...(calls && { calls }) });
    seen.add(key);
    if (isFirstEnough) throw new Enough();
  };
  const look: Run['look'] = (operation, who, answer) => {
    if (isOver) return;
    report.looks.answers += 1;
    const where = `${operation.method} ${operation.path} as ${who}`;
    everyAnswer.look(where, answer, operation.answers.get(answer.status));
    for (const fault of validate(operation, answer))
      find('answers', pairName(operation, answer.status), `as ${who}: ${fault}`);
  };
  const room = new Room(target, contract, (operation, call, answer) => look(operation, call.who ?? 'admin', answer));
  const faultsOf: Run['faultsOf'] = (documented, answer) => answerFaults(documented, answer, errorsOf);
  const run: Run = { contract, operations, target, room, report, find, look, faultsOf, everyAnswer };
  try {
    await checkFormal(run);
    await checkPromises(run);
    await checkPairs(run);
    await checkRoles(run);
    await checkMalformed(run);
    await checkFaults(run);
    await room.clear().catch((error: unknown) => find('answers', 'clearing up', inWords(error)));
    for (const [id, fault] of everyAnswer.results()) {
      report.promises.set(id, fault === null ? 'provoked' : 'not provoked');
      if (fault !== null) find('promises', id, fault);
    }
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
    // What is left behind is one thing, what it was found by another.
    isOver = true;
    await room.clear().catch(() => undefined);
  }
  return report;
}

/** One finding was all that was asked for. */
class Enough extends Error {}
