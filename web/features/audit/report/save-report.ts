import { getDownloadComplianceReportUrl } from '#contract/hooks/reports.ts';
import type { ComplianceReport } from '#contract/types.ts';

/** Leaves the download to the browser, which writes it to disk as it comes, however long it is. */
export function saveReport({ id, fileName }: Pick<ComplianceReport, 'id' | 'fileName'>): void {
  const link = document.createElement('a');
  link.href = getDownloadComplianceReportUrl(id);
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}
