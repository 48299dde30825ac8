import { useWatch } from 'react-hook-form';

import { UpdateDocumentSettingsBody } from '#contract/zod/documents.ts';
import { useUpdateDocumentSettings } from '#contract/hooks/documents.ts';
import type { Document } from '#contract/types.ts';
import { useChange } from '#web/api/use-change.ts';
import { documentWords } from '#web/domain/words/document-words.ts';
import { AccessLevelSelect } from '#web/domain/access/access-level-select.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { RestrictionSummary } from './restriction-summary.tsx';

/** Access level and restrictions of a document, saved together. Untouched values follow the list. */
export function SettingsDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const update = useChange(useUpdateDocumentSettings, documentWords.updateDocumentSettings);
  const { accessLevel, downloadRestricted, printingRestricted } = document;
  const form = useSchemaForm(UpdateDocumentSettingsBody, { accessLevel, downloadRestricted, printingRestricted });
  const chosen = useWatch({ control: form.control });
  const save = form.handleSubmit((data) => update.run({ id: document.id, data }, { done: onClose }));
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title="Document Settings"
      description={document.name}
      action="Save Settings"
      isBusy={update.isPending}
      onSubmit={save}
    >
      <AccessLevelSelect data-autofocus {...form.register('accessLevel')} />
      <div className="grid gap-1">
        <Switch label="Restrict downloads" {...form.register('downloadRestricted')} />
        <Switch label="Restrict printing" {...form.register('printingRestricted')} />
      </div>
      <RestrictionSummary
        settings={{ accessLevel, downloadRestricted, printingRestricted, ...chosen }}
        mimeType={document.mimeType}
      />
    </FormDialog>
  );
}
