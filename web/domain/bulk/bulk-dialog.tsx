import { useEffect, useEffectEvent } from 'react';
import { counted } from '#web/format/counted.ts';
import { useStore } from '#web/ui/browser/store.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { Failure, Job } from './job.ts';
import type { Progress } from './progress.ts';

/** The page's part of the dialog. */
export interface BulkPage {
  /** Called with the keys of unchanged items whenever a run ends. */
  onEnd: (unchanged: ReadonlySet<string>) => void;
  onClose: () => void;
}

interface BulkDialogProps extends BulkPage {
  progress: Progress;
  job: Job;
  onRetry: (failures: readonly Failure[]) => void;
}

/** More than anyone reads, and far less than a page can hold. */
const mostNamed = 100;

/** Shows the progress of a change to many items. Closes itself, unless some failed, which are listed. */
export function BulkDialog({ progress, job, onRetry, onEnd, onClose }: BulkDialogProps) {
  const { done, total, isStopping, failures, left } = useStore(progress);
  const finish = useEffectEvent((failed: readonly Failure[]) => {
    onEnd(new Set([...failed.map(({ step }) => step), ...left].map(({ key }) => key)));
    if (failed.length === 0) onClose();
  });
  useEffect(() => {
    if (failures) finish(failures);
  }, [failures]);
  const isRunning = failures === null;
  return (
    <Dialog
      size="sm"
      title={isRunning ? job.going : `${failures.length} of ${counted(total, job.noun)} ${job.notDone}`}
      onClose={() => {
        if (!isRunning) onClose();
      }}
      footer={
        isRunning ? (
          <Button onClick={progress.stop} isBusy={isStopping}>
            Stop
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Close</Button>
            <Button variant="primary" onClick={() => onRetry(failures)}>
              Try again
            </Button>
          </>
        )
      }
    >
      {isRunning ? (
        <div role="status" className="grid gap-3">
          <p className="text-base text-text-muted tabular-nums">
            {`${done} of ${counted(total, job.noun)}`}
            {isStopping && ', stopping after those on their way'}
          </p>
          <ProgressBar value={(done / total) * 100} label={job.going} />
        </div>
      ) : (
        <Failures failures={failures} noun={job.noun} />
      )}
    </Dialog>
  );
}

function Failures({ failures, noun }: { failures: readonly Failure[]; noun: string }) {
  const rest = failures.length - mostNamed;
  return (
    <>
      <ul className="grid gap-3">
        {failures.slice(0, mostNamed).map(({ step, reason }, at) => (
          <li key={at} className="text-cell">
            <p className="font-medium break-words text-text">{step.name}</p>
            <p className="text-text-muted">{reason}</p>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-3 text-cell text-text-muted">{`And ${counted(rest, `other ${noun}`)}.`}</p>}
    </>
  );
}
