import type { QueryClient } from '@tanstack/react-query';
import { counted } from '#web/format/counted.ts';
import { wasTold } from '#web/api/told-failures.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { PageDialog } from '../dialogs/page-dialog.tsx';
import { type Move, placeName } from './moves.ts';
import { MovingDialog } from './moving-dialog.tsx';
import { MovingProgress } from './moving-progress.ts';
import { type NotMoved, runMoves } from './run-moves.ts';

export interface Mover {
  queryClient: QueryClient;
  show: (dialog: PageDialog) => void;
}

/** Moves them, shows how far it is where there are several, says what came of it, and offers the way back. */
export async function startMoves(mover: Mover, moves: readonly Move[], tree: FolderTree): Promise<void> {
  const { queryClient, show } = mover;
  const to = placeName(moves[0]?.to ?? null, tree);
  const progress = new MovingProgress(moves.length);
  if (moves.length > 1) {
    show(({ onItemsMoved, onClose }) => (
      <MovingDialog progress={progress} to={to} onDone={onItemsMoved} onClose={onClose} />
    ));
  }
  let notMoved: NotMoved[];
  try {
    notMoved = await runMoves(queryClient, moves, progress.advance);
  } catch (error) {
    progress.end([]);
    if (!wasTold(error)) throw error;
    return;
  }
  progress.end(notMoved);
  const failed = new Set(notMoved.map(({ move }) => move));
  const moved = moves.filter((move) => !failed.has(move));
  const [first] = notMoved;
  if (moved.length > 0) {
    const action = { label: 'Undo', run: () => void undo(queryClient, moved) };
    toast({ title: 'Moved', message: `${subject(moved, moves.length)} moved to ${to}`, action });
  } else if (moves.length === 1 && first) {
    toast({ title: 'Not moved', message: `${first.move.name}: ${first.reason}`, tone: 'destructive' });
  }
}

const mostNamed = 3;

/** Everything back to where it came from. */
async function undo(queryClient: QueryClient, moved: readonly Move[]): Promise<void> {
  const back = moved.map((move) => ({ ...move, from: move.to, to: move.from }));
  try {
    const notMoved = await runMoves(queryClient, back);
    if (notMoved.length === 0) {
      toast({ title: 'Moved back', message: `${subject(back, back.length)} moved back` });
      return;
    }
    const named = notMoved.slice(0, mostNamed).map(({ move, reason }) => `${move.name}: ${reason}`);
    const rest = notMoved.length - named.length;
    if (rest > 0) named.push(`And ${counted(rest, 'other item')}.`);
    const several = `${notMoved.length} of ${counted(back.length, 'item')} not moved back`;
    const title = back.length === 1 ? 'Not moved back' : several;
    toast({ title, message: named.join(' '), tone: 'destructive' });
  } catch (error) {
    if (!wasTold(error)) throw error;
  }
}

/** "Offer.pdf", "3 items", "2 of 3 items". */
function subject(moves: readonly Move[], of: number): string {
  const [move] = moves;
  if (of === 1 && move) return move.name;
  return moves.length === of ? counted(of, 'item') : `${moves.length} of ${counted(of, 'item')}`;
}
