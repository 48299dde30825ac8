// Deletes stored bytes: only when no version of any document needs them, and only after the change is durable. The row
// is marked until the sweep has deleted the bytes, so that a crash leaves none behind.
import type { ObjectStore } from '../ports/objects.ts';
import type { Ports } from '../ports/ports.ts';
import type { Store } from '../ports/store.ts';
import type { TicketRecord, VersionRecord } from '../records/records.ts';
import type { ChangeTx } from '../store/change.ts';
import { keepHouse, type ChoreTx } from '../store/housekeeping.ts';

/** Marks objects that only these versions need, before their deletion. @returns keys to delete once it is durable */
export async function discardObjects(tx: ChangeTx, versions: readonly VersionRecord[], now: Date): Promise<string[]> {
  const leaving = new Set(versions.map((version) => version.id));
  const discarded: string[] = [];
  for (const key of new Set(versions.flatMap((version) => version.objectKey ?? [])))
    if ((await tx.versions.by('object', key)).every((version) => leaving.has(version.id))) discarded.push(key);
  for (const key of discarded)
    await tx.tickets.put({ ...((await tx.tickets.get(key)) ?? withoutTicket(key, now)), state: 'discarded' });
  return discarded;
}

/** Bytes of a scenario have no upload ticket. */
function withoutTicket(key: string, now: Date): TicketRecord {
  const time = now.toISOString();
  return {
    id: key,
    userId: '',
    createdAt: time,
    expiresAt: time,
    maxSize: 0,
    state: 'discarded',
    size: null,
    sha256: null,
    sniffedType: null,
  };
}

/** An answer waits for them, and a bucket takes a moment for each. */
const AT_ONCE = 16;

/** Deletes the bytes of discarded objects. The change has happened, so failures are only reported. */
export async function deleteObjects(ports: Ports, keys: readonly string[], requestId: string): Promise<void> {
  const report = (error: unknown) => ports.reportFault(error, requestId);
  const left = keys.values();
  const deleteNext = async () => {
    for (const key of left) await ports.objects.delete(key).catch(report);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, deleteNext));
}

/** Failures in a row after which the store counts as away. */
const MOST_IN_A_ROW = 10;

/** Deletes the bytes of every discarded object, and then its row. @throws after all others, if the store refuses some */
export async function purgeDiscarded(store: Store, objects: ObjectStore): Promise<number> {
  const tickets = await store.read((tx) => tx.tickets.list());
  const gone: TicketRecord[] = [];
  let refused: Error | null = null;
  let inARow = 0;
  for (const ticket of tickets.filter(({ state }) => state === 'discarded')) {
    try {
      await objects.delete(ticket.id);
      gone.push(ticket);
      inARow = 0;
    } catch (error) {
      refused ??= new Error(`The bytes of ${ticket.id} cannot be deleted`, { cause: error });
      inARow += 1;
      if (inARow === MOST_IN_A_ROW) break;
    }
  }
  if (gone.length > 0) {
    const forget = async (tx: ChoreTx<'the bytes of an upload are gone'>) => {
      for (const ticket of gone) await tx.tickets.delete(ticket.id);
    };
    await keepHouse({ store }, 'the bytes of an upload are gone', forget, { mayUseReserve: true });
  }
  if (refused) throw refused;
  return gone.length;
}
