import { problemCode } from '#web/api/api-error.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import type { Job } from '#web/domain/bulk/job.ts';
import { moveDocument, moveFolder } from '#contract/hooks/moves.ts';
import type { ProblemCode } from '#contract/types.ts';
import { parseKey } from '../model/item-key.ts';
import { type FolderId, type Move, placeName } from './moves.ts';

export function movesJob(moves: readonly Move[], tree: FolderTree): Job {
  const to = placeName(moves[0]?.to ?? null, tree);
  return {
    steps: moves.map((move) => ({
      key: move.key,
      name: move.name,
      send: () => put(move, move.to),
      undo: () => put(move, move.from),
    })),
    noun: 'item',
    going: `Moving to ${to}`,
    done: { title: 'Moved', message: (subject) => `${subject} moved to ${to}` },
    notDone: 'not moved',
    undone: { title: 'Moved back', message: (subject) => `${subject} moved back`, not: 'not moved back' },
    reasonOf: (error) => Object.entries(reasons).find(([known]) => known === problemCode(error))?.[1],
  };
}

async function put({ key }: Move, to: FolderId): Promise<void> {
  const { kind, id } = parseKey(key);
  await (kind === 'document' ? moveDocument(id, { folderId: to }) : moveFolder(id, { parentId: to }));
}

const reasons: Partial<Record<ProblemCode, string>> = {
  'name-taken': 'Another document there has that name.',
  'folder-cycle': 'A folder cannot be moved into itself.',
  'not-found': 'It is not there any more, or the folder is not.',
};
