import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized } from '#web/api/api-error.ts';
import { deleteDocument } from '#contract/hooks/documents.ts';
import { deleteFolder } from '#contract/hooks/folders.ts';
import { refetchLists } from '#web/api/query-client.ts';
import { useOneAtATime } from '#web/api/use-one-at-a-time.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { type ItemKey, parseKey } from '../model/item-key.ts';
import { runWaves } from '#web/domain/together/run-waves.ts';
import { deletionWaves } from '../model/selection.ts';

export interface BulkDeleteOptions {
  tree: FolderTree;
  onClose: () => void;
  /** When all calls have been made, before the lists have answered: what was asked for, and what of it is still there. */
  onDone: (asked: readonly ItemKey[], failed: readonly ItemKey[]) => void;
}

/** One change however many items: every call is made, the lists are read again once, at the end. */
export function useBulkDelete({ tree, onDone, onClose }: BulkDeleteOptions) {
  const queryClient = useQueryClient();
  const once = useOneAtATime();
  const { mutateAsync, isPending } = useMutation({
    meta: { refetch: false },
    mutationFn: (keys: readonly ItemKey[]) => runWaves(deletionWaves(keys, tree), remove, isUnauthorized),
    onSuccess: (failed, keys) => {
      onClose();
      if (failed.length === 0) {
        toast({ title: 'Success', message: `${keys.length} item(s) deleted successfully` });
      } else {
        toast({ title: 'Error', message: 'Failed to delete some items', tone: 'destructive' });
      }
      onDone(keys, failed);
      void refetchLists(queryClient);
    },
  });
  return { isPending, run: (keys: readonly ItemKey[]) => void once(() => mutateAsync(keys)) };
}

/** Plainly: a folder that is not empty stays. */
async function remove(key: ItemKey): Promise<void> {
  const { kind, id } = parseKey(key);
  await (kind === 'document' ? deleteDocument(id) : deleteFolder(id));
}
