import type { Folder } from '#contract/types.ts';
import { folderTreeOf } from './folder-tree.ts';

/** The nearest folder, from this one up, that requires approval; undefined without one, and at the root. */
export const requiredAbove = (folders: readonly Folder[], parentId: string): Folder | undefined =>
  folderTreeOf(folders)
    .pathTo(parentId)
    .findLast(({ approvalRequired }) => approvalRequired === true);
