import { useDecideApproval, useListDocumentApprovals } from '#contract/hooks/approvals.ts';
import type { Approval, Document } from '#contract/types.ts';
import { useChange } from '#web/api/use-change.ts';
import { commentForm, noComment } from '#web/domain/files/version-comment.ts';
import { approvalWords } from '#web/domain/words/approval-words.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { useApprovalConflicts } from './approval-conflicts.ts';
import { notRequired, VersionFacts } from './version-facts.tsx';

interface DecideApprovalDialogProps {
  document: Document;
  approval: Approval;
  decision: 'approve' | 'reject';
  size: number | null;
  onClose: () => void;
}

/** Shows exactly what is decided on. The server refuses if it has changed. */
export function DecideApprovalDialog({ document, approval, decision, size, onClose }: DecideApprovalDialogProps) {
  const form = useSchemaForm(commentForm, noComment);
  const decide = useChange(useDecideApproval, approvalWords.decideApproval);
  const catches = useApprovalConflicts(() => form.getValues('comment') === '' && onClose());
  const { id, version, sha256, name, note } = approval;
  const { data: approvals } = useListDocumentApprovals(document.id, { query: { enabled: false } });
  const waiting = approvals?.find(({ state }) => state === 'pending');
  const next = waiting ? ` Version ${waiting.version} does: look at it first.` : '';
  const isOver = approvals !== undefined && waiting?.id !== id;
  const over = isOver ? `Version ${version} does not wait for a decision any more.${next}` : notRequired(document);
  const submit = form.handleSubmit(({ comment }) =>
    decide.run(
      { id, data: { decision, version, sha256, ...(comment !== '' && { comment }) } },
      { done: onClose, catches },
    ),
  );
  const verb = decision === 'approve' ? 'Approve' : 'Reject';
  return (
    <FormDialog
      title={`${verb} Version ${version}`}
      description={
        decision === 'approve'
          ? 'Once it is approved, analysts and viewers see this version'
          : 'Nothing changes for analysts and viewers'
      }
      action={`${verb} Version`}
      isDisabled={over !== null}
      isBusy={decide.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <VersionFacts {...{ version, name, size, sha256, over }} />
      {note !== null && (
        <p className="text-cell break-words whitespace-pre-line">
          <span className="block text-caption text-text-subtle">Note of the request</span>
          {note}
        </p>
      )}
      <TextArea label="Comment" rows={2} hint="Optional, kept with the decision" {...form.field('comment')} />
    </FormDialog>
  );
}
