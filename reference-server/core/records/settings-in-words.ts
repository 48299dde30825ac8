import type { DocumentRecord } from './records.ts';

type Settings = Pick<DocumentRecord, 'accessLevel' | 'downloadRestricted' | 'printingRestricted'>;

/** As the audit log names a document's settings. */
export function settingsInWords({ accessLevel, downloadRestricted, printingRestricted }: Settings): string {
  const downloads = downloadRestricted ? 'downloads restricted' : 'downloads allowed';
  const printing = printingRestricted ? 'printing restricted' : 'printing allowed';
  return `${accessLevel}, ${downloads}, ${printing}`;
}
