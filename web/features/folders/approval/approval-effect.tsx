import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { usePreviewFolderApproval } from '#contract/hooks/approvals.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { effectInWords } from './effect-in-words.ts';

/** How many documents would vanish for analysts and viewers, or become visible, before that is saved. */
export function ApprovalEffect({ folderId, isOn }: { folderId: string; isOn: boolean }) {
  const { data, isError, refetch } = usePreviewFolderApproval(folderId);
  if (data === undefined && isError) {
    return (
      <Notice icon={CircleAlert} tone="warning">
        <div className="flex flex-wrap items-center justify-between gap-2">
          What this hides or shows could not be counted. It can be saved all the same.
          <Button size="sm" onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      </Notice>
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
