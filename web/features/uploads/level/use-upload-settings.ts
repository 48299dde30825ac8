import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { versionComment } from '#web/domain/files/version-comment.ts';
import { RegisterDocumentBody } from '#contract/zod/documents.ts';
import type { Folder } from '#contract/types.ts';
import type { UploadBatch } from '../batch/upload-batch.ts';
import { useKeptDraft } from '../batch/use-kept-draft.ts';
import type { ProcessJob } from '../engine/process-uploads.ts';
import { useFolderLevel } from './use-folder-level.ts';

export type UploadSettings = ProcessJob['settings'];

const sharedSettings = RegisterDocumentBody.pick({ accessLevel: true, downloadRestricted: true })
  .required()
  .extend({ comment: versionComment.optional() });

export function useUploadSettings(folders: readonly Folder[], folderId: string | null, batch: UploadBatch) {
  const [draft] = useState(batch.draft?.kind === 'files' ? batch.draft.values : null);
  const form = useForm<UploadSettings>({
    resolver: zodResolver(sharedSettings),
    defaultValues: draft ?? { accessLevel: 'public', downloadRestricted: false, comment: '' },
  });
  useKeptDraft(form, (values) => batch.keepDraft({ kind: 'files', values }));
  const [isChosen, setIsChosen] = useState(draft !== null);
  useFolderLevel(folders, folderId, isChosen, (level) => form.setValue('accessLevel', level));
  const [accessLevel, downloadRestricted] = useWatch({
    control: form.control,
    name: ['accessLevel', 'downloadRestricted'],
  });
  return {
    settings: { accessLevel, downloadRestricted },
    handleSubmit: form.handleSubmit,
    fields: {
      accessLevel: form.register('accessLevel', { onChange: () => setIsChosen(true) }),
      downloadRestricted: form.register('downloadRestricted'),
    },
    comment: { ...form.register('comment'), error: form.formState.errors.comment?.message },
  };
}
