// Whether a folder requires approval, by its own setting or by that of a folder above it.
import { chainFrom, foldersUpFrom } from './reader.ts';
import type { Tables } from '../ports/store.ts';
import { approvalFolderIn } from './policy.ts';

export async function isApprovalRequired(tx: Tables, folderId: string | null): Promise<boolean> {
  if (folderId === null) return false;
  return approvalFolderIn(chainFrom(folderId, await foldersUpFrom(tx, folderId))) !== null;
}
