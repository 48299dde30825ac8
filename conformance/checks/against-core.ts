// Random sequences, compared with the core: in any order of calls, the target must behave the same.
import { NotTried, type Run } from '../suite/run.ts';
import { holdAgainstCore } from '../sequences/core.ts';

export async function checkAgainstCore(run: Run): Promise<void> {
  const { contract, target, report, find, sequences, isFirstEnough } = run;
  if (!sequences || run.operations.length < contract.operations.length) return;
  try {
    const { calls, deviation } = await holdAgainstCore(contract, target, { ...sequences, isQuick: isFirstEnough });
    report.looks.sequences += calls;
    if (deviation) find('sequences', `seed ${sequences.seed}`, deviation.message, deviation.calls);
  } catch (error) {
    if (!(error instanceof NotTried)) throw error;
    report.notTried.push(`random sequences: ${error.message}`);
  }
}
