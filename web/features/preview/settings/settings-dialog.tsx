import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Check, CircleMinus, TriangleAlert } from 'lucide-react';
import { UpdateDocumentSettingsBody } from '#contract/zod/documents.ts';
import { listDocuments, updateDocumentSettings, useListDocuments } from '#contract/hooks/documents.ts';
import type { Document, DocumentSettings } from '#contract/types.ts';
import { useOverLatest } from '#web/api/over-latest.ts';
import { useChange } from '#web/api/use-change.ts';
import { documentWords } from '#web/domain/words/document-words.ts';
import { AccessLevelSelect } from '#web/domain/access/access-level-select.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { AccessBadge } from '#web/domain/access/access-badge.tsx';
import { isDownloadRestricted, settingsOf } from '#web/domain/access/restrictions.ts';
import { isSealed, restrictionSummary } from '../restrictions.ts';

/** Access level and restrictions of a document, saved together. Untouched values follow the list, fetched anew. */
export function SettingsDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  useListDocuments();
  const update = useChange(useUpdateLatest, documentWords.updateDocumentSettings);
  const shown = settingsOf(document);
  const [first] = useState(shown);
  const form = useSchemaForm(UpdateDocumentSettingsBody, shown);
  const chosen = useWatch({ control: form.control });
  const save = form.handleSubmit((sent) => update.run({ id: document.id, sent, shown, first }, { done: onClose }));
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
      <RestrictionSummary settings={{ ...shown, ...chosen }} mimeType={document.mimeType} />
    </FormDialog>
  );
}

const useUpdateLatest = () =>
  useOverLatest('updateDocumentSettings', {
    list: listDocuments,
    valuesOf: settingsOf,
    write: (id, values, _latest, init) => updateDocumentSettings(id, values, init),
    compared: Object.values,
  });

function RestrictionSummary({ settings, mimeType }: { settings: DocumentSettings; mimeType: Document['mimeType'] }) {
  return (
    <section aria-label="Current restrictions" className="rounded-xl border border-border bg-surface-sunken px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-group">Current restrictions</h3>
        <AccessBadge level={settings.accessLevel} />
      </div>
      <ul className="mt-2 grid gap-1 text-cell text-text-muted">
        {restrictionSummary(settings).map((line) => (
          <li key={line} className="flex items-center gap-2">
            {line.endsWith('restricted') ? (
              <CircleMinus size={14} aria-hidden className="text-danger" />
            ) : (
              <Check size={14} aria-hidden className="text-success" />
            )}
            {line}
          </li>
        ))}
      </ul>
      {settings.downloadRestricted && (
        <p className="mt-2 text-caption text-text-subtle">
          {isDownloadRestricted(settings)
            ? 'Nobody can download a confidential document with restricted downloads.'
            : 'Its downloads are restricted once it is confidential.'}
        </p>
      )}
      {isSealed({ ...settings, mimeType }) && (
        <p role="alert" className="mt-2 flex gap-2 text-caption text-warning">
          <TriangleAlert size={14} aria-hidden className="mt-px flex-none" />
          This type of file has no preview: with these settings nobody can open it, administrators included.
        </p>
      )}
    </section>
  );
}
