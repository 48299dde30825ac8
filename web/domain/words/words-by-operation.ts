import type { OperationId } from '#contract/types.ts';
import type { ChangeWords } from '#web/api/change-words.ts';

export type WordsByOperation = Partial<Record<OperationId, ChangeWords<never, never>>>;
