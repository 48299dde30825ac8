import {
  listFolderPermissions,
  setFolderPermission,
  useListFolderPermissions,
  useRevokeFolderPermission,
  useRevokeGroupFolderPermission,
} from '#contract/hooks/permissions.ts';
import type { FolderPermissionEntry } from '#contract/types.ts';
import { useChange } from '#web/api/use-change.ts';
import { hasEnded } from '#web/domain/expiry/expiry.ts';
import { groupGranted, permissionWords } from '#web/domain/words/permission-words.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { GrantValues } from '../holders/grant-values.ts';
import { holderKey, requestedHolder, useHolders } from '../holders/holder.ts';
import { useOverHeld } from '../holders/over-held.ts';

const setWords = {
  ...permissionWords.setFolderPermission,
  done: (_entry: unknown, { values }: { values: GrantValues }) =>
    'userId' in requestedHolder(values.holder) ? permissionWords.setFolderPermission.done : groupGranted.folder,
};

/** The permissions of a folder and of those above, possible holders, and the changes. */
export function useFolderPermissions(folderId: string) {
  const permissions = useListFolderPermissions(folderId);
  const people = useHolders();
  const set = useChange(useSetOverHeld, setWords);
  const removeOne = useChange(useRevokeFolderPermission, permissionWords.revokeFolderPermission);
  const removeGroup = useChange(useRevokeGroupFolderPermission, permissionWords.revokeGroupFolderPermission);
  const own = permissions.data?.filter((entry) => entry.folderId === folderId) ?? [];

  const holding = new Set(own.map(holderKey));

  const remove = (entry: FolderPermissionEntry, name: string) => {
    const before = { ...entry, folderId, values: { ...entry, holder: holderKey(entry) }, began: null, wasHeld: false };
    const undo = () => void set.run(before, { again: undo });
    const again = undoOf(entry, undo);
    const done = () =>
      toast({
        title: 'Permission Removed',
        message: `${name} has no permission on this folder any more.`,
        ...(again && { action: { label: 'Undo', run: again } }),
      });
    const { userId, groupId } = entry;
    return groupId === null
      ? removeOne.run({ folderId, userId: userId ?? '' }, { done })
      : removeGroup.run({ folderId, groupId }, { done });
  };

  return {
    own,
    inherited: permissions.data?.filter((entry) => entry.folderId !== folderId) ?? [],
    holders: people.holders,
    holding,
    isLoading: permissions.isPending || people.isPending,
    error: permissions.error,
    refetch: () => Promise.all([permissions.refetch(), people.refetch()]),
    isSetting: set.isPending,
    /** Properties that the form does not contain are kept. */
    set: (values: GrantValues, began: GrantValues | null, done: () => void) =>
      set.run({ folderId, values, began, wasHeld: holding.has(values.holder) }, { done }),
    removing: removeGroup.isPending
      ? holderKey({ userId: null, groupId: removeGroup.variables?.groupId ?? null })
      : removeOne.isPending
        ? removeOne.variables?.userId
        : undefined,
    remove,
  };
}

const useSetOverHeld = () =>
  useOverHeld(
    'setFolderPermission',
    async ({ folderId }: { folderId: string; canWrite?: boolean }) =>
      (await listFolderPermissions(folderId)).filter((entry) => entry.folderId === folderId),
    ({ holder, canDownload, expiresAt }, { folderId, canWrite = false }, stored, init) => {
      const given = {
        ...{ folderId, ...requestedHolder(holder), canRead: true, canWrite: stored?.canWrite ?? canWrite },
        ...(canDownload !== null && { canDownload }),
        ...(expiresAt !== null && { expiresAt }),
      };
      return setFolderPermission(given, init);
    },
  );

/** A permission that has ended or gave nothing cannot be restored. */
function undoOf({ canRead, expiresAt }: FolderPermissionEntry, again: () => void): (() => void) | null {
  return canRead && !hasEnded(expiresAt) ? again : null;
}
