import { useQueryClient } from '@tanstack/react-query';
import * as zod from 'zod';
import { useRequestApproval } from '#contract/hooks/approvals.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import type { Document, DocumentVersion, User } from '#contract/types.ts';
import { invalidParams } from '#web/api/invalid-params.ts';
import { refetchLists } from '#web/api/query-client.ts';
import { useChange } from '#web/api/use-change.ts';
import { versionComment } from '#web/domain/files/version-comment.ts';
import { displayName } from '#web/domain/people/person.ts';
import { approvalWords } from '#web/domain/words/approval-words.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { useApprovalConflicts } from './approval-conflicts.ts';
import { canDecide } from './can-decide.ts';
import { notRequired, VersionFacts } from './version-facts.tsx';

interface RequestApprovalDialogProps {
  document: Document;
  version: DocumentVersion & { sha256: string };
  /** All versions, since uploaders of these bytes cannot approve them. */
  versions: readonly DocumentVersion[];
  onClose: () => void;
}

const requestForm = zod.object({ note: versionComment, approverIds: zod.array(zod.string()) });
const empty = { note: '', approverIds: [] };

/** Requests approval of exactly the bytes of the newest version. */
export function RequestApprovalDialog({ document, version, versions, onClose }: RequestApprovalDialogProps) {
  const { id: userId } = useCurrentUser();
  const { data: users } = useListUsers({ deactivated: 'true' });
  const form = useSchemaForm(requestForm, empty);
  const request = useChange(useRequestApproval, approvalWords.requestApproval);
  const catchConflict = useApprovalConflicts(() => form.getValues('note') === '' && onClose());
  const queryClient = useQueryClient();
  const { version: number, sha256, size } = version;
  const over = notRequired(document);
  const approvers = possibleApprovers(users ?? [], versions, sha256, userId);
  /** Another user chooses again, rather than asking fewer people or everybody. */
  const drop = (lost: readonly string[]) => {
    const names = users?.flatMap((user) => (lost.includes(user.id) ? [displayName(user)] : []));
    const left = form.getValues('approverIds').filter((id) => !lost.includes(id));
    form.setValue('approverIds', left);
    form.setError('approverIds', { message: `${names?.join(', ')} cannot approve this any more: choose again` });
    void refetchLists(queryClient);
  };
  const submit = form.handleSubmit(async ({ note, approverIds }) => {
    const lost = approverIds.filter((id) => !approvers.some((user) => user.id === id));
    if (lost.length > 0) {
      drop(lost);
      return;
    }
    const catches = (error: unknown) => {
      const refused = invalidParams(error)?.filter(({ name }) => name.startsWith('approverIds'));
      if (!refused?.[0]) return catchConflict(error);
      const named = refused.flatMap(({ name }) => approverIds[Number(name.split('.')[1])] ?? []);
      if (named.length > 0) drop(named);
      else form.setError('approverIds', { message: refused[0].reason });
      return true;
    };
    await request.run(
      { id: document.id, data: { version: number, sha256, approverIds, ...(note !== '' && { note }) } },
      { done: onClose, catches },
    );
  });
  return (
    <FormDialog
      title="Request Approval"
      description="Until it is approved, nothing changes for analysts and viewers"
      action="Request Approval"
      isDisabled={over !== null}
      isBusy={request.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <VersionFacts version={number} name={document.name} {...{ size, sha256, over }} />
      <TextArea label="Note" rows={2} hint="Optional, for the approvers" {...form.field('note')} />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-cell font-label text-text">Approvers</legend>
        <div className="grid max-h-56 gap-2 overflow-y-auto rounded-lg border border-border p-3">
          {approvers.map((user) => (
            <Checkbox
              key={user.id}
              value={user.id}
              label={`${displayName(user)} (${user.role})`}
              {...form.register('approverIds')}
            />
          ))}
          {users && approvers.length === 0 && (
            <p className="text-cell text-text-subtle">Nobody else could approve this.</p>
          )}
        </div>
        <p className="mt-1 text-caption text-text-subtle">
          Choose nobody to let any administrator or manager decide, except those who uploaded or requested it.
        </p>
        {form.formState.errors.approverIds && (
          <p role="alert" className="mt-1 text-caption text-danger">
            {form.formState.errors.approverIds.message}
          </p>
        )}
      </fieldset>
    </FormDialog>
  );
}

/** Possible approvers: administrators and managers, except for the requester and the uploaders of these bytes. */
function possibleApprovers(
  users: readonly User[],
  versions: readonly DocumentVersion[],
  sha256: string,
  requesterId: string,
): User[] {
  const uploaders = new Set(versions.filter((one) => one.sha256 === sha256).map(({ uploadedById }) => uploadedById));
  return users.filter((user) => canDecide(user) && user.id !== requesterId && !uploaders.has(user.id));
}
