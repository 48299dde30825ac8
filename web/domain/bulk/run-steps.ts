import type { QueryClient } from '@tanstack/react-query';
import { isUnauthorized, problemCode, serverMessage } from '#web/api/api-error.ts';
import { failureReason } from '#web/api/failure-reason.ts';
import { followRole, refetchLists } from '#web/api/query-client.ts';
import type { ProblemCode } from '#contract/types.ts';
import { ChangedMeanwhile } from './between.ts';
import type { Failure, Job, Step } from './job.ts';
import type { Progress } from './progress.ts';
import { runWaves } from './run-waves.ts';

export interface Outcome {
  readonly done: readonly Step[];
  readonly failures: readonly Failure[];
  /** Steps that were not started. */
  readonly left: readonly Step[];
}

/** Runs the waves until the user stops or declines a confirmation; fetches the lists once at the end. */
export function runSteps(
  queryClient: QueryClient,
  waves: readonly (readonly Step[])[],
  call: (step: Step) => Promise<unknown>,
  progress: Progress,
  reasonOf: Job['reasonOf'],
): Promise<Outcome> {
  const work = async (): Promise<Outcome> => {
    const done: Step[] = [];
    const left: Step[] = [];
    const failed = await runWaves(
      waves,
      async (step) => {
        if (progress.get().isStopping) {
          left.push(step);
          return;
        }
        try {
          await call(step);
          done.push(step);
        } catch (error) {
          if (isNotConfirmed(error)) progress.stop();
          throw error;
        } finally {
          progress.advance();
        }
      },
      isUnauthorized,
    );
    followRole(queryClient, failed.values());
    const failures = [...failed].map(([step, error]) => ({ step, reason: reasonOf?.(error) ?? whyNot(error) }));
    return { done, failures, left };
  };
  const mutation = queryClient.getMutationCache().build(queryClient, { meta: { refetch: false }, mutationFn: work });
  return mutation.execute(undefined).finally(() => void refetchLists(queryClient));
}

/** Refusals in the server's words. */
const told = new Set<ProblemCode | undefined>(['legal-hold', 'place-gone', 'sign-in-again']);

export function whyNot(error: unknown): string {
  if (error instanceof ChangedMeanwhile) return error.message;
  if (isNotConfirmed(error)) return 'You did not confirm that it is you.';
  return told.has(problemCode(error)) ? `${serverMessage(error)}.` : failureReason(error);
}

/** Stops the run, since the user would otherwise be asked again for every step. */
export function isNotConfirmed(error: unknown): boolean {
  return problemCode(error) === 'second-factor-required';
}
