import { z } from 'zod';
import { CreateFolderBody, createFolderBodyDescriptionMax, createFolderBodyNameMax } from '#contract/zod/folders.ts';
import type { CreateFolderRequest, UpdateFolderRequest } from '#contract/types.ts';
import { requiredText } from '#web/domain/names/required-text.ts';
import { type FieldErrors, useWatch } from 'react-hook-form';
import { toast } from '#web/ui/feedback/toast.ts';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';

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

export type FolderFormApi = ReturnType<typeof useFolderForm>;

/** The form of both folder dialogs; errors are shown in a toast and beside the field. */
export function useFolderForm(values: FolderForm, onValid: (form: FolderForm) => Promise<void>) {
  const form = useSchemaForm(folderForm, values);
  const name = useWatch({ control: form.control, name: 'name' });
  const onInvalid = (errors: FieldErrors<FolderForm>) => {
    const message = errors.name?.message ?? errors.description?.message;
    if (message !== undefined) toast({ title: 'Validation Error', message, tone: 'destructive', isPassing: true });
  };
  return { form, isNameEmpty: name === '', submit: form.handleSubmit(onValid, onInvalid) };
}
