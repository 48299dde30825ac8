import type { Document, DocumentSettings } from '#contract/types.ts';

export const settingsOf = ({ accessLevel, downloadRestricted, printingRestricted }: Document): DocumentSettings => ({
  accessLevel,
  downloadRestricted,
  printingRestricted,
});

/** Confidential documents with a download restriction cannot be downloaded by anyone. */
export function isDownloadRestricted({
  accessLevel,
  downloadRestricted,
}: Pick<Document, 'accessLevel' | 'downloadRestricted'>): boolean {
  return accessLevel === 'confidential' && downloadRestricted;
}

/** Whether this reader's download would be refused, as far as the server reveals it. */
export function mayNotDownload(
  document: Pick<Document, 'accessLevel' | 'downloadRestricted' | 'mayDownload'>,
): boolean {
  return document.mayDownload === false || isDownloadRestricted(document);
}
