// Promises beyond the schemas: a handwritten check for each.
import { z } from 'zod';
import { promiseChecks } from '../promises/checks.ts';
import { Scene } from '../promises/scene.ts';
import { answerInWords } from '../reports/answer-in-words.ts';
import { CallsAsCurl } from '../reports/curl.ts';
import { errorInWords, NotTried, type Run } from '../suite/run.ts';

/** The number of promises after which the room is cleared, since a full one makes lists and reports slow. */
const mostInARoom = 40;

/** The four have to have signed in a short while ago, so it comes before what moves the clock. */
const isEarly = ({ id }: { id: string }) => id === 'everywhere second-factor';

/** @param which the ones that come before all other checks, or the rest */
export async function checkPromises(run: Run, which: 'early' | 'rest'): Promise<void> {
  const { promises, absent } = run.contract;
  for (const id of Object.keys(promiseChecks))
    if (!promises.some((one) => one.id === id) && !absent.has(id.split(' ')[0] ?? ''))
      run.find('promises', id, 'there is a check, and no such promise');
  // Those of single operations come first, since the rate limit check blocks its caller for a while.
  const looked = promises
    .filter((promise) => isEarly(promise) === (which === 'early') && run.isSelected(promise.id))
    .sort((one, other) => Number(one.of === null) - Number(other.of === null));
  for (const [at, promise] of looked.entries()) {
    if (at % mostInARoom === mostInARoom - 1) await run.clear();
    const check = promiseChecks[promise.id];
    if (!check) {
      run.report.promises.set(promise.id, 'not provoked');
      run.find('promises', promise.id, 'the suite has no check for it: add one in conformance/promises');
      continue;
    }
    run.report.promises.set(promise.id, 'provoked');
    run.report.looks.promises += 1;
    const calls = new CallsAsCurl();
    const broken = (message: string) => {
      run.report.promises.set(promise.id, 'not provoked');
      run.find(
        'promises',
        promise.id,
        message,
        calls.lines(),
        run.room.last === null ? undefined : answerInWords(run.room.last),
      );
    };
    try {
      await run.recorded(promise.id, calls, () => check(new Scene(run.room, promise, broken)));
    } catch (error) {
      if (error instanceof NotTried) {
        run.report.promises.set(promise.id, 'not tried');
        run.report.notTried.push(`${promise.id}: ${error.message}`);
      } else if (error instanceof z.ZodError) broken(`an answer was not as documented: ${z.prettifyError(error)}`);
      else broken(errorInWords(error));
    }
  }
}
