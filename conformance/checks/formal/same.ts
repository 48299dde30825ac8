// Two answers about the same thing agree: each part that another read lists as well is compared with the entry there.
import { askFor, newestOf } from '../../cases/evidence.ts';
import { type Full, fullItem } from '../../cases/full-item.ts';
import { soundCall } from '../../cases/sound.ts';
import type { Operation } from '../../contract.ts';
import type { Same } from '../../extensions/shapes.ts';
import type { Call, Room } from '../../room/room.ts';
import type { Run } from '../../suite/run.ts';
import { jsonOf } from '../../target.ts';
import { promised, type Broken } from './promised.ts';
import { addressOf, entriesOf, madeOf, type Entry, valuesOf } from './reads.ts';

const onDocument = ({ document: id }: Full) => Promise.resolve({ params: { id } });

/** With a request for approval that the administrator may decide on. */
const withRequest = async ({ document: id }: Full, room: Room) => {
  await askFor(room, 'manager', { id, ...(await newestOf(room, id)) });
  return {};
};

/** Calls that show something of such an item; others are valid ones. */
const staged: Readonly<Record<string, (full: Full, room: Room) => Promise<Omit<Call, 'id'>>>> = {
  compareDocumentVersions: ({ document: id }) => Promise.resolve({ params: { id }, query: { from: '1', to: '2' } }),
  listDocumentActivity: onDocument,
  listPendingApprovals: withRequest,
  listMyTasks: withRequest,
  listGroupPermissions: ({ group: id = '' }) => Promise.resolve({ params: { id } }),
};

export async function checkSame(run: Run): Promise<void> {
  for (const operation of run.operations) {
    if (operation.sameAs.length > 0)
      await promised(run, `${operation.id} same-as`, (broken) => agrees(run, operation, broken));
  }
}

async function agrees({ room }: Run, operation: Operation, broken: Broken): Promise<void> {
  const { id, sameAs } = operation;
  const full = await fullItem(room);
  const call = { ...(await soundCall(room, id)), ...(await staged[id]?.(full, room)) };
  const answer = await room.must(call);
  const made = madeOf(call, answer);
  const known = new Map<string, Entry[]>();
  for (const same of sameAs.filter(({ operation }) => room.has(operation)))
    for (const part of partsAt(jsonOf(answer), same.at)) {
      const params = valuesOf(same.parameters, { ...made, each: part });
      if (!params) continue;
      const key = `${same.operation} ${JSON.stringify(params)}`;
      const entries = known.get(key) ?? entriesOf(await room.must({ id: same.operation, params }));
      known.set(key, entries);
      const subject = `${addressOf(room, id)} shows, of the ${same.by} ${String(part[same.by])},`;
      for (const [name, one, other] of differences(part, entries, same))
        broken(
          `${subject} ${name} ${JSON.stringify(one)}, and ${addressOf(room, same.operation)} ${JSON.stringify(other)}`,
        );
    }
}

function differences(part: Entry, entries: readonly Entry[], { by, but, as }: Same): [string, unknown, unknown][] {
  const entry = entries.find((one) => one[by] === part[by]);
  return Object.keys(entry ?? {}).flatMap((name): [string, unknown, unknown][] => {
    const here = as[name] ?? name;
    const [one, other] = [part[here], entry?.[name]];
    const isSame = !(here in part) || but.includes(name) || JSON.stringify(one) === JSON.stringify(other);
    return isSame ? [] : [[name, one, other]];
  });
}

function partsAt(answer: unknown, pointer: string): Entry[] {
  const parts = pointer.split('/').slice(1);
  const found = parts.reduce<unknown>((value, part) => (value as Entry | undefined)?.[part], answer);
  return [found ?? []].flat() as Entry[];
}
