// Calls that need a fresh second factor wait here for the user. The user is asked once for all calls refused together;
// a call that was sent before the confirmation and refused after it is repeated without asking.
import { ApiError, problemCode } from '#web/api/api-error.ts';
import { confirmBy } from '#web/api/http.ts';

interface Question {
  answer: (isConfirmed: boolean) => void;
  answered: Promise<boolean>;
}

let question: Question | null = null;
let confirmedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

function become(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

function ask(): Question {
  if (question !== null) return question;
  let answer: Question['answer'] = () => undefined;
  const answered = new Promise<boolean>((resolve) => (answer = resolve));
  const asked = { answer, answered };
  become(asked);
  return asked;
}

confirmBy(async (refusal, sentAt) => {
  if (confirmedAt > sentAt || (await ask().answered)) return;
  const message = 'You did not confirm that it is you. Nothing was changed.';
  throw new ApiError(message, refusal.status, { code: problemCode(refusal), message });
});

/** Whether a call is waiting, and its result. */
export const stepUp = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isAsked: (): boolean => question !== null,
  /** Called when the user is gone: waiting calls get no answer. */
  forget(): void {
    become(null);
  },
  answer(isConfirmed: boolean): void {
    if (isConfirmed) confirmedAt = performance.now();
    const asked = question;
    become(null);
    asked?.answer(isConfirmed);
  },
};
