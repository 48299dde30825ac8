import { messages, type WordsByOperation } from './messages.ts';

export const groupWords = {
  createGroup: { ...messages('Group created', 'Failed to create the group'), saysWhy: true },
  updateGroup: { ...messages('Group updated', 'Failed to update the group'), saysWhy: true },
  deleteGroup: { ...messages('Group deleted', 'Failed to delete the group'), asServerSays: true, saysWhy: true },
} as const satisfies WordsByOperation;

export const partyWords = {
  suspend: { ...messages('Group suspended', 'Failed to suspend the group'), saysWhy: true },
  resume: { ...messages('Group resumed', 'Failed to resume the group'), saysWhy: true },
} as const;
