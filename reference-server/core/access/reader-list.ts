// Caches a list that depends only on rows and on the reader: one list for all who see everything, one for each other
// reader. A change of any row that was read discards it.
import { okParts, type Answer, type Context } from '../call/operation.ts';
import type { Tables } from '../ports/store.ts';
import { isPrivileged } from '../records/roles.ts';
import { partiesOf } from './parties.ts';
import { readerOf, type Reader } from './reader.ts';

/** @param rowsOf reads the rows and shows them as this reader may see them. */
export function listForReader(
  { actor, ports, memory }: Context,
  name: string,
  rowsOf: (tx: Tables, reader: Reader) => Promise<readonly object[]>,
): Promise<Answer> {
  return ports.store.read(async (tx) => {
    const { userId, role, address } = actor;
    const key = `${name} of ${await readerKey(tx, { actor, ports })}`;
    return okParts(
      await memory.lists.read(tx, key, ports.clock.now(), async (tables) => {
        const reader = await readerOf(tables, { userId, role, address }, ports);
        return { rows: await rowsOf(tables, reader), until: reader.until };
      }),
    );
  });
}

/** Readers with the same key see the same. Computed in the list's transaction, so that roles are current. */
export async function readerKey(tx: Tables, { actor, ports }: Pick<Context, 'actor' | 'ports'>): Promise<string> {
  if (isPrivileged(actor.role)) return 'everything';
  const parties = await partiesOf(tx, actor, ports);
  // The groups whose networks the caller is outside of change what the list contains.
  const outside = [...parties].filter(([, { isOutside }]) => isOutside).map(([id]) => id);
  return [actor.userId, ...outside].join(' outside of ');
}
