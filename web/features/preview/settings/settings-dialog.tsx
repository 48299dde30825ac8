import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { isUnauthorized, serverMessage } from '#web/api/api-error.ts';
import { UpdateDocumentSettingsBody } from '#contract/zod/documents.ts';
import { useUpdateDocumentSettings } from '#contract/hooks/documents.ts';
import type { Document } from '#contract/types.ts';
import { useOneAtATime } from '#web/api/use-one-at-a-time.ts';
import { AccessLevelSelect } from '#web/domain/access/access-level-select.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { RestrictionSummary } from './restriction-summary.tsx';

interface SettingsDialogProps {
  document: Document;
  onClose: () => void;
}

/** Access level and restrictions of a document, saved together. What nobody has touched is what the list has now. */
export function SettingsDialog({ document, onClose }: SettingsDialogProps) {
  const formId = useId();
  const once = useOneAtATime();
  const update = useUpdateDocumentSettings({
    mutation: {
      onSuccess: () => {
        toast({ title: 'Settings Updated', message: 'Document restrictions have been updated successfully.' });
        onClose();
      },
      onError: (error) => {
        if (isUnauthorized(error)) return;
        const message = serverMessage(error) ?? 'Failed to update document settings.';
        toast({ title: 'Update Failed', message, tone: 'destructive' });
      },
    },
  });
  const { accessLevel, downloadRestricted, printingRestricted } = document;
  const form = useForm({
    resolver: zodResolver(UpdateDocumentSettingsBody),
    values: { accessLevel, downloadRestricted, printingRestricted },
    resetOptions: { keepDirtyValues: true },
  });
  const chosen = useWatch({ control: form.control });
  const save = form.handleSubmit((data) => once(() => update.mutateAsync({ id: document.id, data })));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title="Document Settings"
      description={document.name}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={update.isPending}>
            Save Settings
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate className="grid grid-cols-1 gap-4">
        <AccessLevelSelect data-autofocus {...form.register('accessLevel')} />
        <div className="grid gap-1">
          <Switch label="Restrict downloads" {...form.register('downloadRestricted')} />
          <Switch label="Restrict printing" {...form.register('printingRestricted')} />
        </div>
        <RestrictionSummary
          settings={{ accessLevel, downloadRestricted, printingRestricted, ...chosen }}
          mimeType={document.mimeType}
        />
      </form>
    </Dialog>
  );
}
