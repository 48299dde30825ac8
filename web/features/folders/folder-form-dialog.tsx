import type { ReactNode } from 'react';
import type { Folder } from '#contract/types.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ApprovalField } from './approval/approval-field.tsx';
import type { FolderFormApi } from './use-folder-form.ts';
import { useListFolders } from '#contract/hooks/folders.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import { folderVisibility } from '#web/domain/access/folder-visibility.ts';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { AccessLevelSelect } from '#web/domain/access/access-level-select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

interface FolderFormDialogProps extends FolderFormApi {
  title: string;
  action: string;
  isBusy: boolean;
  onClose: () => void;
  folder?: Folder;
  children?: ReactNode;
}

export function FolderFormDialog({ form, isNameEmpty, submit, folder, children, ...frame }: FolderFormDialogProps) {
  return (
    <FormDialog {...frame} isDisabled={isNameEmpty} onSubmit={submit}>
      <FolderFields form={form}>{children}</FolderFields>
      <ApprovalField form={form} folder={folder ?? null} />
    </FormDialog>
  );
}

/** The fields of both folder forms; `children` come before the access level. */
function FolderFields({ form, children }: { form: FolderFormApi['form']; children?: ReactNode }) {
  const [level, parentId] = form.watch(['accessLevel', 'parentId']);
  // The page has loaded the folders, and refetches them itself.
  const { data: folders = [] } = useListFolders({ query: { refetchOnMount: false } });
  const { data: users } = useListUsers();
  const above = folderTreeOf(folders).pathTo(parentId);
  return (
    <>
      <TextField
        label="Name"
        placeholder="Folder name"
        autoComplete="off"
        maxLength={255}
        data-autofocus
        {...form.field('name')}
      />
      <TextArea label="Description" hint="Optional" rows={3} maxLength={2000} {...form.field('description')} />
      {children}
      <AccessLevelSelect hint={folderVisibility(level, above, users?.length)} {...form.register('accessLevel')} />
    </>
  );
}
