import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnauthorized } from '#web/api/api-error.ts';
import { deleteDocument } from '#contract/hooks/documents.ts';
import { deleteCounted, folderConflict } from '#web/domain/folders/folder-conflict.ts';
import { followRole, refetchLists } from '#web/api/query-client.ts';
import { useOneAtATime } from '#web/api/use-one-at-a-time.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import { isNotConfirmed } from '#web/domain/bulk/run-steps.ts';
import { runWaves } from '#web/domain/bulk/run-waves.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { Item } from '../actions/action.ts';
import type { ItemKey } from '../model/item-key.ts';
import { deletionWaves } from '../model/selection.ts';
import { isNotEmpty, type Stayed } from './stayed.ts';

export interface BulkDeleteOptions {
  tree: FolderTree;
  onClose: () => void;
  /** Called after all calls, before the lists are fetched, with the requested and the failed items. */
  onDone: (requested: readonly ItemKey[], failed: readonly ItemKey[]) => void;
}

interface Attempt {
  readonly items: readonly Item[];
  /** Why they stayed before: folders are deleted with the contents that were counted. */
  readonly stayed?: readonly Stayed[];
}

/** Identifies its toasts. */
const deleting = {};

/** Deletes all items, and fetches the lists once at the end. */
export function useBulkDelete({ tree, onDone, onClose }: BulkDeleteOptions) {
  const queryClient = useQueryClient();
  const once = useOneAtATime();
  const [stayed, setStayed] = useState<readonly Stayed[] | null>(null);
  const { mutateAsync, isPending } = useMutation({
    meta: { refetch: false },
    mutationFn: (attempt: Attempt) => removeAll(queryClient, attempt, tree),
    onSuccess: (failed, { items }) => {
      if (failed.length === 0)
        toast({ title: 'Success', message: `${items.length} item(s) deleted successfully`, about: deleting });
      else toast({ title: 'Error', message: 'Failed to delete some items', tone: 'destructive', about: deleting });
      // The second attempt concerns only the folders that were not empty.
      const left = [...(stayed ?? []).filter((one) => !isNotEmpty(one)), ...failed];
      if (left.length === 0) onClose();
      else setStayed(left);
      onDone(
        items.map(({ key }) => key),
        left.map(({ item }) => item.key),
      );
      void refetchLists(queryClient);
    },
  });
  return { stayed, isPending, run: (attempt: Attempt) => void once(() => mutateAsync(attempt)) };
}

async function removeAll(
  queryClient: QueryClient,
  { items, stayed = [] }: Attempt,
  tree: FolderTree,
): Promise<Stayed[]> {
  const byKey = new Map(items.map((item) => [item.key, item]));
  const conflicts = new Map(stayed.map(({ item, error }) => [item.key, folderConflict(error)]));
  let refusal: Error | undefined;
  const failures = await runWaves(
    deletionWaves(byKey.keys(), tree),
    async (key) => {
      const item = byKey.get(key);
      try {
        // Stops, since the user would otherwise be asked again for every item.
        if (refusal !== undefined) throw refusal;
        if (item?.kind === 'document') await deleteDocument(item.document.id);
        else if (item) await deleteCounted(item.folder.id, conflicts.get(key) ?? null);
      } catch (error) {
        if (error instanceof Error && isNotConfirmed(error)) refusal = error;
        throw error;
      }
    },
    isUnauthorized,
  );
  followRole(queryClient, failures.values());
  return items.flatMap((item) => (failures.has(item.key) ? { item, error: failures.get(item.key) } : []));
}
