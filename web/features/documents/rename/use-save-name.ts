import { useMutation, useQueryClient } from '@tanstack/react-query';
import { renameDocument } from '#contract/hooks/documents.ts';
import { listFolders, updateFolder } from '#contract/hooks/folders.ts';
import type { Folder } from '#contract/types.ts';
import { showFailed } from '#web/api/change-words.ts';
import { refetchLists } from '#web/api/query-client.ts';
import { editWords } from '#web/domain/words/edit-words.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { Item } from '../actions/action.ts';

/** Saves a new name. @param onEnd called once the lists are fetched, or when it has failed */
export function useSaveName(item: Item, onEnd: () => void) {
  const queryClient = useQueryClient();
  const call = item.kind === 'folder' ? 'updateFolder' : 'renameDocument';
  const words = editWords[call];
  return useMutation({
    mutationKey: [call],
    meta: { refetch: false },
    mutationFn: (name: string): Promise<unknown> =>
      item.kind === 'folder' ? renameFolder(item.folder, name) : renameDocument(item.document.id, { name }),
    onSuccess: async () => {
      toast(words.done);
      await refetchLists(queryClient);
      onEnd();
    },
    onError: (error) => {
      onEnd();
      showFailed(words, error);
    },
  });
}

/** Updating a folder requires all fields, which others may have changed since the page was loaded. */
async function renameFolder(before: Folder, name: string): Promise<Folder> {
  const { description, accessLevel } = (await listFolders()).find(({ id }) => id === before.id) ?? before;
  // Without a description, it is cleared.
  return updateFolder(before.id, { ...(description && { description }), name, accessLevel });
}
