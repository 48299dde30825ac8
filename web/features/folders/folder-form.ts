import { z } from 'zod';
import { CreateFolderBody, createFolderBodyDescriptionMax, createFolderBodyNameMax } from '#contract/zod/folders.ts';
import type { CreateFolderRequest, UpdateFolderRequest } from '#contract/types.ts';
import { requiredText } from '#web/domain/names/required-text.ts';

/** The contract's folder as a form: every field is a string, empty for the root. */
export const folderForm = CreateFolderBody.extend({
  name: requiredText('Folder name is required').max(createFolderBodyNameMax),
  description: z.string().trim().max(createFolderBodyDescriptionMax),
  parentId: z.string(),
  accessLevel: CreateFolderBody.shape.accessLevel.unwrap(),
  approvalRequired: z.boolean(),
});

export type FolderForm = z.infer<typeof folderForm>;

/** Omits an empty description, and the approval setting if it is unchanged. */
export function toUpdateRequest(
  { name, description, accessLevel, approvalRequired }: FolderForm,
  wasApprovalRequired = false,
): UpdateFolderRequest {
  const approval = approvalRequired !== wasApprovalRequired && { approvalRequired };
  return { name, ...(description !== '' && { description }), accessLevel, ...approval };
}

export function toCreateRequest(form: FolderForm): CreateFolderRequest {
  return { ...toUpdateRequest(form), ...(form.parentId !== '' && { parentId: form.parentId }) };
}
