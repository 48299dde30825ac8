import type { ReactNode } from 'react';
import type { Folder } from '#contract/types.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useListFolders } from '#contract/hooks/folders.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import { folderVisibility } from '#web/domain/access/folder-visibility.ts';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { AccessLevelSelect } from '#web/domain/access/access-level-select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Eye, EyeOff, Stamp } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import type { FolderForm, FolderFormApi } from './folder-form.ts';
import { requiredAbove } from '#web/domain/folders/required-above.ts';
import { usePreviewFolderApproval } from '#contract/hooks/approvals.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx';
import { effectInWords } from './approval/effect-in-words.ts';

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

interface ApprovalFieldProps {
  form: UseFormReturn<FolderForm>;
  /** Null for a new folder, which contains nothing to hide. */
  folder: Folder | null;
}

function ApprovalField({ form, folder }: ApprovalFieldProps) {
  // The page has loaded them, and refetches them itself.
  const { data: folders = [] } = useListFolders({ query: { refetchOnMount: false } });
  const [parentId, isOn] = useWatch({ control: form.control, name: ['parentId', 'approvalRequired'] });
  const above = requiredAbove(folders, parentId);
  return (
    <div className="grid gap-2">
      <Switch
        label="Documents need approval"
        hint="Analysts and viewers see the last approved version of a document, and nothing that was never approved."
        {...form.register('approvalRequired')}
      />
      {above && (
        <Notice icon={Stamp}>
          Whatever is chosen here, documents in it need approval: the folder “{above.name}” above requires it.
        </Notice>
      )}
      {!above && folder !== null && isOn !== (folder.approvalRequired ?? false) && (
        <ApprovalEffect folderId={folder.id} isOn={isOn} />
      )}
    </div>
  );
}

/** How many documents would become hidden or visible for analysts and viewers, before saving. */
function ApprovalEffect({ folderId, isOn }: { folderId: string; isOn: boolean }) {
  const { data, isError, refetch } = usePreviewFolderApproval(folderId);
  if (data === undefined && isError) {
    return (
      <RetryNotice onRetry={() => void refetch()}>
        What this hides or shows could not be counted. It can be saved all the same.
      </RetryNotice>
    );
  }
  const changes = data !== undefined && data.unapproved > 0;
  return (
    <Notice icon={isOn ? EyeOff : Eye} tone={changes ? 'warning' : 'neutral'}>
      <span role="status" className="block">
        {data === undefined ? (
          <>
            <span className="sr-only">Counting the documents...</span>
            <Skeleton className="h-4 w-3/4" />
          </>
        ) : (
          effectInWords(data, isOn)
        )}
      </span>
    </Notice>
  );
}
