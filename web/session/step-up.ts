// Calls that need a fresh second factor wait here for the user. The user is asked once for all calls refused together;
// a call that was sent before the confirmation and refused after it is repeated without asking.
import { ApiError, problemCode } from '#web/api/api-error.ts';
import { confirmBy } from '#web/api/http.ts';
import { Store } from '#web/ui/browser/store.ts';

interface Question {
  answer: (isConfirmed: boolean) => void;
  answered: Promise<boolean>;
}

const question = new Store<Question | null>(null);
let confirmedAt = Number.NEGATIVE_INFINITY;

function ask(): Question {
  const open = question.get();
  if (open !== null) return open;
  let answer: Question['answer'] = () => undefined;
  const answered = new Promise<boolean>((resolve) => (answer = resolve));
  const created = { answer, answered };
  question.set(created);
  return created;
}

confirmBy(async (refusal, sentAt, { onConfirmed }) => {
  if (onConfirmed === null) throw refusal;
  if (confirmedAt > sentAt || (await ask().answered)) return onConfirmed?.();
  const message = 'You did not confirm that it is you. Nothing was changed.';
  throw new ApiError(message, refusal.status, { code: problemCode(refusal), message });
});

/** Whether a call is waiting, and its result. */
export const stepUp = {
  subscribe: question.subscribe,
  isConfirming: (): boolean => question.get() !== null,
  /** Called when the user is gone: waiting calls get no answer. */
  forget(): void {
    question.set(null);
  },
  answer(isConfirmed: boolean): void {
    if (isConfirmed) confirmedAt = performance.now();
    const open = question.get();
    question.set(null);
    open?.answer(isConfirmed);
  },
};
