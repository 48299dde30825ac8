import { type KeyboardEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useListFolders } from '#contract/hooks/folders.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FolderSelect } from '#web/domain/folders/folder-select.tsx';
import type { UploadBatch } from '../batch/upload-batch.ts';
import { DiscardUploadsDialog } from '../discard/discard-uploads-dialog.tsx';
import { DropZone } from '../files/drop-zone.tsx';
import { accessLabel } from '#web/domain/access/access-level.ts';
import { AccessLevelSelect } from '#web/domain/access/access-level-select.tsx';
import { ApprovalNote } from '../level/approval-note.tsx';
import { useFolderLevel } from '../level/use-folder-level.ts';
import { becomesVersion } from './next-version.ts';
import { chosenFolder } from './upload-document-form.ts';
import { UploadRow } from '../files/upload-row.tsx';
import { useDiscardQuestion } from '../discard/use-discard-question.ts';
import { type NextVersion, useUploadDocument } from './use-upload-document.ts';
import { Fingerprint, History, type LucideIcon, ScrollText, Stamp } from 'lucide-react';

interface UploadDocumentDialogProps {
  /** The initial folder; null for the root. */
  folderId: string | null;
  /** A file from the tray, with the input for it. */
  waiting?: UploadBatch;
  /** For the next version of a document: name, folder, level and restriction are fixed. */
  version?: NextVersion;
  onClose: () => void;
}

/** Uploads one document and registers it with a name, a folder and an access level. */
export function UploadDocumentDialog({ folderId, waiting, version, onClose }: UploadDocumentDialogProps) {
  const { data: folders = [] } = useListFolders();
  const { form, engine, items, item, existing, kept, pick, submit, isLevelChosen, isSaving, discard, nextOf } =
    useUploadDocument(folderId, onClose, { waiting, version });
  const question = useDiscardQuestion(items, onClose);
  const picker = useRef<HTMLButtonElement>(null);
  const chosen = chosenFolder(useWatch({ control: form.control, name: 'folderId' }));
  useFolderLevel(folders, chosen, isLevelChosen, (level) => form.setValue('accessLevel', level));
  const handleLevel = () => form.setValue('isLevelChosen', true);
  const { errors } = form.formState;
  return (
    <FormDialog
      onClose={waiting === undefined ? question.close : onClose}
      // A file has its own question, and what waits in the tray is kept.
      {...((question.hasStakes || waiting) && { isDirty: false })}
      size="lg"
      initialFocus={picker}
      title={nextOf ? 'Upload New Version' : 'Upload Document'}
      description={nextOf?.name ?? 'One file, stored in this data room and watermarked in every preview'}
      action={nextOf ? 'Upload New Version' : 'Upload Document'}
      isDisabled={item?.status !== 'uploaded'}
      isBusy={isSaving}
      busyLabel="Processing..."
      onSubmit={submit}
      onKeyDown={(event) => submitByEnter(event, submit)}
      question={
        <DiscardUploadsDialog
          isOpen={question.isAsking}
          items={items}
          phase={isSaving ? 'sent' : 'idle'}
          onKeep={question.keep}
          onDiscard={discard}
        />
      }
    >
      <DropZone
        title={item === undefined ? 'Drop a file here' : 'Drop another file to replace it'}
        hint="One file, up to 50 MB"
        buttonLabel="Choose File"
        isDisabled={isSaving}
        buttonRef={picker}
        onPick={(picked) => (picked instanceof Promise ? void picked.then(pick) : pick(picked))}
      />
      {item !== undefined && (
        <div className="rounded-xl border border-border">
          <UploadRow item={item} uploads={engine} />
        </div>
      )}
      {nextOf && (
        <p className="text-cell text-text-muted">
          This becomes version {nextOf.version + 1}. The document keeps its name, its level (
          {accessLabel(nextOf.accessLevel)}), its restrictions and who has access.
        </p>
      )}
      {!nextOf && (
        <TextField
          label="Name"
          autoComplete="off"
          hint={existing === undefined ? 'Pre-filled from the file name' : becomesVersion(existing.version + 1)}
          error={errors.name?.message}
          {...form.register('name')}
        />
      )}
      <TextArea
        label="Description"
        rows={2}
        placeholder={existing?.description ?? undefined}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <TextField
        label="What changed"
        autoComplete="off"
        hint={existing === undefined ? 'Optional, kept with this version' : `Kept with version ${existing.version + 1}`}
        error={errors.comment?.message}
        {...form.register('comment')}
      />
      {!nextOf && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <FolderSelect
              label="Folder"
              folders={folders}
              value={chosen ?? ''}
              rootLabel="Home"
              {...form.register('folderId')}
            />
            {kept ? (
              <AccessLevelSelect key="kept" value={kept.accessLevel} disabled hint="The document keeps its own level" />
            ) : (
              <AccessLevelSelect {...form.register('accessLevel', { onChange: handleLevel })} />
            )}
          </div>
          {kept ? (
            <Checkbox key="kept" label="Restrict downloads" checked={kept.downloadRestricted} disabled />
          ) : (
            <Checkbox label="Restrict downloads" {...form.register('downloadRestricted')} />
          )}
        </>
      )}
      <ApprovalNote folders={folders} folderId={chosen} />
      <SecurityNotes />
    </FormDialog>
  );
}

/** A disabled submit button ignores Enter, and the message about what is missing would not appear. */
function submitByEnter(event: KeyboardEvent, submit: () => Promise<void>): void {
  const isField = event.target instanceof HTMLInputElement && event.target.type !== 'file';
  if (event.key !== 'Enter' || !isField || event.nativeEvent.isComposing) return;
  event.preventDefault();
  void submit();
}

const notes: readonly { icon: LucideIcon; text: string }[] = [
  { icon: Stamp, text: 'Watermarking of every preview' },
  { icon: ScrollText, text: 'Audit logging of every access' },
  { icon: History, text: 'Automatic versioning by name' },
  { icon: Fingerprint, text: 'Recording of IP address and session' },
];

/** What the data room does with a document, shown before uploading. */
function SecurityNotes() {
  return (
    <section aria-label="Security notes" className="rounded-xl border border-border bg-surface-sunken px-4 py-3">
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {notes.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-2 text-caption text-text-muted">
            <Icon size={14} aria-hidden className="text-text-subtle" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
