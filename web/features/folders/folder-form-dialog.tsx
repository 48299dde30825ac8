import type { ReactNode } from 'react';
import type { Folder } from '#contract/types.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ApprovalField } from './approval/approval-field.tsx';
import { FolderFields } from './folder-fields.tsx';
import type { FolderFormApi } from './use-folder-form.ts';

interface FolderFormDialogProps extends FolderFormApi {
  title: string;
  action: string;
  isBusy: boolean;
  onClose: () => void;
  folder?: Folder;
  children?: ReactNode;
}

/** The form for a new or an existing folder. */
export function FolderFormDialog({ form, isNameEmpty, submit, folder, children, ...frame }: FolderFormDialogProps) {
  return (
    <FormDialog {...frame} isDisabled={isNameEmpty} onSubmit={submit}>
      <FolderFields form={form}>{children}</FolderFields>
      <ApprovalField form={form} folder={folder ?? null} />
    </FormDialog>
  );
}
