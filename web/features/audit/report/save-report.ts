import { getDownloadComplianceReportUrl } from '#contract/hooks/reports.ts';
import type { ComplianceReport } from '#contract/types.ts';

/** Lets the browser download it, which writes a report of any length directly to disk. */
export function saveReport({ id, fileName }: Pick<ComplianceReport, 'id' | 'fileName'>): void {
  const link = document.createElement('a');
  link.href = getDownloadComplianceReportUrl(id);
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}
