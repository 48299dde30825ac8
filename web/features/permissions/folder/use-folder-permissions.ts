import {
  useListFolderPermissions,
  useRevokeFolderPermission,
  useRevokeGroupFolderPermission,
  useSetFolderPermission,
} from '#contract/hooks/permissions.ts';
import type { FolderPermissionEntry } from '#contract/types.ts';
import { type Outcome, useChange } from '#web/api/use-change.ts';
import { expiryState } from '#web/domain/expiry/expiry.ts';
import { groupGranted, permissionWords } from '#web/domain/words/permission-words.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { GrantValues } from '../holders/grant-values.ts';
import { holderKey, requestedHolder } from '../holders/holder.ts';
import { useHolders } from '../holders/use-holders.ts';

const setWords = {
  ...permissionWords.setFolderPermission,
  done: (_entry: unknown, { data }: { data: { groupId?: string } }) =>
    data.groupId === undefined ? permissionWords.setFolderPermission.done : groupGranted.folder,
};

/** The permissions of a folder and of those above, possible holders, and the changes. */
export function useFolderPermissions(folderId: string) {
  const permissions = useListFolderPermissions(folderId);
  const people = useHolders();
  const set = useChange(useSetFolderPermission, setWords);
  const removeOne = useChange(useRevokeFolderPermission, permissionWords.revokeFolderPermission);
  const removeGroup = useChange(useRevokeGroupFolderPermission, permissionWords.revokeGroupFolderPermission);
  const own = permissions.data?.filter((entry) => entry.folderId === folderId) ?? [];

  const put = (
    entry: Pick<FolderPermissionEntry, 'canWrite' | 'canDownload' | 'expiresAt'>,
    holder: string,
    outcome?: Outcome<FolderPermissionEntry>,
  ) => {
    const { canWrite, canDownload, expiresAt } = entry;
    const data = {
      folderId,
      ...requestedHolder(holder),
      canRead: true,
      canWrite,
      ...(canDownload !== null && { canDownload }),
      ...(expiresAt !== null && { expiresAt }),
    };
    return set.run({ data }, outcome);
  };
  const remove = (entry: FolderPermissionEntry, name: string) => {
    const undo = () => void put(entry, holderKey(entry), { again: undo });
    const done = () => showRemoved(name, undoOf(entry, undo));
    const { userId, groupId } = entry;
    return groupId === null
      ? removeOne.run({ folderId, userId: userId ?? '' }, { done })
      : removeGroup.run({ folderId, groupId }, { done });
  };

  return {
    own,
    inherited: permissions.data?.filter((entry) => entry.folderId !== folderId) ?? [],
    holders: people.holders,
    /** The keys of holders on this very folder. */
    holding: new Set(own.map(holderKey)),
    isLoading: permissions.isPending || people.isPending,
    error: permissions.error,
    refetch: () => Promise.all([permissions.refetch(), people.refetch()]),
    isSetting: set.isPending,
    /** Properties that the form does not contain are kept. */
    set: ({ holder, canDownload, expiresAt }: GrantValues, done: () => void) => {
      const canWrite = own.find((entry) => holderKey(entry) === holder)?.canWrite ?? false;
      return put({ canWrite, canDownload, expiresAt }, holder, { done });
    },
    /** The key of the holder whose permission is being removed. */
    removing: removeGroup.isPending
      ? holderKey({ userId: null, groupId: removeGroup.variables?.groupId ?? null })
      : removeOne.isPending
        ? removeOne.variables?.userId
        : undefined,
    remove,
  };
}

/** A permission that has ended or gave nothing cannot be restored. */
function undoOf({ canRead, expiresAt }: FolderPermissionEntry, again: () => void): (() => void) | null {
  const isOver = expiresAt !== null && expiryState(expiresAt) === 'ended';
  return canRead && !isOver ? again : null;
}

function showRemoved(name: string, undo: (() => void) | null): void {
  toast({
    title: 'Permission Removed',
    message: `${name} has no permission on this folder any more.`,
    ...(undo && { action: { label: 'Undo', run: undo } }),
  });
}
