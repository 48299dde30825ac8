import type { ProblemCode } from '#contract/types.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { isGone, isNetworkRefused, isUnauthorized, problemCode, serverMessage } from './api-error.ts';
import { failureReason } from './failure-reason.ts';

export interface ToastWords {
  title: string;
  message: string;
}

export interface ChangeWords<Data = unknown, Variables = unknown> {
  /** Absent where the following screen shows the result. */
  done?: ToastWords | ((data: Data, variables: Variables) => ToastWords);
  failed: ToastWords;
  /** The server's message replaces this one, except where `hasReason` adds a reason. */
  hasServerMessage?: boolean;
  /** Adds the reason where the item is gone or the right has ended. */
  hasReason?: boolean;
}

export function showDone<Data, Variables>(words: ChangeWords<Data, Variables>, data: Data, variables: Variables): void {
  const doneWords = typeof words.done === 'function' ? words.done(data, variables) : words.done;
  toast({ ...doneWords, about: words.failed });
}

/** Refusals whose reason is shown nowhere else. */
const reasonedRefusals = new Set<ProblemCode | undefined>([
  'document-gone',
  'item-changed',
  'name-taken',
  'second-factor-required',
  'sign-in-again',
  'last-admin',
]);

/** Shows nothing if the session is over or the network is refused, which have their own screens. */
export function showFailed(
  { failed, hasServerMessage, hasReason }: Omit<ChangeWords, 'done'>,
  error: unknown,
  again?: () => void,
): void {
  if (isUnauthorized(error) || isNetworkRefused(error)) return;
  const isServerMessage = hasServerMessage ?? reasonedRefusals.has(problemCode(error));
  const isRefused = isGone(error) || problemCode(error) === 'forbidden';
  const why = hasReason === true && isRefused ? `. ${failureReason(error)}` : '';
  const message = (isServerMessage && why === '' ? serverMessage(error) : undefined) ?? failed.message + why;
  const action = again && { label: 'Try again', run: again };
  toast({ ...failed, message, tone: 'destructive', about: failed, ...(action && { action }) });
}
