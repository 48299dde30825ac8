import { useQuery } from '@tanstack/react-query';
import { listDocumentPermissions, listFolderPermissions } from '#contract/hooks/permissions.ts';
import { isUnauthorized } from '#web/api/api-error.ts';
import { runWaves } from '#web/domain/bulk/run-waves.ts';
import { type Held, heldKey, heldOf, type HeldBefore, type Target } from './bulk-grants.ts';

/** The existing permissions on these items, which must be known before giving any. */
export function useHeldBefore(targets: readonly Target[]) {
  return useQuery({
    queryKey: ['held before', targets.map(({ kind, id }) => `${kind}:${id}`)],
    queryFn: ({ signal }) => readAll(targets, signal),
    // One call for each target, once while the dialog is open.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

async function readAll(targets: readonly Target[], signal: AbortSignal): Promise<HeldBefore> {
  const held = new Map<string, Held>();
  const errors: unknown[] = [];
  await runWaves(
    [targets],
    async (target) => {
      if (errors.length > 0 || signal.aborted) return;
      try {
        for (const row of await rowsOf(target, signal)) held.set(heldKey(target, row), heldOf(row));
      } catch (error) {
        errors.push(error);
      }
    },
    isUnauthorized,
  );
  if (errors.length > 0) throw errors[0];
  return held;
}

/** Only permissions set on exactly this item. */
async function rowsOf({ kind, id }: Target, signal: AbortSignal) {
  if (kind === 'document') return listDocumentPermissions(id, { signal });
  return (await listFolderPermissions(id, { signal })).filter(({ folderId }) => folderId === id);
}
