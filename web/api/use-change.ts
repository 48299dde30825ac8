import type { UseMutationResult } from '@tanstack/react-query';
import { type ApiError, isUnauthorized } from './api-error.ts';
import { type ChangeWords, showDone, showFailed } from './change-words.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** What follows a change after its message. */
export interface Outcome<Data> {
  done?: (data: Data) => void;
  failed?: (error: unknown) => void;
  /** Offered with the message of a failure. */
  again?: () => void;
  /** Whether the caller handles this failure; no message is shown then. */
  catches?: (error: unknown) => boolean;
}

type ChangeHook<Data, Variables> = () => Pick<
  UseMutationResult<Data, ApiError, Variables>,
  'mutateAsync' | 'isPending' | 'variables'
>;

/** A change by the user: one at a time, with a toast, except where the session is over. */
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
        showFailed(words, error, outcome.again);
        outcome.failed?.(error);
        return;
      }
      showDone(words, data, sent);
      outcome.done?.(data);
    });
  return { run, isPending, variables };
}
