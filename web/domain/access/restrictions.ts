import type { Document } from '#contract/types.ts';

/** Nobody downloads a document that is both confidential and restricted, whoever they are. */
export function isDownloadRestricted({
  accessLevel,
  downloadRestricted,
}: Pick<Document, 'accessLevel' | 'downloadRestricted'>): boolean {
  return accessLevel === 'confidential' && downloadRestricted;
}

/** Whether this reader would be refused, as far as the backend tells. */
export function mayNotDownload(
  document: Pick<Document, 'accessLevel' | 'downloadRestricted' | 'mayDownload'>,
): boolean {
  return document.mayDownload === false || isDownloadRestricted(document);
}
