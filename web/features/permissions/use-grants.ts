import {
  grantDocumentPermission,
  listDocumentPermissions,
  useListDocumentPermissions,
  useListDocumentReaders,
  useRevokeDocumentPermission,
  useRevokeGroupDocumentPermission,
} from '#contract/hooks/permissions.ts';
import { hasEnded } from '#web/domain/expiry/expiry.ts';
import { useChange } from '#web/api/use-change.ts';
import { groupGranted, permissionWords } from '#web/domain/words/permission-words.ts';
import type { GrantValues } from './holders/grant-values.ts';
import { type Holder, holderKey, peopleOf, requestedHolder, useHolders } from './holders/holder.ts';
import { useOverHeld } from './holders/over-held.ts';

const grantWords = {
  ...permissionWords.grantDocumentPermission,
  done: (_grant: unknown, { values }: { values: GrantValues }) =>
    'userId' in requestedHolder(values.holder) ? permissionWords.grantDocumentPermission.done : groupGranted.document,
};

export function useGrants(documentId: string) {
  const permissions = useListDocumentPermissions(documentId);
  const readers = useListDocumentReaders(documentId);
  const people = useHolders();
  const grant = useChange(useGrantOverHeld, grantWords);
  const revokeOne = useChange(useRevokeDocumentPermission, permissionWords.revokeDocumentPermission);
  const revokeGroup = useChange(useRevokeGroupDocumentPermission, permissionWords.revokeGroupDocumentPermission);
  // A failed load counts as no grants, as in the list.
  const grants = permissions.data ?? [];
  const holding = new Set(grants.map(holderKey));
  const valid = grants.filter(({ canRead, expiresAt }) => canRead && !hasEnded(expiresAt));
  const granted = new Set(valid.flatMap((row) => peopleOf(row, people.holders)));
  return {
    grants,
    holders: people.holders,
    holding,
    /** The number of users who read it by a grant, their own or of a group. */
    granted: readers.data?.filter(({ userId }) => granted.has(userId)).length ?? 0,
    /** The number of users who read it without a grant; undefined until loaded. */
    readersWithoutGrant: readers.data?.filter(({ userId }) => !granted.has(userId)).length,
    isLoading: permissions.isPending || people.isPending,
    hasFailed: permissions.isError || people.isError,
    retry: () => void Promise.all([permissions.refetch(), readers.refetch(), people.refetch()]),
    isGranting: grant.isPending,
    grant: (values: GrantValues, began: GrantValues | null, done: () => void) =>
      grant.run({ documentId, values, began, wasHeld: holding.has(values.holder) }, { done }),
    removing: revokeGroup.isPending
      ? holderKey({ userId: null, groupId: revokeGroup.variables?.groupId ?? null })
      : revokeOne.isPending
        ? revokeOne.variables?.userId
        : undefined,
    revoke: ({ userId, groupId }: Holder) =>
      groupId === null ? revokeOne.run({ documentId, userId: userId ?? '' }) : revokeGroup.run({ documentId, groupId }),
  };
}

const useGrantOverHeld = () =>
  useOverHeld(
    'grantDocumentPermission',
    ({ documentId }: { documentId: string }) => listDocumentPermissions(documentId),
    ({ holder, canRead, canDownload, expiresAt }, { documentId }, _stored, init) => {
      const given = { documentId, ...requestedHolder(holder), canRead, canDownload: canDownload === true };
      return grantDocumentPermission({ ...given, ...(expiresAt !== null && { expiresAt }) }, init);
    },
  );
