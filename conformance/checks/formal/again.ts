// Repeated calls: answered as the contract states, and without a second effect.
import { z } from 'zod';
import { soundCall } from '../../cases/sound.ts';
import type { Operation } from '../../contract.ts';
import type { Again } from '../../extensions/shapes.ts';
import type { Run } from '../../suite/run.ts';
import { jsonOf } from '../../target.ts';
import { promised, type Broken } from './promised.ts';
import { addressOf, entriesOf, madeOf, readCall } from './reads.ts';

export async function checkAgain(run: Run): Promise<void> {
  for (const operation of run.operations) {
    const { again } = operation;
    if (again) await promised(run, `${operation.id} again`, (broken) => twice(run, operation, again, broken));
  }
}

async function twice({ room }: Run, operation: Operation, again: Again, broken: Broken): Promise<void> {
  const { status, addsNothingTo } = again;
  const call = await soundCall(room, operation.id);
  const first = await room.must(call);
  const made = madeOf(call, first);
  const countOf = async (id: string): Promise<number> => {
    const place = operation.showsIn.find((one) => one.operation === id) ?? { operation: id, parameters: {} };
    const read = readCall(place, made);
    return read ? entriesOf(await room.must(read)).length : 0;
  };
  const before = await Promise.all(addsNothingTo.map(countOf));
  const second = await room.call(call);
  const subject = `${addressOf(room, operation.id)} with the same request a second time`;
  if (second.status !== status) {
    broken(`${subject} answers ${second.status}, not ${status}`);
    return;
  }
  for (const [at, id] of addsNothingTo.entries()) {
    const added = (await countOf(id)) - (before[at] ?? 0);
    if (added !== 0) broken(`${subject} adds ${added} to ${addressOf(room, id)}: it has to be done once`);
  }
  const [was, is] = [idOf(jsonOf(first)), idOf(jsonOf(second))];
  if (addsNothingTo.length > 0 && was !== null && is !== null && was !== is)
    broken(`${subject} answers another id, ${is} and not ${was}`);
}

const withId = z.object({ id: z.string() });
const idOf = (json: unknown): string | null => withId.safeParse(json).data?.id ?? null;
