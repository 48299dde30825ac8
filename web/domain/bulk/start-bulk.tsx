import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { wasTold } from '#web/api/told-failures.ts';
import { capitalised } from '#web/format/capitalised.ts';
import { counted } from '#web/format/counted.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { type Failure, type Job, type Step, subjectOf } from './job.ts';
import { Progress } from './progress.ts';
import { type Outcome, runSteps } from './run-steps.ts';
import { BulkDialog, type BulkPage } from './bulk-dialog.tsx';

export interface Starter {
  queryClient: QueryClient;
  /** Shows the dialog until it closes itself. */
  show: (draw: (page: BulkPage) => ReactNode) => void;
}

/** Runs the change, shows progress if it has several steps, reports the result, and offers to undo it. */
export async function startBulk(starter: Starter, job: Job): Promise<void> {
  const { steps } = job;
  const progress = new Progress(steps.length);
  const done: Step[] = [];
  const attempt = async (some: readonly Step[]): Promise<void> => {
    let outcome: Outcome;
    try {
      outcome = await runSteps(starter.queryClient, some, (step) => step.send(), progress, job.reasonOf);
    } catch (error) {
      progress.end([]);
      if (!wasTold(error)) throw error;
      return;
    }
    done.push(...outcome.done);
    progress.end(outcome.failures, outcome.left);
    say(starter.queryClient, job, done, outcome);
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

/** @param done in all attempts */
function say(queryClient: QueryClient, job: Job, done: readonly Step[], { failures, left }: Outcome): void {
  const [failure] = failures;
  const total = job.steps.length;
  if (done.length > 0) {
    const message = job.done.message(subjectOf(done, total, job.noun));
    const action = { label: 'Undo', run: () => void undo(queryClient, job, done) };
    toast({ title: left.length > 0 ? 'Stopped' : job.done.title, message, action });
  } else if (total === 1 && failure) {
    toast({ title: capitalised(job.notDone), message: `${failure.step.name}: ${failure.reason}`, tone: 'destructive' });
  } else if (left.length > 0) {
    toast({ title: 'Stopped', message: 'Nothing was changed.', tone: 'destructive' });
  }
}

const mostNamed = 3;

/** Restores the previous state of all items. */
async function undo(queryClient: QueryClient, job: Job, done: readonly Step[]): Promise<void> {
  const total = done.length;
  try {
    const { failures } = await runSteps(queryClient, done, (step) => step.undo(), new Progress(total), job.reasonOf);
    if (failures.length === 0) {
      toast({ title: job.undone.title, message: job.undone.message(subjectOf(done, total, job.noun)) });
      return;
    }
    const named = failures.slice(0, mostNamed).map(({ step, reason }) => `${step.name}: ${reason}`);
    const rest = failures.length - named.length;
    if (rest > 0) named.push(`And ${counted(rest, `other ${job.noun}`)}.`);
    const several = `${failures.length} of ${counted(total, job.noun)} ${job.notUndone}`;
    toast({ title: total === 1 ? capitalised(job.notUndone) : several, message: named.join(' '), tone: 'destructive' });
  } catch (error) {
    if (!wasTold(error)) throw error;
  }
}
