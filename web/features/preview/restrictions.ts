import type { Document } from '#contract/types.ts';
import { isDownloadRestricted, mayNotDownload } from '#web/domain/access/restrictions.ts';
import { previewKind } from './stage/preview-kind.ts';

type Restricted = Pick<Document, 'accessLevel' | 'downloadRestricted' | 'printingRestricted'>;

/** The document can be neither downloaded nor shown. */
export function isSealed(document: Restricted & Pick<Document, 'mimeType'>): boolean {
  return isDownloadRestricted(document) && previewKind(document.mimeType) === 'none';
}

export function restrictionSummary({ downloadRestricted, printingRestricted }: Restricted): string[] {
  return [
    downloadRestricted ? 'Downloads restricted' : 'Downloads allowed',
    printingRestricted ? 'Printing restricted' : 'Printing allowed',
  ];
}

/** Why it cannot be opened in its own tab, where the browser offers Save and Print; null if it can. */
export function whyNotInTab(document: Restricted & Pick<Document, 'mayDownload'>): string | null {
  const [downloads, printing] = [mayNotDownload(document), document.printingRestricted];
  if (downloads && printing) return 'Off: downloads and printing of this document are restricted.';
  if (downloads) return 'Off: downloads of this document are restricted.';
  return printing ? 'Off: printing of this document is restricted.' : null;
}
