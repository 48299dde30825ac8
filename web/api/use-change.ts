import type { UseMutationResult } from '@tanstack/react-query';
import { type ApiError, isUnauthorized } from './api-error.ts';
import { type ChangeWords, sayDone, sayFailed } from './change-words.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** What follows one change, once its words are said. */
export interface Outcome<Data> {
  done?: (data: Data) => void;
  failed?: (error: unknown) => void;
  /** Whether this failure is dealt with here; then nothing else is said or done. */
  catches?: (error: unknown) => boolean;
}

type ChangeHook<Data, Variables> = () => Pick<
  UseMutationResult<Data, ApiError, Variables>,
  'mutateAsync' | 'isPending' | 'variables'
>;

/**
 * A change as a person makes it: one at a time, with its success or its failure said in a toast, and neither said where
 * the session is over, as that is said by itself.
 */
export function useChange<Data, Variables>(useHook: ChangeHook<Data, Variables>, words: ChangeWords<Data, Variables>) {
  const once = useOneAtATime();
  const { mutateAsync, isPending, variables } = useHook();
  const run = (sent: Variables, outcome: Outcome<Data> = {}): Promise<void> =>
    once(async () => {
      let data: Data;
      try {
        data = await mutateAsync(sent);
      } catch (error) {
        if (isUnauthorized(error) || outcome.catches?.(error)) return;
        sayFailed(words, error);
        outcome.failed?.(error);
        return;
      }
      sayDone(words, data, sent);
      outcome.done?.(data);
    });
  return { run, isPending, variables };
}
