// Repeated calls: answered as the contract states, and without a second effect, one after the other and at once.
import { z } from 'zod';
import { furtherCall, furtherCalls } from '../../cases/further.ts';
import { soundCall } from '../../cases/sound.ts';
import type { Operation } from '../../contract.ts';
import type { Made } from '../../extensions/expressions.ts';
import type { Again } from '../../extensions/shapes.ts';
import type { Call, Room } from '../../room/room.ts';
import type { Run } from '../../suite/run.ts';
import { jsonOf } from '../../target.ts';
import { passOver, promised, type Broken } from './promised.ts';
import { addressOf, entriesOf, madeOf, readCall } from './reads.ts';

export async function checkAgain(run: Run): Promise<void> {
  for (const operation of run.operations) {
    const { again, id } = operation;
    if (!again) continue;
    const properties = (operation.json?.['properties'] ?? {}) as Readonly<Record<string, unknown>>;
    const hasIds = Object.keys(properties).some((name) => name.endsWith('Ids'));
    const further = hasIds ? (furtherCalls[id] ?? []) : [];
    await promised(run, `${id} again`, async (broken) => {
      await twice(run.room, operation, again, await soundCall(run.room, id), broken);
      for (const one of further)
        await furtherCall(run.room, id, one)
          .then((call) => twice(run.room, operation, again, call, broken))
          .catch(passOver);
    });
    await promised(run, `${id} at-once`, (broken) => atOnce(run.room, operation, again, broken));
  }
}

async function twice(room: Room, operation: Operation, again: Again, call: Call, broken: Broken): Promise<void> {
  const { status, addsNothingTo } = again;
  const first = await room.must(call);
  const look = lookerOf(room, operation, madeOf(call, first));
  const before = await Promise.all(addsNothingTo.map(look));
  const second = await room.call({ ...call, json: turned(call.json) });
  const subject = `${addressOf(room, operation.id)} with the same request a second time`;
  if (second.status !== status) {
    broken(`${subject} answers ${second.status}, not ${status}`);
    return;
  }
  for (const [at, id] of addsNothingTo.entries()) {
    const [were, are] = [before[at] ?? [], await look(id)];
    const added = are.length - were.length;
    const other = are.find((text) => !were.includes(text));
    if (added !== 0) broken(`${subject} adds ${added} to ${addressOf(room, id)}: it has to be done once`);
    else if (other !== undefined) broken(`after ${subject}, an entry of ${addressOf(room, id)} is another: ${other}`);
  }
  const [was, is] = [idOf(jsonOf(first)), idOf(jsonOf(second))];
  if (addsNothingTo.length > 0 && was !== null && is !== null && was !== is)
    broken(`${subject} answers another id, ${is} and not ${was}`);
}

async function atOnce(room: Room, operation: Operation, { status, addsNothingTo }: Again, broken: Broken) {
  const call = await soundCall(room, operation.id);
  const look = lookerOf(room, operation, madeOf(call));
  const before = await Promise.all(addsNothingTo.map(look));
  const answers = (await Promise.all([room.call(call), room.call(call)])).map((answer) => answer.status);
  const subject = `${addressOf(room, operation.id)} twice at the same moment`;
  const done = answers.filter((one) => one < 400).length;
  // Earlier wrong ones may count against a code.
  const isSecond = answers.some((one) => one === status || one === 429);
  if (!isSecond || done !== (status < 400 ? 2 : 1))
    broken(`${subject} answers ${answers.join(' and ')}, where the second is to be ${status}`);
  for (const [at, id] of addsNothingTo.entries()) {
    const added = (await look(id)).length - (before[at] ?? []).length;
    if (added > 1) broken(`${subject} adds ${added} to ${addressOf(room, id)}: it has to be done once`);
  }
}

/** Reads a list: each entry as a text, without what the call changes each time. */
function lookerOf(room: Room, { showsIn, changes }: Operation, made: Made) {
  const passed = ['updatedAt', ...(changes ?? [])];
  return async (id: string): Promise<string[]> => {
    const place = showsIn.find((one) => one.operation === id) ?? { operation: id, parameters: {} };
    const read = readCall(place, made);
    const entries = read ? entriesOf(await room.must(read)) : [];
    return entries.map((entry) =>
      JSON.stringify(entry, (name, value: unknown) => (passed.includes(name) ? undefined : value)),
    );
  };
}

/** With each list of ids the other way round. */
function turned(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]: [string, unknown]) => [
      name,
      name.endsWith('Ids') && Array.isArray(value) ? value.toReversed() : value,
    ]),
  );
}

const withId = z.object({ id: z.string() });
const idOf = (json: unknown): string | null => withId.safeParse(json).data?.id ?? null;
