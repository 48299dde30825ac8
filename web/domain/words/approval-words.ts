import type { Approval } from '#contract/types.ts';
import { failure, reasoned, success, type WordsByOperation } from './messages.ts';

export const approvalWords = {
  requestApproval: reasoned('Approval requested', 'Failed to request approval'),
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
  withdrawApproval: reasoned('Request withdrawn', 'Failed to withdraw the request'),
} as const satisfies WordsByOperation;
