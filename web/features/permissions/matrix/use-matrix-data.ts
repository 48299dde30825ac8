import { useMutation, useQuery } from '@tanstack/react-query';
import { useListFolders } from '#contract/hooks/folders.ts';
import { useListGroups } from '#contract/hooks/groups.ts';
import {
  getListGroupFolderPermissionsQueryKey,
  getListGroupFolderPermissionsUrl,
  updateFolderPermissions,
} from '#contract/hooks/permissions.ts';
import type { FolderPermissionChange, GroupFolderPermission } from '#contract/types.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { httpResponse } from '#web/api/http.ts';

/** The permissions with their ETag, which the generated hook does not return. */
export function useMatrixData() {
  const folders = useListFolders();
  const groups = useListGroups();
  const read = useQuery({
    queryKey: [...getListGroupFolderPermissionsQueryKey(), 'with its ETag'],
    queryFn: async ({ signal }) => {
      const response = await httpResponse(getListGroupFolderPermissionsUrl(), { signal });
      const permissions = (await response.json()) as readonly GroupFolderPermission[];
      return { permissions, etag: response.headers.get('ETag') ?? '' };
    },
  });
  const error = folders.error ?? groups.error ?? read.error;
  return {
    folders: folders.data,
    groups: groups.data,
    read: read.data,
    error,
    refetch: () => Promise.all([folders.refetch(), groups.refetch(), read.refetch()]),
  };
}

/** The change with If-Match, which the generated hook would need before the call. */
export function useSaveMatrix() {
  return useMutation<undefined, ApiError, { changes: FolderPermissionChange[]; etag: string }>({
    mutationKey: ['updateFolderPermissions'],
    mutationFn: async ({ changes, etag }) => {
      await updateFolderPermissions({ changes }, { headers: { 'If-Match': etag } });
      return undefined;
    },
  });
}
