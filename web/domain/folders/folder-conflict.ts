import { deleteFolder } from '#contract/hooks/folders.ts';
import type { FolderNotEmptyProblem } from '#contract/types.ts';
import { ApiError } from '#web/api/api-error.ts';
import { over } from '#web/api/over-latest.ts';

export type FolderConflict = Pick<FolderNotEmptyProblem, 'message' | 'childFolderCount' | 'documentCount'>;

/** The counts of a folder that can be deleted only with its contents; null for other failures. */
export function folderConflict(error: unknown): FolderConflict | null {
  if (!(error instanceof ApiError) || typeof error.data !== 'object' || error.data === null) return null;
  const data: Partial<Record<keyof FolderNotEmptyProblem, unknown>> = error.data;
  if (data.canCascade !== true) return null;
  const count = (value: unknown) => (typeof value === 'number' ? value : 0);
  return {
    message: typeof data.message === 'string' ? data.message : '',
    childFolderCount: count(data.childFolderCount),
    documentCount: count(data.documentCount),
  };
}

/** Deletes an empty folder, or one that still holds just what the conflict counts. */
export async function deleteCounted(id: string, conflict: FolderConflict | null): Promise<void> {
  if (!conflict) return deleteFolder(id);
  const { childFolderCount, documentCount } = conflict;
  return deleteFolder(id, { cascade: 'true' }, await over({}, [childFolderCount, documentCount]));
}
