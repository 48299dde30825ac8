import { getDownloadComplianceReportUrl } from '#contract/hooks/reports.ts';
import type { ComplianceReport } from '#contract/types.ts';
import { saveFrom } from '#web/ui/browser/save-file.ts';

export const saveReport = ({ id, fileName }: Pick<ComplianceReport, 'id' | 'fileName'>): void =>
  saveFrom(getDownloadComplianceReportUrl(id), fileName);
