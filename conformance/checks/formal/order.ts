// The order of lists, with several entries that show it.
import type { Operation } from '../../contract.ts';
import type { Order } from '../../extensions/shapes.ts';
import type { Run } from '../../suite/run.ts';
import { promised, type Broken } from './promised.ts';
import { addressOf, entriesOf, type Entry } from './reads.ts';
import { orderStages, type Staged } from './stages.ts';

const letters = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

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
  if (entries.length < 2) broken(`${address} shows ${entries.length} entries, where at least 2 were made`);
  const told: Broken = (words) => broken(`${address} is to be in the order ${words}`);
  if (order === 'made') checkMade(entries, staged, told);
  else if (Array.isArray(order)) checkFields(entries, order, told);
  else {
    const others = entriesOf(await room.must({ id: order.as }));
    checkAs(entries, order.by, others, (words) => told(`of ${addressOf(room, order.as)}: ${words}`));
  }
}

function checkMade(entries: readonly Entry[], { made }: Staged, told: Broken): void {
  if (!made) throw new Error('the suite does not say what was made: add it to conformance/checks/formal/stages.ts');
  const shown = entries.map((entry) => String(entry[made.field])).filter((value) => made.values.includes(value));
  if (shown.join() === made.values.join()) return;
  told(`in which the entries were made, oldest first: ${made.values.join(', ')}; it shows ${shown.join(', ')}`);
}

export function checkFields(entries: readonly Entry[], fields: readonly string[], told: Broken): void {
  const shown = (entry: Entry) => fields.map((field) => String(entry[bare(field)])).join(' ');
  for (const [at, next] of entries.entries()) {
    const one = entries[at - 1];
    if (!one || !isAfter(one, next, fields)) continue;
    told(`of ${fields.join(', ')}: "${shown(one)}" comes before "${shown(next)}"`);
    return;
  }
}

const bare = (field: string): string => field.replace(/^-/, '');

/** Whether `one` comes after `next` by every plausible comparison of texts. */
function isAfter(one: Entry, next: Entry, fields: readonly string[]): boolean {
  for (const field of fields) {
    const way = field.startsWith('-') ? -1 : 1;
    const signs = compared(one[bare(field)], next[bare(field)]);
    if (signs.some((sign) => sign !== 0)) return signs.every((sign) => sign * way > 0);
  }
  return false;
}

function compared(one: unknown, other: unknown): number[] {
  if (typeof one === 'number' && typeof other === 'number') return [one - other];
  const [first, second] = [textOf(one), textOf(other)];
  const [low, high] = [first.toLowerCase(), second.toLowerCase()];
  return [letters.compare(first, second), low === high ? 0 : low < high ? -1 : 1];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function checkAs(entries: readonly Entry[], by: string, others: readonly Entry[], told: Broken): void {
  const places = new Map(others.map(({ id }, at) => [String(id), at]));
  let last = -1;
  for (const entry of entries) {
    const at = places.get(String(entry[by])) ?? -1;
    if (at > last) {
      last = at;
      continue;
    }
    told(`${by} ${String(entry[by])} ${at < 0 ? 'is not in it' : 'comes too late'}`);
    return;
  }
}
