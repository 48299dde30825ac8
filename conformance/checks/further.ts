// Sends further values of what a valid call may send: the target must accept them, and answer what it was sent.
import { asItIs, furtherCall, furtherCalls } from '../cases/further.ts';
import type { Operation, Schema } from '../contract.ts';
import { errorInWords, NotTried, type Run } from '../suite/run.ts';
import { jsonOf, textOf } from '../target.ts';

export async function sendFurther(run: Run, { id }: Operation): Promise<void> {
  const about = `${id} with further values`;
  const all = furtherCalls[id] ?? [];
  for (const further of all.length > 0 ? [asItIs, ...all] : []) {
    run.report.looks.pairs += 1;
    try {
      const call = await furtherCall(run.room, id, further);
      const answer = await run.room.call(call);
      if (answer.status >= 300)
        run.find('pairs', about, `the answer was ${answer.status} ${textOf(answer).slice(0, 160)}`);
      else if (call.json !== undefined)
        for (const name of unlike(call.json, jsonOf(answer)))
          run.find('pairs', about, `the answer has another ${name}`);
    } catch (error) {
      if (error instanceof NotTried) run.report.notTried.push(`${about}: ${error.message}`);
      else run.find('pairs', about, errorInWords(error));
    }
  }
}

/** Properties that both have, with different values. */
function unlike(sent: unknown, answered: unknown): string[] {
  if (!isObject(sent) || !isObject(answered)) return [];
  return Object.keys(sent).filter((name) => name in answered && differs(sent[name], answered[name]));
}

/** Objects may have further properties, and lists may not have fewer elements. */
function differs(sent: unknown, answered: unknown): boolean {
  if (sent === undefined || !isObject(sent) || !isObject(answered)) return sent !== undefined && sent !== answered;
  return Object.entries(sent).some(([name, one]) =>
    name in answered ? differs(one, answered[name]) : Array.isArray(answered),
  );
}

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
