import { Eye, EyeOff, Stamp } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useListFolders } from '#contract/hooks/folders.ts';
import type { Folder } from '#contract/types.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import type { FolderForm } from '../folder-form.ts';
import { requiredAbove } from '#web/domain/folders/required-above.ts';
import { usePreviewFolderApproval } from '#contract/hooks/approvals.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx';
import { effectInWords } from './effect-in-words.ts';

interface ApprovalFieldProps {
  form: UseFormReturn<FolderForm>;
  /** Null for a new folder, which contains nothing to hide. */
  folder: Folder | null;
}

/** The folder's switch, what it inherits, and the effect of a change. */
export function ApprovalField({ form, folder }: ApprovalFieldProps) {
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
      {above !== null && (
        <Notice icon={Stamp}>
          Whatever is chosen here, documents in it need approval: the folder “{above.name}” above requires it.
        </Notice>
      )}
      {above === null && folder !== null && isOn !== (folder.approvalRequired ?? false) && (
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
