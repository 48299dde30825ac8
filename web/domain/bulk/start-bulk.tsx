import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { wasShown } from '#web/api/shown-failures.ts';
import { capitalised } from '#web/format/capitalised.ts';
import { counted, grouped } from '#web/format/counted.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { type Failure, type Job, type Step, subjectOf } from './job.ts';
import { Progress } from './progress.ts';
import { type Outcome, runSteps } from './run-steps.ts';
import { useStore } from '#web/ui/browser/store.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

export interface Starter {
  queryClient: QueryClient;
  /** Shows the dialog until it closes itself; at once, so that a caller's own dialog is closed after it. */
  show: (draw: (page: BulkPage) => ReactNode) => void;
}

/** Runs the change, shows progress if it has several steps, reports the result, and offers to undo it where it can be. */
export async function startBulk(starter: Starter, job: Job): Promise<void> {
  const { steps } = job;
  const progress = new Progress(steps.length);
  const done: Step[] = [];
  const left: Step[] = [];
  const attempt = async (some: readonly Step[]): Promise<void> => {
    let outcome: Outcome;
    try {
      const waves = job.wavesOf?.(some) ?? [some];
      outcome = await runSteps(starter.queryClient, waves, (step) => step.send(), progress, job.reasonOf);
    } catch (error) {
      progress.end([]);
      if (!wasShown(error)) throw error;
      return;
    }
    done.push(...outcome.done);
    left.push(...outcome.left);
    progress.end(outcome.failures, left);
    showOutcome(starter.queryClient, job, done, { ...outcome, left });
  };
  if (steps.length > 1) {
    const again = (failures: readonly Failure[]) => {
      progress.restart(failures.length);
      void attempt(failures.map(({ step }) => step));
    };
    starter.show((page) => <BulkDialog progress={progress} job={job} onRetry={again} {...page} />);
  }
  await attempt(steps);
}

/** @param done and what was left, in all attempts */
function showOutcome(queryClient: QueryClient, job: Job, done: readonly Step[], { failures, left }: Outcome): void {
  const [failure] = failures;
  const total = job.steps.length;
  if (done.length > 0) {
    const message = job.done.message(subjectOf(done, total, job.noun));
    const { undone } = job;
    const action = undone && { label: 'Undo', run: () => void undo(queryClient, job, undone, done) };
    toast({ title: left.length > 0 ? 'Stopped' : job.done.title, message, ...(action && { action }) });
  } else if (total === 1 && failure) {
    toast({ title: capitalised(job.notDone), message: `${failure.step.name}: ${failure.reason}`, tone: 'destructive' });
  } else if (left.length > 0) {
    toast({ title: 'Stopped', message: 'Nothing was changed.', tone: 'destructive' });
  }
}

const mostNamed = 3;

async function undo(
  queryClient: QueryClient,
  job: Job,
  undone: NonNullable<Job['undone']>,
  done: readonly Step[],
): Promise<void> {
  const total = done.length;
  try {
    const { failures } = await runSteps(
      queryClient,
      [done],
      async (step) => step.undo?.(),
      new Progress(total),
      job.reasonOf,
    );
    if (failures.length === 0) {
      toast({ title: undone.title, message: undone.message(subjectOf(done, total, job.noun)) });
      return;
    }
    const named = failures.slice(0, mostNamed).map(({ step, reason }) => `${step.name}: ${reason}`);
    const rest = failures.length - named.length;
    if (rest > 0) named.push(`And ${counted(rest, `other ${job.noun}`)}.`);
    const several = `${grouped(failures.length)} of ${counted(total, job.noun)} ${undone.not}`;
    const title = total === 1 ? capitalised(undone.not) : several;
    const left = failures.map(({ step }) => step);
    const action = { label: 'Try again', run: () => void undo(queryClient, job, undone, left) };
    toast({ title, message: named.join(' '), tone: 'destructive', action });
  } catch (error) {
    if (!wasShown(error)) throw error;
  }
}

/** The page's part of the dialog. */
interface BulkPage {
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
const mostListed = 100;

/** Shows the progress of a change to many items. Closes itself, unless some failed, which are listed. */
function BulkDialog({ progress, job, onRetry, onEnd, onClose }: BulkDialogProps) {
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
      title={isRunning ? job.going : `${grouped(failures.length)} of ${counted(total, job.noun)} ${job.notDone}`}
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
            {`${grouped(done)} of ${counted(total, job.noun)}`}
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
  const rest = failures.length - mostListed;
  return (
    <>
      <ul className="grid gap-3">
        {failures.slice(0, mostListed).map(({ step, reason }, at) => (
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
