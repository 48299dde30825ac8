import type { OperationId } from '#contract/types.ts';
import type { ChangeWords, ToastWords } from '#web/api/change-words.ts';

export type WordsByOperation = Partial<Record<OperationId, ChangeWords<never, never>>>;

export const success = (message: string): ToastWords => ({ title: 'Success', message });
export const failure = (message: string): ToastWords => ({ title: 'Error', message });
export const messages = (done: string, failed: string) => ({ done: success(done), failed: failure(failed) });
/** The same, with the reason where the item is gone or the right has ended. */
export const reasoned = (done: string, failed: string) => ({ ...messages(done, failed), hasReason: true });
