// A list that depends on nothing but the rows and on who reads it: made once for all who see everything, and once for each
// other reader, until something changes that it was read from.
import { okParts, type Answer, type Context } from '../call/operation.ts';
import type { Tables } from '../ports/store.ts';
import { isPrivileged } from '../records/roles.ts';
import { readerOf, type Reader } from './reader.ts';

/** @param rowsOf reads the rows, and shows them as this reader may see them. */
export function listForReader(
  { actor, ports, memory }: Context,
  name: string,
  rowsOf: (tx: Tables, reader: Reader) => Promise<readonly object[]>,
): Promise<Answer> {
  return ports.store.read(async (tx) => {
    // As this very reading found the caller: whose role has just changed is another reader.
    const { userId, role } = actor;
    const key = `${name} of ${isPrivileged(role) ? 'everything' : userId}`;
    return okParts(
      await memory.lists.read(tx, key, ports.clock.now(), async (tables) => {
        const reader = await readerOf(tables, { userId, role }, ports);
        return { rows: await rowsOf(tables, reader), until: reader.until };
      }),
    );
  });
}
