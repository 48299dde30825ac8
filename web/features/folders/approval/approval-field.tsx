import { Stamp } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useListFolders } from '#contract/hooks/folders.ts';
import type { Folder } from '#contract/types.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import type { FolderForm } from '../folder-form.ts';
import { ApprovalEffect } from './approval-effect.tsx';
import { requiredAbove } from '#web/domain/folders/required-above.ts';

interface ApprovalFieldProps {
  form: UseFormReturn<FolderForm>;
  /** Null for a new one, in which there is nothing to hide. */
  folder: Folder | null;
}

/** The folder's own switch, what it inherits, and what would come of another choice. */
export function ApprovalField({ form, folder }: ApprovalFieldProps) {
  // The page has them already; it asks for them again itself.
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
