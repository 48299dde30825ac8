import { deleteFolder } from '#contract/hooks/folders.ts';
import type { FolderNotEmptyProblem } from '#contract/types.ts';
import { ApiError } from '#web/api/api-error.ts';

export type FolderConflict = Required<Omit<FolderNotEmptyProblem, 'title' | 'status' | 'code' | 'canCascade'>>;

/** The contents of a folder that can be deleted only with its contents; null for other failures. */
export function folderConflict(error: unknown): FolderConflict | null {
  if (!(error instanceof ApiError) || typeof error.data !== 'object' || error.data === null) return null;
  const data: Partial<Record<keyof FolderNotEmptyProblem, unknown>> = error.data;
  if (data.canCascade !== true) return null;
  const count = (value: unknown) => (typeof value === 'number' ? value : 0);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    message: text(data.message),
    childFolderCount: count(data.childFolderCount),
    documentCount: count(data.documentCount),
    contentsHash: text(data.contentsHash),
  };
}

/** Deletes an empty folder, or one that still holds just what the conflict names. */
export function deleteCounted(id: string, conflict: FolderConflict | null): Promise<void> {
  if (!conflict) return deleteFolder(id);
  const { contentsHash } = conflict;
  return deleteFolder(id, { cascade: 'true' }, contentsHash ? { headers: { 'If-Match': `"${contentsHash}"` } } : {});
}
