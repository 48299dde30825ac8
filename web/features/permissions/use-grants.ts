import {
  useGrantDocumentPermission,
  useListDocumentPermissions,
  useListDocumentReaders,
  useRevokeDocumentPermission,
} from '#contract/hooks/permissions.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import { useChange } from '#web/api/use-change.ts';
import { permissionWords } from '#web/domain/words/permission-words.ts';

/** A document's grants and the people they may go to, with the changes. */
export function useGrants(documentId: string) {
  const permissions = useListDocumentPermissions(documentId);
  const readers = useListDocumentReaders(documentId);
  const people = useListUsers();
  const grant = useChange(useGrantDocumentPermission, permissionWords.grantDocumentPermission);
  const revoke = useChange(useRevokeDocumentPermission, permissionWords.revokeDocumentPermission);
  // Grants that cannot be read count as none, here as in the list.
  const grants = permissions.data ?? [];
  const users = people.data ?? [];
  const holders = new Set(grants.map(({ userId }) => userId));
  return {
    grants,
    users,
    /** How many read it by its level and its folder, without a grant; undefined while nobody has said. */
    readersWithoutGrant: readers.data?.filter(({ userId }) => !holders.has(userId)).length,
    candidates: users.filter(({ id }) => !holders.has(id)),
    isLoading: permissions.isPending || people.isPending,
    hasFailed: permissions.isError || people.isError,
    retry: () => void Promise.all([permissions.refetch(), readers.refetch(), people.refetch()]),
    grant,
    revoke,
  };
}
