import { messages, type WordsByOperation } from './messages.ts';

export const groupWords = {
  createGroup: { ...messages('Group created', 'Failed to create the group'), hasReason: true },
  updateGroup: { ...messages('Group updated', 'Failed to update the group'), hasReason: true },
  deleteGroup: { ...messages('Group deleted', 'Failed to delete the group'), hasServerMessage: true, hasReason: true },
} as const satisfies WordsByOperation;

export const partyWords = {
  suspend: { ...messages('Group suspended', 'Failed to suspend the group'), hasReason: true },
  resume: { ...messages('Group resumed', 'Failed to resume the group'), hasReason: true },
} as const;
