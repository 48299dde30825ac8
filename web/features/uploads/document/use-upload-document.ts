import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useListDocuments, useRegisterDocument } from '#contract/hooks/documents.ts';
import { useChange } from '#web/api/use-change.ts';
import { documentWords } from '#web/domain/words/document-words.ts';
import { counted } from '#web/format/counted.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { Document } from '#contract/types.ts';
import type { DroppedFiles } from '#web/domain/files/dropped-files.ts';
import { isAccepted } from '../files/file-too-large.ts';
import { takenNames, type TakenNames } from './next-version.ts';
import {
  chosenFolder,
  keptBy,
  toRegistration,
  type UploadDocumentFields,
  type UploadDocumentForm,
  uploadDocumentForm,
} from './upload-document-form.ts';
import type { SettledUploads } from '../engine/upload-engine.ts';
import { registrationFailed } from '../engine/store-file.ts';
import { SINGLE_UPLOAD_FILES } from '../engine/upload-limits.ts';
import { noteSent } from '../batch/batch-ports.ts';
import type { UploadBatch } from '../batch/upload-batch.ts';
import { useKeptDraft } from '../batch/use-kept-draft.ts';
import { useUploadBatch } from '../batch/use-upload-batch.ts';

const storing = {};
const showError = (message: string) => toast({ title: 'Error', message, tone: 'destructive', isPassing: true });

/** The document whose next version the file becomes, whatever its name. */
export interface NextVersion {
  of: Document;
  file: File;
}

type Choice = Omit<UploadDocumentFields, 'description' | 'comment'>;

/** Uploads one document: the transfer starts at once, details are entered meanwhile, and submitting registers it. */
export function useUploadDocument(
  folderId: string | null,
  onDone: () => void,
  { waiting, version }: { waiting?: UploadBatch | undefined; version?: NextVersion | undefined },
) {
  const { batch, state } = useUploadBatch(folderId, showSettled, waiting);
  const { engine } = batch;
  const { items } = state;
  const item = items.at(-1);
  const [draft] = useState(batch.draft?.kind === 'document' ? batch.draft : null);
  const form = useForm({
    resolver: zodResolver(uploadDocumentForm),
    defaultValues: draft?.values ?? {
      name: version?.of.name ?? '',
      description: '',
      comment: '',
      folderId: folderId ?? '',
      accessLevel: 'public',
      isLevelChosen: false,
      downloadRestricted: false,
    },
  });
  const discard = () => {
    batch.discard();
    onDone();
  };
  const prefilled = useRef(item?.name ?? '');
  const { run, isPending: isSaving } = useChange(useRegisterDocument, documentWords.registerDocument);
  const { data: documents, refetch } = useListDocuments();
  const begun = version?.of ?? draft?.nextOf;
  const taken = useMemo(() => takenNames(documents ?? []), [documents]);
  /** The document that the upload becomes a version of, and what that keeps. */
  const versionIn = (listed: readonly Document[], named: TakenNames, values: Choice) => {
    const nextOf = listed.find(({ id }) => id === begun?.id) ?? begun;
    const existing = nextOf ?? named(chosenFolder(values.folderId), values.name.trim());
    const { accessLevel, isLevelChosen, downloadRestricted } = values;
    const kept = existing && keptBy(existing, { ...(isLevelChosen && { accessLevel }), downloadRestricted });
    return { nextOf, existing, kept };
  };
  const [name, folder, accessLevel, isLevelChosen, downloadRestricted] = useWatch({
    control: form.control,
    name: ['name', 'folderId', 'accessLevel', 'isLevelChosen', 'downloadRestricted'],
  });
  const choice = { name, folderId: folder, accessLevel, isLevelChosen, downloadRestricted };
  const shown = versionIn(documents ?? [], taken, choice);
  const keep = (values: UploadDocumentFields) => batch.keepDraft({ kind: 'document', values, nextOf: shown.nextOf });
  useKeptDraft(form, keep);

  const pick = useCallback(
    ({ files, unreadable }: DroppedFiles) => {
      const [first] = files;
      if (unreadable > 0) showError(`${counted(unreadable, 'file')} could not be read`);
      if (files.length > SINGLE_UPLOAD_FILES) showError('Please upload one file at a time');
      if (first === undefined || files.length > SINGLE_UPLOAD_FILES || !isAccepted(first.file)) return;
      engine.clear();
      engine.add([{ file: first.file, folders: [] }]);
      const typed = form.getValues('name');
      if (typed !== '' && typed !== prefilled.current) return;
      prefilled.current = first.file.name;
      form.setValue('name', first.file.name, { shouldValidate: true });
    },
    [engine, form],
  );

  const save = async (values: UploadDocumentForm) => {
    const uploaded = engine.items().at(-1);
    if (uploaded?.status !== 'uploaded' || uploaded.url === null) {
      showError('Please upload a file first');
      return;
    }
    batch.decideElsewhere(true);
    // The list has the document that gets a version, with the level and description that the version keeps.
    const listed = documents && !shown.existing ? documents : ((await refetch()).data ?? []);
    const { nextOf, existing, kept } = versionIn(listed, takenNames(listed), values);
    // The document may have been renamed or moved meanwhile.
    const place = nextOf && { name: nextOf.name, folderId: nextOf.folderId ?? '' };
    const fields = toRegistration({ ...values, ...place }, uploaded, uploaded.url, existing, kept);
    const data = { ...fields, ...(nextOf && { nextVersionOf: nextOf.id }) };
    const isThere = noteSent(batch.sent, data);
    const catches = (error: unknown) => {
      if (!isThere(error)) return false;
      toast(documentWords.registerDocument.done);
      batch.ports.refetch();
      discard();
      return true;
    };
    const failed = (error: unknown) => {
      const failure = registrationFailed(error);
      if (failure.isLost) engine.dispatch(uploaded.id, failure);
    };
    await run({ data }, { done: discard, catches, failed });
    batch.decideElsewhere(false);
  };

  const { file } = version ?? {};
  const keepBegun = useEffectEvent(() => keep(form.getValues()));
  useEffect(() => {
    if (file === undefined) return;
    keepBegun();
    pick({ files: [{ file, folders: [] }], directories: [], unreadable: 0 });
  }, [file, pick]);

  /** A missing file is reported first; fields still show their errors. */
  const submit = form.handleSubmit(save, () => {
    if (item?.status !== 'uploaded') showError('Please upload a file first');
  });
  return { form, engine, items, item, ...shown, pick, submit, isLevelChosen, isSaving, discard };
}

function showSettled({ stored, failed }: SettledUploads): void {
  const [failure] = failed;
  if (failure?.error != null) toast({ title: 'Error', message: failure.error, tone: 'destructive', about: storing });
  else if (stored.length > 0) toast({ title: 'Success', message: 'File uploaded successfully', about: storing });
}
