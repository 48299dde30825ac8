import { problemCode } from '#web/api/api-error.ts';
import type { HttpOptions } from '#web/api/http.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import { between, shareReads } from '#web/domain/bulk/between.ts';
import type { Job } from '#web/domain/bulk/job.ts';
import { listDocuments } from '#contract/hooks/documents.ts';
import { listFolders } from '#contract/hooks/folders.ts';
import { moveDocument, moveFolder } from '#contract/hooks/moves.ts';
import type { ProblemCode } from '#contract/types.ts';
import { documentKey, folderKey, type ItemKey, parseKey } from '../model/item-key.ts';
import { type FolderId, type Move, placeName } from './moves.ts';

export function movesJob(moves: readonly Move[], tree: FolderTree): Job {
  const to = placeName(moves[0]?.to ?? null, tree);
  const share = shareReads<ReadonlyMap<ItemKey, FolderId>>();
  return {
    steps: moves.map((move) => ({
      key: move.key,
      name: move.name,
      ...between(move.from, move.to, {
        read: async (way) => {
          const { kind } = parseKey(move.key);
          return (await share(`${kind} ${way}`, places[kind])).get(move.key);
        },
        isSame: (one, other) => one === other,
        write: (to, _from, _stored, init) => put(move, to, init),
      }),
    })),
    noun: 'item',
    going: `Moving to ${to}`,
    done: { title: 'Moved', message: (subject) => `${subject} moved to ${to}` },
    notDone: 'not moved',
    undone: { title: 'Moved back', message: (subject) => `${subject} moved back`, not: 'not moved back' },
    reasonOf: (error) => Object.entries(reasons).find(([known]) => known === problemCode(error))?.[1],
  };
}

const places = {
  document: async () => new Map((await listDocuments()).map((one) => [documentKey(one), one.folderId])),
  folder: async () => new Map((await listFolders()).map(({ id, parentId }) => [folderKey(id), parentId])),
};

async function put({ key }: Move, to: FolderId, init: HttpOptions): Promise<void> {
  const { kind, id } = parseKey(key);
  await (kind === 'document' ? moveDocument(id, { folderId: to }, init) : moveFolder(id, { parentId: to }, init));
}

const reasons: Partial<Record<ProblemCode, string>> = {
  'name-taken': 'Another document there has that name.',
  'folder-cycle': 'A folder cannot be moved into itself.',
  'not-found': 'It is not there any more, or the folder is not.',
};
