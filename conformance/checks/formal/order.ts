// The order of lists, with several entries that show it.
import type { Operation } from '../../contract.ts';
import { misplaced } from '../../extensions/in-order.ts';
import type { Order } from '../../extensions/shapes.ts';
import type { Run } from '../../suite/run.ts';
import { promised, type Broken } from './promised.ts';
import { addressOf, entriesOf, type Entry } from './reads.ts';
import { orderStages, type Staged } from './stages.ts';

export async function checkOrder(run: Run): Promise<void> {
  for (const operation of run.operations) {
    const { order } = operation;
    if (order === null || order === 'none') continue;
    await promised(run, `${operation.id} order`, (broken) => inOrder(run, operation, order, broken));
  }
}

type Some = Exclude<Order, 'none'>;

async function inOrder({ room }: Run, { id }: Operation, order: Some, broken: Broken): Promise<void> {
  const stage = orderStages[id];
  if (!stage) throw new Error('the suite has no entries for it: add them to conformance/checks/formal/stages.ts');
  const staged = await stage(room);
  const entries = entriesOf(await room.must({ id, ...staged.call }));
  const address = addressOf(room, id);
  const { least = 2 } = staged;
  if (entries.length < least) broken(`${address} shows ${entries.length} entries, where at least ${least} were made`);
  const outOfOrder: Broken = (words) => broken(`${address} is to be in the order ${words}`);
  if (order === 'made') checkMade(entries, staged, outOfOrder);
  else if (Array.isArray(order)) {
    const fault = misplaced(entries, order);
    if (fault !== null) outOfOrder(fault);
  } else {
    const others = entriesOf(await room.must({ id: order.as }));
    checkAs(entries, order.by, others, (words) => outOfOrder(`of ${addressOf(room, order.as)}: ${words}`));
  }
}

function checkMade(entries: readonly Entry[], { made }: Staged, broken: Broken): void {
  if (!made) throw new Error('the suite does not say what was made: add it to conformance/checks/formal/stages.ts');
  const shown = entries.map((entry) => String(entry[made.field])).filter((value) => made.values.includes(value));
  if (shown.join() === made.values.join()) return;
  broken(`in which the entries were made, oldest first: ${made.values.join(', ')}; it shows ${shown.join(', ')}`);
}

function checkAs(entries: readonly Entry[], by: string, others: readonly Entry[], broken: Broken): void {
  const places = new Map(others.map(({ id }, at) => [String(id), at]));
  let last = -1;
  for (const entry of entries) {
    const at = places.get(String(entry[by])) ?? -1;
    if (at > last) {
      last = at;
      continue;
    }
    broken(`${by} ${String(entry[by])} ${at < 0 ? 'is not in it' : 'comes too late'}`);
    return;
  }
}
