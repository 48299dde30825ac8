import type { Document } from '#contract/types.ts';
import { isDownloadRestricted } from '#web/domain/access/restrictions.ts';
import { previewKind } from './preview-kind.ts';

type Restricted = Pick<Document, 'accessLevel' | 'downloadRestricted' | 'printingRestricted'>;

/** Nobody can read it in any way: it may not be downloaded, and its type cannot be shown. */
export function isSealed(document: Restricted & Pick<Document, 'mimeType'>): boolean {
  return isDownloadRestricted(document) && previewKind(document.mimeType) === 'none';
}

/** What holds for a document, one line each. */
export function restrictionSummary({ downloadRestricted, printingRestricted }: Restricted): string[] {
  return [
    downloadRestricted ? 'Downloads restricted' : 'Downloads allowed',
    printingRestricted ? 'Printing restricted' : 'Printing allowed',
  ];
}
