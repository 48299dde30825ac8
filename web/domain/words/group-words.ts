import { failure, success } from './said.ts';
import type { WordsByOperation } from './words-by-operation.ts';

export const groupWords = {
  createGroup: { done: success('Group created'), failed: failure('Failed to create the group'), saysWhy: true },
  updateGroup: { done: success('Group updated'), failed: failure('Failed to update the group'), saysWhy: true },
  deleteGroup: {
    ...{ done: success('Group deleted'), failed: failure('Failed to delete the group') },
    ...{ asServerSays: true, saysWhy: true },
  },
} as const satisfies WordsByOperation;

export const partyWords = {
  suspend: { done: success('Group suspended'), failed: failure('Failed to suspend the group'), saysWhy: true },
  resume: { done: success('Group resumed'), failed: failure('Failed to resume the group'), saysWhy: true },
} as const;
