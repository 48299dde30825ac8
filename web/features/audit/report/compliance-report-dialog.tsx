import { useState } from 'react';
import type { ComplianceReport, CreateComplianceReportRequest } from '#contract/types.ts';
import { useCreateComplianceReport } from '#contract/hooks/reports.ts';
import { useChange } from '#web/api/use-change.ts';
import { reportWords } from '#web/domain/words/report-words.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { ReportFields } from './report-fields.tsx';
import { firstChoice, reportForm, toRequest } from './report-form.ts';
import { ReportHolds } from './report-holds.tsx';
import { ReportProgress } from './report-progress.tsx';
import { saveReport } from './save-report.ts';

/** Requests a report and shows the progress of its download. */
export function ComplianceReportDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<{ report: ComplianceReport; request: CreateComplianceReportRequest } | null>(null);
  const form = useSchemaForm(reportForm, firstChoice);
  const creating = useChange(useCreateComplianceReport, reportWords.createComplianceReport);
  const [opened] = useState(() => new AbortController());
  const close = () => {
    opened.abort();
    onClose();
  };
  const create = (request: CreateComplianceReportRequest) =>
    creating.run(
      { data: request },
      {
        done: (report) => {
          // The dialog was closed in the meantime.
          if (opened.signal.aborted) return;
          saveReport(report);
          setMade({ report, request });
        },
      },
    );
  if (made !== null) {
    return (
      <ReportProgress
        key={made.report.id}
        made={made.report}
        isBusy={creating.isPending}
        onAgain={() => void create(made.request)}
        onClose={close}
      />
    );
  }
  return (
    <FormDialog
      title="Compliance Report"
      description="What happened in the data room, and who could see what: for whoever has to answer for it."
      action="Create Report"
      isBusy={creating.isPending}
      onClose={close}
      onSubmit={form.handleSubmit((values) => {
        const request = toRequest(values);
        return request === null ? undefined : create(request);
      })}
    >
      <ReportHolds />
      <ReportFields form={form} />
    </FormDialog>
  );
}
