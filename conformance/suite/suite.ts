// One run of the suite against one target: provokes every documented pair, tries every role, sends malformed input,
// injects faults, and validates every answer.
import { checkAgainstCore } from '../checks/against-core.ts';
import { checkFaults } from '../checks/faults.ts';
import { checkFormal } from '../checks/formal/formal.ts';
import { checkMalformed } from '../checks/malformed.ts';
import { checkPairs } from '../checks/pairs.ts';
import { checkPromises } from '../checks/promises.ts';
import { checkRoles } from '../checks/roles.ts';
import type { Contract } from '../contract.ts';
import { absentOf } from '../extensions/absent.ts';
import { collector, newJudge } from '../checks/judge.ts';
import { newsOf } from '../reports/known.ts';
import { newReport, type Report } from '../reports/report.ts';
import type { Tape } from '../replay/tape.ts';
import { Room } from '../room/room.ts';
import { errorInWords, type RandomSequences, type Run } from './run.ts';
import { checkNames, select, type CheckName, type Shard } from '../selection/selection.ts';
import { Unreachable, type Target } from '../target.ts';
import { besideTwin } from '../twin/twin.ts';

const checks: Readonly<Record<CheckName, (run: Run) => Promise<void>>> = {
  async promises(run) {
    const play = async (side: Run) => {
      await checkPromises(side, 'early');
      await checkFormal(side);
      await checkPromises(side, 'rest');
    };
    await (run.hasTwin ? besideTwin(run, play) : play(run));
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
  /** Stops at the first finding that is not known. */
  isFirstEnough?: boolean;
  known?: ReadonlySet<string>;
  /** Keeps the items that were made, for inspection. */
  keepsRoom?: boolean;
  /** Records all calls to the target. */
  tape?: Tape | null;
  /** One of several parts of the run. */
  shard?: Shard;
  /** The checks to run; all by default. */
  checks?: readonly CheckName[];
  /** Whether each answer has to mean the same as the core's. */
  hasTwin?: boolean;
  /** Random sequences to compare with the core. */
  sequences?: RandomSequences | null;
  /** Ends the run after the promise that is being tried; what was made is cleared. */
  ending?: AbortSignal | null;
}

/**
 * Runs the suite or a selection. Behaviour of the target never throws: it becomes a finding, and `ended` reports an
 * unreachable target. @throws Error for an unknown name.
 */
export async function runSuite(
  contract: Contract,
  target: Target,
  {
    only = [],
    isFirstEnough = false,
    known = new Set(),
    keepsRoom = false,
    tape = null,
    sequences = null,
    hasTwin = false,
    shard,
    ending = null,
    checks: selected = checkNames,
  }: SuiteOptions = {},
): Promise<Report> {
  const selection = select(contract, only, shard);
  const report = { ...newReport(target.name), absent: absentOf(contract) };
  const began = performance.now();
  const add = collector(report);
  let isOver = false;
  const hasEnough = () =>
    report.ended !== null || ending?.aborted === true || (isFirstEnough && newsOf(report.findings, known).length > 0);
  const goOn = () => {
    if (hasEnough()) throw new Enough();
  };
  const find: Run['find'] = (check, about, message, calls, actual) => {
    goOn();
    add({
      check,
      about,
      message,
      ...(calls && { calls }),
      ...(actual !== undefined && { actual }),
      ...(tape && { at: tape.length }),
    });
    goOn();
  };
  const judge = newJudge(contract, report, find);
  const { everyAnswer, faultsOf, reportEveryAnswer } = judge;
  const look: Run['look'] = (operation, who, answer) => {
    if (!isOver) judge.look(operation, who, answer);
  };
  const sure = whileReached(target, (why) => (report.ended ??= why));
  const reached = tape ? tape.of(sure) : sure;
  const room = new Room(reached, contract, (operation, call, answer) => look(operation, call.who ?? 'admin', answer));
  /** The policy is put back in any case. */
  const tidy = (options?: { isAll: boolean }) => (keepsRoom ? room.policy.restore() : room.clear(options));
  const clear = async (options: { isAll: boolean }) => {
    goOn();
    await tidy(options).catch((error: unknown) => find('answers', 'clearing up', errorInWords(error)));
  };
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
    hasTwin,
    recorded(_promise, calls, work) {
      goOn();
      return room.recorded(calls, work);
    },
    clear: () => clear({ isAll: false }),
    isFirstEnough,
  } satisfies Partial<Run>;
  const run = (check: CheckName): Run => ({ ...shared, ...selection, operations: selection.operationsFor(check) });
  /** An unexpected error in a check is a finding too. */
  const orFound = (check: CheckName) => (error: unknown) => {
    if (error instanceof Enough) throw error;
    find(check, `the check of ${check}`, errorInWords(error));
  };
  try {
    await room.meetClock().catch(() => undefined);
    for (const name of selected) {
      await checks[name](run(name)).catch(orFound(name));
      if (isFirstEnough) reportEveryAnswer();
      await clear({ isAll: true });
    }
    reportEveryAnswer();
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
    // Things left behind are a finding of their own.
    isOver = true;
    await tidy().catch(() => undefined);
  }
  report.seconds = Math.round((performance.now() - began) / 1000);
  return report;
}

/** The same target; once it is unreachable, only that is reported, and nothing more is sent. */
function whileReached(target: Target, giveUp: (why: string) => void): Target {
  let gone: Unreachable | null = null;
  return {
    ...target,
    giveUp,
    async send(request) {
      if (gone) throw gone;
      try {
        return await target.send(request);
      } catch (error) {
        if (error instanceof Unreachable) {
          gone = error;
          giveUp(`${error.message} It was asked for ${request.method} ${request.path}.`);
        }
        throw error;
      }
    },
  };
}

/** Ends the run early. */
class Enough extends Error {}
