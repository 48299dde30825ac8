import type { Approval } from '#contract/types.ts';
import { failure, success } from './said.ts';
import type { WordsByOperation } from './words-by-operation.ts';

export const approvalWords = {
  requestApproval: {
    done: success('Approval requested'),
    failed: failure('Failed to request approval'),
    saysWhy: true,
  },
  decideApproval: {
    done: ({ state, version }: Approval) =>
      success(
        state === 'pending'
          ? `You have approved version ${version}. Somebody else has to as well.`
          : `Version ${version} ${state}`,
      ),
    failed: failure('Failed to decide on the approval'),
    saysWhy: true,
  },
  withdrawApproval: {
    done: success('Request withdrawn'),
    failed: failure('Failed to withdraw the request'),
    saysWhy: true,
  },
} as const satisfies WordsByOperation;
