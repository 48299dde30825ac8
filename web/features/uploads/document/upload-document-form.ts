import * as zod from 'zod';
import { RegisterDocumentBody } from '#contract/zod/documents.ts';
import { accessLevelValues, type Document, type RegisterDocumentRequest } from '#contract/types.ts';
import { requiredText } from '#web/domain/names/required-text.ts';
import { versionComment } from '#web/domain/files/version-comment.ts';
import type { UploadItem } from '../engine/upload-item.ts';

/** The typed part of a registration; the rest comes from the file. */
export const uploadDocumentForm = RegisterDocumentBody.pick({ accessLevel: true, downloadRestricted: true }).extend({
  name: requiredText('Document name is required').max(255, 'A name has at most 255 characters'),
  description: zod.string().trim().max(2000, 'A description has at most 2,000 characters'),
  comment: versionComment,
  folderId: zod.string(),
  /** A level taken over from the folder is not a choice of the user. */
  isLevelChosen: zod.boolean(),
});

export type UploadDocumentForm = zod.output<typeof uploadDocumentForm>;

export type UploadDocumentFields = zod.input<typeof uploadDocumentForm>;

type Kept = Pick<UploadDocumentForm, 'accessLevel' | 'downloadRestricted'>;

/** As the server decides for the next version: the document's own, or stricter ones that were chosen. */
export function keptBy(existing: Document, chosen: { [K in keyof Kept]?: Kept[K] | undefined }): Kept {
  const { accessLevel, downloadRestricted } = existing;
  const level = chosen.accessLevel ?? accessLevel;
  const isStricter = accessLevelValues.indexOf(level) > accessLevelValues.indexOf(accessLevel);
  return {
    accessLevel: isStricter ? level : accessLevel,
    downloadRestricted: downloadRestricted || (chosen.downloadRestricted ?? false),
  };
}

/** The folder select's value for no folder is empty or ROOT; both mean null. */
export function chosenFolder(value: string): string | null {
  return value === '' || value === 'ROOT' ? null : value;
}

/**
 * The registration of an uploaded file: always the same eight properties, and the comment if there is one. A version
 * without its own description keeps the document's. @param kept level and restriction of a next version
 */
export function toRegistration(
  form: UploadDocumentForm,
  item: UploadItem,
  documentURL: string,
  existing: Document | undefined,
  kept: Kept = form,
): RegisterDocumentRequest {
  return {
    documentURL,
    name: form.name,
    description: form.description === '' ? (existing?.description ?? null) : form.description,
    folderId: chosenFolder(form.folderId),
    mimeType: item.type,
    size: item.size,
    accessLevel: kept.accessLevel,
    downloadRestricted: kept.downloadRestricted,
    ...(form.comment !== '' && { comment: form.comment }),
  };
}
