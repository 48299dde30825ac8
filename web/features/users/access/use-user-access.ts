import { useMemo } from 'react';
import { useListUserAccess } from '#contract/hooks/access.ts';
import { useListDocuments } from '#contract/hooks/documents.ts';
import { useListFolders } from '#contract/hooks/folders.ts';
import { useListGroups } from '#contract/hooks/groups.ts';
import { accessNames } from '#web/domain/access/reasons-in-words.ts';
import { accessItems } from './access-items.ts';
import { seenTree } from './access-rows.ts';

/** A user's access with all names; undefined until everything is loaded. */
export function useUserAccess(userId: string) {
  const access = useListUserAccess(userId);
  const folders = useListFolders();
  const documents = useListDocuments();
  const groups = useListGroups();
  const review = useMemo(() => {
    if (!access.data || !folders.data || !documents.data || !groups.data) return undefined;
    const items = accessItems(access.data, folders.data, documents.data);
    return {
      items,
      tree: seenTree(items, folders.data, documents.data),
      folders: folders.data,
      names: accessNames(folders.data, groups.data),
    };
  }, [access.data, folders.data, documents.data, groups.data]);
  const queries = [access, folders, documents, groups];
  return {
    review,
    error: queries.find(({ error, data }) => error !== null && data === undefined)?.error ?? null,
    refetch: () => Promise.all(queries.filter(({ data }) => data === undefined).map(({ refetch }) => refetch())),
  };
}

export type UserReview = NonNullable<ReturnType<typeof useUserAccess>['review']>;
