import type { Document } from '#contract/types.ts';

/** Nobody downloads a document that is both confidential and restricted, whoever they are. */
export function isDownloadRestricted({
  accessLevel,
  downloadRestricted,
}: Pick<Document, 'accessLevel' | 'downloadRestricted'>): boolean {
  return accessLevel === 'confidential' && downloadRestricted;
}
