import { useState } from 'react';
import type { ComplianceReport, CreateComplianceReportRequest } from '#contract/types.ts';
import { useCreateComplianceReport } from '#contract/hooks/reports.ts';
import { useChange } from '#web/api/use-change.ts';
import { reportWords } from '#web/domain/words/report-words.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { firstChoice, reportForm, toRequest, formats, periodOf, type ReportForm } from './report-form.ts';
import { ReportProgress } from './report-progress.tsx';
import { saveReport } from './save-report.ts';
import { Activity, Ban, CheckCheck, Eye, KeyRound, Link, type LucideIcon, ShieldCheck, Users } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Choices } from '#web/ui/form/choices.tsx';
import { option, Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { periodInWords, presetLabels, presets } from './period.ts';

const parts: readonly { icon: LucideIcon; words: string }[] = [
  { icon: Activity, words: 'Figures of the period' },
  { icon: Users, words: 'People, roles, second factors, last sign-ins' },
  { icon: ShieldCheck, words: 'The security policy and its changes' },
  { icon: Eye, words: 'Who had access to what at its end, and why' },
  { icon: KeyRound, words: 'Permissions granted and revoked' },
  { icon: Activity, words: 'Views and downloads, by document and by person' },
  { icon: Ban, words: 'Refusals and failed sign-ins' },
  { icon: CheckCheck, words: 'Approvals' },
  { icon: Link, words: 'The audit chain: length, last hash, whether it is whole' },
];

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
      description="What happened in the data room, and who could see what: for people who have to answer for it."
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

function ReportHolds() {
  return (
    <section aria-labelledby="report-holds" className="rounded-lg border border-border bg-surface-sunken px-4 py-3">
      <h3 id="report-holds" className="text-cell font-label text-text">
        What it holds
      </h3>
      <ul className="mt-2 grid gap-x-4 gap-y-1.5 md:grid-cols-2">
        {parts.map(({ icon: Icon, words }) => (
          <li key={words} className="flex items-start gap-2 text-cell text-text-muted">
            <Icon size={14} aria-hidden className="mt-0.5 flex-none text-text-subtle" />
            <span className="min-w-0">{words}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2.5 text-caption text-text-subtle">
        It is made from the audit log alone, and asking for it is recorded there.
      </p>
    </section>
  );
}

const formatChoices: Record<(typeof formats)[number], { label: string; hint: string }> = {
  pdf: { label: 'PDF', hint: 'To read, to print and to hand on' },
  csv: { label: 'CSV', hint: 'To work with in a spreadsheet' },
  json: { label: 'JSON', hint: 'To process with a program' },
};

function ReportFields({ form }: { form: UseFormReturn<ReportForm> }) {
  const { register, control, formState } = form;
  const { errors, isSubmitted } = formState;
  const [preset, first, last] = useWatch({ control, name: ['preset', 'first', 'last'] });
  const period = periodOf({ preset, first, last });
  const again = { onChange: () => isSubmitted && void form.trigger(['first', 'last']) };
  return (
    <>
      <div className="grid gap-3">
        <Select
          label="Period"
          hint={period === null ? 'Whole days, where you are' : periodInWords(period)}
          {...register('preset')}
        >
          {presets.map((value) => option({ value, label: presetLabels[value] }))}
        </Select>
        {preset === 'own' && (
          <div className="grid gap-3 md:grid-cols-2">
            {(['first', 'last'] as const).map((day) => (
              <TextField
                key={day}
                type="date"
                label={day === 'first' ? 'First day' : 'Last day'}
                max="9999-12-31"
                error={errors[day]?.message}
                {...register(day, again)}
              />
            ))}
          </div>
        )}
      </div>
      <Choices
        label="Format"
        choices={formats.map((value) => ({ value, ...formatChoices[value] }))}
        {...register('format')}
      />
    </>
  );
}
