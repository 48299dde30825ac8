// Checks one promise of an extension, and reports it by id with the calls that show it.
import { NotTried, errorInWords, type Run } from '../../suite/run.ts';
import { z } from 'zod';
import { answerInWords } from '../../reports/answer-in-words.ts';
import { CallsAsCurl } from '../../reports/curl.ts';

/** Reports a broken promise, in words that the target's developer can act on. */
export type Broken = (message: string) => void;

/** Checks whether a promise is kept. Any error on the way is a finding. */
export async function promised(run: Run, id: string, look: (broken: Broken) => Promise<void>): Promise<void> {
  if (!run.isSelected(id)) return;
  const { report } = run;
  report.promises.set(id, 'provoked');
  report.looks.promises += 1;
  const calls = new CallsAsCurl();
  const broken: Broken = (message) => {
    report.promises.set(id, 'not provoked');
    run.find('promises', id, message, calls.lines(), run.room.last === null ? undefined : answerInWords(run.room.last));
  };
  try {
    await run.recorded(id, calls, () => look(broken));
  } catch (error) {
    if (error instanceof NotTried) {
      report.promises.set(id, 'not tried');
      report.notTried.push(`${id}: ${error.message}`);
    } else if (error instanceof z.ZodError) broken(`an answer was not as documented: ${z.prettifyError(error)}`);
    else broken(`could not be looked at: ${errorInWords(error)}`);
  }
}

/** Skips what the target lacks or the suite cannot do there, so that the other checks run. */
export function passOver(error: unknown): void {
  if (!(error instanceof NotTried)) throw error;
}
