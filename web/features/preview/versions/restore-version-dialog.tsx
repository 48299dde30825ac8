import { useRestoreDocumentVersion } from '#contract/hooks/versions.ts';
import type { Document } from '#contract/types.ts';
import { useChange } from '#web/api/use-change.ts';
import { commentForm, noComment } from '#web/domain/files/version-comment.ts';
import { documentWords } from '#web/domain/words/document-words.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';

interface RestoreVersionDialogProps {
  document: Document;
  version: number;
  onClose: () => void;
}

export function RestoreVersionDialog({ document, version, onClose }: RestoreVersionDialogProps) {
  const restore = useChange(useRestoreDocumentVersion, documentWords.restoreDocumentVersion);
  const form = useSchemaForm(commentForm, noComment);
  const submit = form.handleSubmit(({ comment }) =>
    restore.run(
      { id: document.id, version: String(version), ...(comment !== '' && { data: { comment } }) },
      { done: onClose },
    ),
  );
  return (
    <FormDialog
      size="sm"
      title={`Restore Version ${version}`}
      description={`Version ${version} becomes the newest again, as version ${document.version + 1}. Nothing is removed.`}
      action="Restore Version"
      isBusy={restore.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label="What changed"
        rows={2}
        hint={`Optional, kept with version ${document.version + 1}`}
        {...form.field('comment')}
      />
    </FormDialog>
  );
}
