import type { Document } from '#web/api/generated/model/document.ts';

type Restricted = Pick<Document, 'accessLevel' | 'downloadRestricted' | 'printingRestricted'>;

/** Nobody downloads a document that is both confidential and restricted, whoever they are. */
export function isDownloadRestricted({ accessLevel, downloadRestricted }: Restricted): boolean {
  return accessLevel === 'confidential' && downloadRestricted;
}

/** What holds for a document, one line each. */
export function restrictionSummary({ downloadRestricted, printingRestricted }: Restricted): string[] {
  return [
    downloadRestricted ? 'Downloads restricted' : 'Downloads allowed',
    printingRestricted ? 'Printing restricted' : 'Printing allowed',
  ];
}
