// One promise that the contract makes in an extension: looked at, and told of by its id with the calls that show it.
import { NotTried, inWords, type Run } from '../../run.ts';
import { z } from 'zod';
import { answerInWords } from '../../reports/answer-in-words.ts';
import { CallsAsCurl } from '../../reports/curl.ts';

/** Says that the promise is broken, in words that a developer of the target can act on. */
export type Broken = (message: string) => void;

/** Looks whether a promise is kept. Whatever goes wrong on the way is a finding. */
export async function promised(run: Run, id: string, look: (broken: Broken) => Promise<void>): Promise<void> {
  if (!run.isAsked(id)) return;
  const { report, room } = run;
  report.promises.set(id, 'provoked');
  report.looks.promises += 1;
  const calls = new CallsAsCurl();
  const broken: Broken = (message) => {
    report.promises.set(id, 'not provoked');
    run.find('promises', id, message, calls.lines(), run.room.last === null ? undefined : answerInWords(run.room.last));
  };
  try {
    await room.recorded(calls, () => look(broken));
  } catch (error) {
    if (error instanceof NotTried) {
      report.promises.set(id, 'not tried');
      report.notTried.push(`${id}: ${error.message}`);
    } else if (error instanceof z.ZodError) broken(`an answer was not as documented: ${z.prettifyError(error)}`);
    else broken(`could not be looked at: ${inWords(error)}`);
  }
}
