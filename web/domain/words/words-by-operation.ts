import type { OperationId } from '#contract/types.ts';
import type { ChangeWords } from '#web/api/change-words.ts';

/** The product's words, each under the call that they are about. */
export type WordsByOperation = Partial<Record<OperationId, ChangeWords<never, never>>>;
