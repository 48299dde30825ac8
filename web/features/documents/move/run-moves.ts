import type { QueryClient } from '@tanstack/react-query';
import { isUnauthorized, problemCode } from '#web/api/api-error.ts';
import { failureReason } from '#web/api/failure-reason.ts';
import { refetchLists } from '#web/api/query-client.ts';
import { moveDocument } from '#contract/hooks/documents.ts';
import { moveFolder } from '#contract/hooks/folders.ts';
import type { ProblemCode } from '#contract/types.ts';
import { parseKey } from '../model/item-key.ts';
import { runWaves } from '../model/run-waves.ts';
import type { Move } from './moves.ts';

export interface NotMoved {
  readonly move: Move;
  readonly reason: string;
}

/**
 * One change however many items: every call is made, the lists are read again once, at the end.
 * @param onMoved is told how many have been dealt with
 */
export function runMoves(
  queryClient: QueryClient,
  moves: readonly Move[],
  onMoved: (done: number) => void = () => undefined,
): Promise<NotMoved[]> {
  const work = async () => {
    const reasons = new Map<Move, string>();
    let done = 0;
    const failed = await runWaves(
      [moves],
      async (move) => {
        try {
          await send(move);
        } catch (error) {
          reasons.set(move, reasonOf(error));
          throw error;
        } finally {
          onMoved((done += 1));
        }
      },
      isUnauthorized,
    );
    return failed.map((move) => ({ move, reason: reasons.get(move) ?? '' }));
  };
  const mutation = queryClient.getMutationCache().build(queryClient, { meta: { refetch: false }, mutationFn: work });
  return mutation.execute(undefined).finally(() => void refetchLists(queryClient));
}

async function send({ key, to }: Move): Promise<void> {
  const { kind, id } = parseKey(key);
  await (kind === 'document' ? moveDocument(id, { folderId: to }) : moveFolder(id, { parentId: to }));
}

const reasons: Partial<Record<ProblemCode, string>> = {
  'name-taken': 'Another document there has that name.',
  'folder-cycle': 'A folder cannot be moved into itself.',
  'not-found': 'It is not there any more, or the folder is not.',
};

function reasonOf(error: unknown): string {
  const code = problemCode(error);
  return Object.entries(reasons).find(([known]) => known === code)?.[1] ?? failureReason(error);
}
