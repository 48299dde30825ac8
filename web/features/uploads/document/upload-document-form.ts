import * as zod from 'zod';

import { RegisterDocumentBody } from '#contract/zod/documents.ts';
import { accessLevelValues, type Document, type RegisterDocumentRequest } from '#contract/types.ts';
import { versionComment } from '#web/domain/files/version-comment.ts';
import type { UploadItem } from '../engine/upload-item.ts';

/** The part of a registration that a person types; the file brings the rest. */
export const uploadDocumentForm = RegisterDocumentBody.pick({ accessLevel: true, downloadRestricted: true }).extend({
  name: zod.string().trim().min(1, 'Document name is required').max(255, 'A name has at most 255 characters'),
  description: zod.string().trim().max(2000, 'A description has at most 2,000 characters'),
  comment: versionComment,
  folderId: zod.string(),
});

export type UploadDocumentForm = zod.output<typeof uploadDocumentForm>;

export type UploadDocumentFields = zod.input<typeof uploadDocumentForm>;

type Kept = Pick<UploadDocumentForm, 'accessLevel' | 'downloadRestricted'>;

/**
 * What a next version leaves its document with, as the server decides it: its own level and restriction, or stricter ones
 * that somebody has chosen.
 */
export function keptBy(existing: Document, chosen: { [K in keyof Kept]?: Kept[K] | undefined }): Kept {
  const { accessLevel, downloadRestricted } = existing;
  const level = chosen.accessLevel ?? accessLevel;
  const isStricter = accessLevelValues.indexOf(level) > accessLevelValues.indexOf(accessLevel);
  return {
    accessLevel: isStricter ? level : accessLevel,
    downloadRestricted: downloadRestricted || (chosen.downloadRestricted ?? false),
  };
}

/** The folder select's word for "in no folder" is empty or ROOT; both mean null. */
export function chosenFolder(value: string): string | null {
  return value === '' || value === 'ROOT' ? null : value;
}

/**
 * The registration of an uploaded file under what was typed: always the same eight properties, and the comment where
 * there is one. A version without words of its own keeps those of the document it belongs to.
 * @param kept level and restriction of a next version
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
