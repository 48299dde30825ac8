import type { ItemKey } from '../model/item-key.ts';
import { effectOf } from './effect-of.ts';
import { MoveDialog } from './move-dialog.tsx';
import { type FolderId, movables, movesTo, type Shelves } from './moves.ts';
import { type Changer, bulkChange } from '../selection/bulk-change.ts';
import { movesJob } from './moves-job.ts';

/** What was dropped is moved at once where nobody gains or loses access; else the dialog says who does, and asks. */
export async function dropItems(
  changer: Changer,
  keys: readonly ItemKey[],
  to: FolderId,
  library: Shelves,
): Promise<void> {
  const moves = movesTo(movables(keys, library), to);
  const effect = await changer.queryClient.query(effectOf(moves, to)).catch(() => null);
  if (effect?.people.length === 0) {
    await bulkChange(changer, keys, movesJob(moves, library.tree));
    return;
  }
  changer.show(({ library: shelves, onClose }) => (
    <MoveDialog keys={keys} library={shelves} target={to} show={changer.show} onClose={onClose} />
  ));
}
