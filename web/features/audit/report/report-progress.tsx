import { useState } from 'react';
import { grouped } from '#web/format/counted.ts';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useGetComplianceReport } from '#contract/hooks/reports.ts';
import type { ComplianceReport } from '#contract/types.ts';
import { isGone } from '#web/api/api-error.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { saveReport } from './save-report.ts';

interface ReportProgressProps {
  made: ComplianceReport;
  /** While it is requested again. */
  isBusy: boolean;
  onAgain: () => void;
  onClose: () => void;
}

const POLL_MS = 700;
type Course = ComplianceReport['state'] | 'gone';

/** What a screen reader hears, once for each; failures are alerts. The numbers in between would be read every second. */
const spoken: Partial<Record<Course, string>> = {
  ready: 'Waiting for the download to begin',
  running: 'The report is being made',
  complete: 'Report complete',
};

export function ReportProgress({ made, isBusy, onAgain, onClose }: ReportProgressProps) {
  // The download that is shown: the newest one that was asked for.
  const [shown, setShown] = useState(1);
  const { data, error } = useGetComplianceReport(made.id, {
    query: {
      refetchInterval: ({ state }) => (isOver(courseOf(state.data ?? made, state.error, shown)) ? false : POLL_MS),
    },
  });
  const report = data ?? made;
  const course = courseOf(report, error, shown);
  const isAgain = course === 'failed' || course === 'gone';
  const { done, of } = report;
  const unknown = error && 'How far it has come is not known at the moment.';
  return (
    <Dialog
      onClose={onClose}
      title="Compliance Report"
      description={report.fileName}
      footer={
        <>
          <Button onClick={onClose}>{isAgain ? 'Cancel' : 'Close'}</Button>
          {isAgain && (
            <Button variant="primary" isBusy={isBusy} onClick={onAgain}>
              Try again
            </Button>
          )}
        </>
      }
    >
      <p role="status" className="sr-only">
        {spoken[course]}
      </p>
      <div className="grid gap-4">
        {course === 'ready' && <UnderWay share={0} words={unknown ?? 'Your browser is about to download it…'} />}
        {course === 'running' && (
          <UnderWay
            share={of === 0 ? 0 : done / of}
            words={unknown ?? `${grouped(done)} of ${grouped(of)} audit entries`}
          />
        )}
        {course === 'complete' && <Done report={report} />}
        {!isAgain && (
          <div>
            <Button
              size="sm"
              onClick={() => {
                saveReport(report);
                setShown(report.downloads + 1);
              }}
            >
              Download again
            </Button>
          </div>
        )}
        {isAgain && (
          <Notice icon={TriangleAlert} tone="danger" isAlert>
            {course === 'failed'
              ? 'The report was not finished: its download was cancelled, or the audit log could not be read. What was saved is not whole.'
              : 'The report is not there any more. It is kept for fifteen minutes, and only for this session. A download that was under way is not whole.'}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function courseOf({ downloads, state }: ComplianceReport, error: unknown, shown: number): Course {
  if (isGone(error)) return 'gone';
  return downloads < shown ? 'ready' : state;
}

const isOver = (course: Course) => course === 'complete' || course === 'failed' || course === 'gone';

/** @param share 0 to 1 */
function UnderWay({ share, words }: { share: number; words: string }) {
  return (
    <>
      <div className="grid gap-2">
        <ProgressBar label="Creating the report" value={share * 100} />
        <p className="text-cell text-text-muted tabular-nums">{words}</p>
      </div>
      <p className="text-base text-text-muted">
        Your browser saves it while it is made. You may close this window; to stop it, cancel the download in your
        browser.
      </p>
    </>
  );
}

function Done({ report: { head } }: { report: ComplianceReport }) {
  return (
    <>
      <p className="flex items-start gap-2 text-base text-text">
        <CircleCheck size={18} aria-hidden className="mt-0.5 flex-none text-success" />
        <span className="min-w-0">The report is complete. Your downloads show whether it was saved.</span>
      </p>
      <dl className="grid gap-1 rounded-lg border border-border bg-surface-sunken px-4 py-3 text-cell">
        <dt className="text-text-subtle">Made from the audit log with the head</dt>
        <dd className="font-mono text-caption break-all text-text">{head.hash}</dd>
      </dl>
    </>
  );
}
