import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useRenameDocument } from '#contract/hooks/documents.ts';
import { listFolders, updateFolder } from '#contract/hooks/folders.ts';
import type { Folder } from '#contract/types.ts';
import { refetchLists } from '#web/api/query-client.ts';
import { type Said, sayFailed } from '#web/api/change-words.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { editWords } from '#web/domain/words/edit-words.ts';
import { folderKey, type ItemKey, parseKey } from '../model/item-key.ts';
import type { Library } from '../page/use-library.ts';

export interface RenameApi {
  key: ItemKey | null;
  isSaving: boolean;
  start: (key: ItemKey) => void;
  /** Called with a trimmed, different name. */
  commit: (name: string) => void;
  cancel: () => void;
}

/** One rename at a time; the field stays until the lists are fetched, and closes if its item is gone. */
export function useRename({ tree }: Pick<Library, 'tree'>, panes: readonly (readonly ItemKey[])[]): RenameApi {
  const queryClient = useQueryClient();
  const [started, setKey] = useState<ItemKey | null>(null);
  const isShown = started !== null && panes.some((keys) => keys.includes(started));
  if (started !== null && !isShown) setKey(null);
  const key = isShown ? started : null;
  const cancel = useCallback(() => setKey(null), []);
  const callbacks = (keyOf: (id: string) => ItemKey, words: { done: Said; failed: Said }) => {
    // Another rename may have begun by then.
    const close = (id: string) => setKey((present) => (present === keyOf(id) ? null : present));
    return {
      mutation: {
        meta: { refetch: false },
        onSuccess: async (_data: unknown, { id }: { id: string }) => {
          toast(words.done);
          await refetchLists(queryClient);
          close(id);
        },
        onError: (error: unknown, { id }: { id: string }) => {
          close(id);
          sayFailed(words, error);
        },
      },
    };
  };
  const document = useRenameDocument(callbacks(documentKeyOf, editWords.renameDocument));
  const folder = useMutation({
    ...callbacks(folderKey, editWords.updateFolder).mutation,
    mutationKey: ['updateFolder'],
    mutationFn: renamed,
  });

  const { mutate: renameDocument } = document;
  const { mutate: renameFolder } = folder;
  const commit = useCallback(
    (name: string) => {
      if (key === null) return;
      const { kind, id } = parseKey(key);
      const before = tree.byId.get(id);
      if (kind === 'document') renameDocument({ id, data: { name } });
      else if (before) renameFolder({ id, name, before });
    },
    [key, tree, renameDocument, renameFolder],
  );
  const isSaving =
    (document.isPending && documentKeyOf(document.variables.id) === key) ||
    (folder.isPending && folderKey(folder.variables.id) === key);
  return useMemo(() => ({ key, isSaving, start: setKey, commit, cancel }), [key, isSaving, commit, cancel]);
}

const documentKeyOf = (id: string): ItemKey => `document:${id}`;

/** Updating a folder requires all fields, which others may have changed since the page was loaded. */
async function renamed({ id, name, before }: { id: string; name: string; before: Folder }): Promise<Folder> {
  const { description, accessLevel } = (await listFolders()).find((one) => one.id === id) ?? before;
  return updateFolder(id, { ...described(description), name, accessLevel });
}

/** Without a description, it is cleared. */
function described(description: string | null): { description?: string } {
  return description === null || description === '' ? {} : { description };
}
