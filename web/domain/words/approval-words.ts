import type { Approval } from '#contract/types.ts';
import { failure, messages, success, type WordsByOperation } from './messages.ts';

export const approvalWords = {
  requestApproval: { ...messages('Approval requested', 'Failed to request approval'), hasReason: true },
  decideApproval: {
    done: ({ state, version }: Approval) =>
      success(
        state === 'pending'
          ? `You have approved version ${version}. Somebody else has to as well.`
          : `Version ${version} ${state}`,
      ),
    failed: failure('Failed to decide on the approval'),
    hasReason: true,
  },
  withdrawApproval: { ...messages('Request withdrawn', 'Failed to withdraw the request'), hasReason: true },
} as const satisfies WordsByOperation;
