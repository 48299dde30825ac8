import { useQueryClient } from '@tanstack/react-query';
import type { ProblemCode } from '#contract/types.ts';
import { problemCode } from '#web/api/api-error.ts';
import { refetchLists } from '#web/api/query-client.ts';
import { toast } from '#web/ui/feedback/toast.ts';

const words = new Map<ProblemCode | undefined, string>([
  [
    'approval-superseded',
    'There is a newer version, or these are not the bytes that you looked at. Look at the newest version first.',
  ],
  ['approval-over', 'This request has been decided or withdrawn meanwhile.'],
  ['approval-not-required', 'The folder of this document does not require approval any more.'],
  ['approval-pending', 'Approval of this version has been asked for already.'],
  ['approver-missing', 'There are not enough administrators and managers who could approve this version.'],
  [
    'approval-own',
    'Somebody else has to decide: you uploaded these bytes, asked for their approval, or others are named for it.',
  ],
]);

/** Shows a message if the state has changed, and refreshes the panel. */
export function useApprovalConflicts(onConflict: () => void): (error: unknown) => boolean {
  const queryClient = useQueryClient();
  return (error) => {
    const message = words.get(problemCode(error));
    if (message === undefined) return false;
    toast({ title: 'Not possible', message, tone: 'destructive' });
    onConflict();
    void refetchLists(queryClient);
    return true;
  };
}
