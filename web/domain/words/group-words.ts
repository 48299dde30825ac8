import { reasoned, type WordsByOperation } from './messages.ts';

export const groupWords = {
  createGroup: reasoned('Group created', 'Failed to create the group'),
  updateGroup: reasoned('Group updated', 'Failed to update the group'),
  deleteGroup: { ...reasoned('Group deleted', 'Failed to delete the group'), hasServerMessage: true },
} as const satisfies WordsByOperation;

export const partyWords = {
  suspend: reasoned('Group suspended', 'Failed to suspend the group'),
  resume: reasoned('Group resumed', 'Failed to resume the group'),
} as const;
