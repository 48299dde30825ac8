import { isUnauthorized, serverMessage } from '#web/api/api-error.ts';
import {
  useGrantDocumentPermission,
  useListDocumentPermissions,
  useListDocumentReaders,
  useRevokeDocumentPermission,
} from '#contract/hooks/permissions.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** A document's grants and the people they may go to, with the changes and what is said about them. */
export function useGrants(documentId: string) {
  const permissions = useListDocumentPermissions(documentId);
  const readers = useListDocumentReaders(documentId);
  const people = useListUsers();
  const grant = useGrantDocumentPermission({
    mutation: {
      onSuccess: () => toast({ title: 'Permission Granted', message: 'User has been granted access to the document.' }),
      onError: (error) => sayFailure(error, 'Failed to Grant Permission', 'Failed to grant document permission.'),
    },
  });
  const revoke = useRevokeDocumentPermission({
    mutation: {
      onSuccess: () => toast({ title: 'Permission Revoked', message: 'User access has been revoked.' }),
      onError: (error) => sayFailure(error, 'Failed to Revoke Permission', 'Failed to revoke document permission.'),
    },
  });
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

function sayFailure(error: unknown, title: string, fallback: string): void {
  if (!isUnauthorized(error)) toast({ title, message: serverMessage(error) ?? fallback, tone: 'destructive' });
}
