// One run of the suite against one target: provokes every documented pair, tries every role, sends malformed input,
// injects faults, and validates every answer.
import { pairName } from './cases/derived.ts';
import { checkAgainstCore } from './checks/against-core.ts';
import { checkFaults } from './checks/faults.ts';
import { checkFormal } from './checks/formal/formal.ts';
import { checkMalformed } from './checks/malformed.ts';
import { checkPairs } from './checks/pairs.ts';
import { checkPromises } from './checks/promises.ts';
import { checkRoles } from './checks/roles.ts';
import type { Contract } from './contract.ts';
import { EveryAnswer } from './every-answer.ts';
import { answerInWords } from './reports/answer-in-words.ts';
import { newReport, type Report } from './reports/report.ts';
import type { Tape } from './replay/tape.ts';
import { Room } from './room.ts';
import { inWords, type RandomSequences, type Run } from './run.ts';
import { checkNames, select, type CheckName, type Shard } from './selection.ts';
import { Unreachable, type Target } from './target.ts';
import { answerFaults, createErrorsOf, createValidator } from './validator.ts';

const checks: Readonly<Record<CheckName, (run: Run) => Promise<void>>> = {
  async promises(run) {
    await checkFormal(run);
    await checkPromises(run);
  },
  pairs: checkPairs,
  roles: checkRoles,
  malformed: checkMalformed,
  faults: checkFaults,
  sequences: checkAgainstCore,
};

export interface SuiteOptions {
  /** Operations, promises and checks; empty for everything. */
  only?: readonly string[];
  /** Stops at the first finding. */
  isFirstEnough?: boolean;
  /** Keeps what was made for inspection. */
  keepsRoom?: boolean;
  /** Records all calls to the target. */
  tape?: Tape | null;
  /** One of several parts of the run. */
  shard?: Shard;
  /** Random sequences to compare with the core. */
  sequences?: RandomSequences | null;
}

/**
 * Runs the suite or a selection. Behaviour of the target never throws: it becomes a finding, and `ended` reports an
 * unreachable target. @throws Error for an unknown name.
 */
export async function runSuite(
  contract: Contract,
  target: Target,
  { only = [], isFirstEnough = false, keepsRoom = false, tape = null, sequences = null, shard }: SuiteOptions = {},
): Promise<Report> {
  const selection = select(contract, only, shard);
  const report = { ...newReport(target.name), absent: [...contract.absent].filter((one) => one !== 'true') };
  const errorsOf = createErrorsOf(contract);
  const validate = createValidator(errorsOf);
  const everyAnswer = new EveryAnswer(contract.always, errorsOf);
  const began = performance.now();
  const seen = new Set<string>();
  let isOver = false;
  const find: Run['find'] = (check, about, message, calls, came) => {
    if (report.ended !== null || (isFirstEnough && report.findings.length > 0)) throw new Enough();
    // The same fault occurs in many answers.
    const key = JSON.stringify([check, about, message]);
    if (!seen.has(key))
      report.findings.push({
        check,
        about,
        message,
        ...(calls && { calls }),
        ...(came !== undefined && { came }),
        ...(tape && { at: tape.length }),
      });
    seen.add(key);
    if (isFirstEnough) throw new Enough();
  };
  const look: Run['look'] = (operation, who, answer) => {
    if (isOver) return;
    report.looks.answers += 1;
    const where = `${operation.method} ${operation.path} as ${who}`;
    everyAnswer.look(where, answer, operation.answers.get(answer.status));
    for (const fault of validate(operation, answer))
      find('answers', pairName(operation, answer.status), `as ${who}: ${fault}`, undefined, answerInWords(answer));
  };
  const sure = whileReached(target, (unreached) => (report.ended = unreached));
  const reached = tape ? tape.of(sure) : sure;
  const room = new Room(reached, contract, (operation, call, answer) => look(operation, call.who ?? 'admin', answer));
  const faultsOf: Run['faultsOf'] = (documented, answer) => answerFaults(documented, answer, errorsOf);
  const shared = {
    contract,
    target: reached,
    room,
    report,
    find,
    look,
    faultsOf,
    everyAnswer,
    sequences,
    isFirstEnough,
  };
  const run = (check: CheckName): Run => ({ ...shared, ...selection, operations: selection.operationsFor(check) });
  /** An unexpected error in a check is a finding too. */
  const orFound = (check: CheckName) => (error: unknown) => {
    if (error instanceof Enough) throw error;
    find(check, `the check of ${check}`, inWords(error));
  };
  const tellOfEveryAnswer = () => {
    for (const [id, fault] of everyAnswer.results()) {
      report.promises.set(id, fault === null ? 'provoked' : 'not provoked');
      if (fault !== null) find('promises', id, fault);
    }
  };
  try {
    await room.meetClock().catch(() => undefined);
    for (const name of checkNames) {
      await checks[name](run(name)).catch(orFound(name));
      if (isFirstEnough) tellOfEveryAnswer();
    }
    if (!keepsRoom) await room.clear().catch((error: unknown) => find('answers', 'clearing up', inWords(error)));
    tellOfEveryAnswer();
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
    // Things left behind are a finding of their own.
    isOver = true;
    if (report.ended === null && !keepsRoom) await room.clear().catch(() => undefined);
  }
  report.seconds = Math.round((performance.now() - began) / 1000);
  return report;
}

/** The same target; once it is unreachable, only that is reported. */
function whileReached(target: Target, tell: (unreached: string) => void): Target {
  return {
    ...target,
    async send(request) {
      try {
        return await target.send(request);
      } catch (error) {
        if (error instanceof Unreachable) tell(`${error.message} It was asked for ${request.method} ${request.path}.`);
        throw error;
      }
    },
  };
}

/** Ends the run early. */
class Enough extends Error {}
