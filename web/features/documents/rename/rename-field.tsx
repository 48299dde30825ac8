import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { cx } from '#web/ui/theme/cx.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { Item } from '../actions/action.ts';
import { useWorkspace } from '../page/workspace.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { renameDocument } from '#contract/hooks/documents.ts';
import { listFolders, updateFolder } from '#contract/hooks/folders.ts';
import type { Folder } from '#contract/types.ts';
import { isGone, problemCode } from '#web/api/api-error.ts';
import { changedTo, over, readAndWrite } from '#web/api/over-latest.ts';
import { comparedFolder } from '#web/domain/folders/compared-folder.ts';
import { showFailed } from '#web/api/change-words.ts';
import { refetchLists } from '#web/api/query-client.ts';
import { editWords } from '#web/domain/words/edit-words.ts';

/** The length of a file name without its extension. */
const stemLength = (name: string): number => name.replace(/(?<=.)\.[a-z0-9]{1,8}$/i, '').length;

/** The name as a field: Enter and blur save, Escape cancels, and an empty name is refused. */
export function RenameField({ item }: { item: Item }) {
  const { rename } = useWorkspace();
  const { name } = item.kind === 'folder' ? item.folder : item.document;
  const close = () => rename.close(item.key);
  // Others may change it meanwhile.
  const [before] = useState(name);
  const { mutate: save, isPending: isSaving } = useSaveName(item, before, close);
  const [value, setValue] = useState(name);
  const [isRefused, setIsRefused] = useState(false);
  const isOver = useRef(false);
  const isFolder = item.kind === 'folder';
  const selectStem = useCallback(
    (field: HTMLInputElement | null) => {
      field?.focus({ preventScroll: true });
      field?.setSelectionRange(0, isFolder ? field.value.length : stemLength(field.value));
    },
    [isFolder],
  );

  const finish = (isByKey: boolean) => {
    if (isOver.current) return;
    const trimmed = value.trim();
    if (trimmed === '' && isByKey) {
      setIsRefused(true);
      const message = isFolder ? 'Folder name is required' : 'Document name is required';
      toast({ title: 'Validation Error', message, tone: 'destructive', isPassing: true });
      return;
    }
    isOver.current = true;
    if (trimmed === '' || trimmed === before) close();
    else save(trimmed);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.nativeEvent.isComposing || isSaving) return;
    const row = event.currentTarget.closest<HTMLElement>('[data-key]');
    if (event.key === 'Enter') finish(true);
    else {
      isOver.current = true;
      close();
    }
    if (isOver.current) row?.focus({ preventScroll: true });
  };
  return (
    <input
      ref={selectStem}
      type="text"
      aria-label={`New name for ${name}`}
      aria-invalid={isRefused || undefined}
      autoComplete="off"
      spellCheck={false}
      maxLength={255}
      value={value}
      readOnly={isSaving}
      onChange={(event) => {
        setValue(event.target.value);
        setIsRefused(false);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => finish(false)}
      className={cx(
        'field-edge h-7 w-full min-w-0 rounded-md bg-surface px-1.5 text-base font-medium text-text select-text',
        isSaving && 'text-text-subtle',
      )}
    />
  );
}

/**
 * Saves a new name, unless others have changed the one that was shown before. @param onEnd called once the lists are
 * fetched, or when it has failed
 */
function useSaveName(item: Item, before: string, onEnd: () => void) {
  const queryClient = useQueryClient();
  const call = item.kind === 'folder' ? 'updateFolder' : 'renameDocument';
  const words = editWords[call];
  return useMutation({
    mutationKey: [call],
    meta: { refetch: false },
    mutationFn: async (name: string): Promise<unknown> =>
      item.kind === 'folder'
        ? renameFolder({ ...item.folder, name: before }, name)
        : renameDocument(item.document.id, { name }, await over({}, [before])),
    onSuccess: async () => {
      toast(words.done);
      await refetchLists(queryClient);
      onEnd();
    },
    onError: (error) => {
      onEnd();
      showFailed(words, error);
      if (isGone(error) || problemCode(error) === 'item-changed') void refetchLists(queryClient);
    },
  });
}

/** Updating a folder requires all fields, which others may have changed since the page was loaded. */
const renameFolder = (before: Folder, name: string): Promise<Folder> =>
  readAndWrite(async (init) => {
    const stored = (await listFolders()).find(({ id }) => id === before.id) ?? before;
    const { description, accessLevel } = stored;
    if (![before.name, name].includes(stored.name)) throw changedTo([`“${stored.name}”`]);
    const options = await over(init, comparedFolder(stored));
    // Without a description, it is cleared.
    return updateFolder(before.id, { ...(description && { description }), name, accessLevel }, options);
  });
